/** The lines that do one thing: those with a fault as what, why and how; those that change as before and after. */
import type { GestaoImportacao, GestaoImportacaoAcao, GestaoImportacaoLinha } from '@luneta/api-client';
import { importacaoLinhasQuery } from '@luneta/api-client/gestao-importacoes';
import { lazyPart, useServices } from '@luneta/app-shell';
import { List } from '@luneta/app-shell/list';
import { DataTable, DiffTable, LoadingLayout, Note, Stack, type DataColumn } from '@luneta/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { copy, n } from '../copy.ts';
import type { EtapaProps } from '../parts/etapa-props.ts';
import { Decisao } from '../questoes/decisao.tsx';
import type { PreviaProps } from '../questoes/previa.tsx';
import { acoesDe, CAMPOS, TIPOS } from '../tipos.ts';
import { Falhas } from './falhas.tsx';
import { Nome } from './nome.tsx';
import { Volta } from './volta.tsx';

/** Files of people have none. */
const Previa = lazyPart<PreviaProps>(async () => (await import('../questoes/previa.tsx')).Previa);

type LinhasProps = Pick<EtapaProps, 'importacao' | 'of'> & { acao: GestaoImportacaoAcao };

export function Linhas({ importacao, of, acao }: LinhasProps) {
  const { api } = useServices();
  const [stale, onStale] = useState<string>();
  const [vista, setVista] = useState<number | null>(null);
  const onVer = importacao.tipo === 'questoes' ? setVista : undefined;
  const query = useInfiniteQuery(importacaoLinhasQuery(api, of, { acao }));
  const linhas = query.data?.pages.flatMap((page) => page.linhas) ?? [];
  const caption = copy.lista(acoesDe(importacao.tipo).find((one) => one.acao === acao)?.nome ?? '');
  return (
    <Stack gap="e12">
      {stale !== undefined && (
        <Note tone="warning" alert>
          {stale}
        </Note>
      )}
      <List
        query={query}
        rows={linhas}
        words={{ caption, loading: copy.carregandoLinhas, empty: copy.semLinhas }}
        loading={<LoadingLayout of="table" label={copy.carregandoLinhas} />}
      >
        {(error) =>
          acao === 'erro' ? (
            <>
              <Falhas {...{ caption, linhas, importacao, of, onStale, onVer }} />
              {error}
            </>
          ) : (
            <Certas {...{ acao, caption, linhas, importacao, of, onStale, onVer, error }} />
          )
        }
      </List>
      {vista !== null && (
        <Previa linhas={linhas} ordem={vista} of={of} onOrdem={setVista} onClose={() => setVista(null)} />
      )}
    </Stack>
  );
}

type CertasProps = LinhasProps & {
  onStale: (message: string) => void;
  caption: string;
  linhas: readonly GestaoImportacaoLinha[];
  /** Shows one as a student would see it, where it is a question. */
  onVer: ((ordem: number) => void) | undefined;
  error: ReactNode;
};

const keyOf = ({ ordem }: GestaoImportacaoLinha) => ordem;

const lineColumn: DataColumn<GestaoImportacaoLinha> = {
  id: 'linha',
  header: copy.linha,
  cell: ({ linha }) => (linha === 0 ? '—' : n(linha)),
  noWrap: true,
};

const noticeColumn: DataColumn<GestaoImportacaoLinha> = {
  id: 'aviso',
  header: copy.aviso,
  cell: ({ problemas }) => problemas.map(({ mensagem }) => mensagem).join(' ') || '—',
};

const nameColumn = (
  tipo: GestaoImportacao['tipo'],
  onVer: CertasProps['onVer'],
): DataColumn<GestaoImportacaoLinha> => ({
  id: 'nome',
  header: TIPOS[tipo].quem,
  cell: (linha) => <Nome linha={linha} onVer={onVer} />,
});

/** Of a question the text is read in its preview. */
const DA_QUESTAO = ['codigo', 'materia', 'objeto', 'gabarito', 'dificuldade', 'etiquetas'] as const;

/** What stands in the line, without the name. */
const valuesOf = ({ valores }: GestaoImportacaoLinha, tipo: GestaoImportacao['tipo']): string =>
  valores
    .filter(({ campo, valor }) => valor !== '' && campo !== 'nome')
    .filter(({ campo }) => tipo !== 'questoes' || DA_QUESTAO.some((one) => one === campo))
    .map(({ campo, valor }) => `${CAMPOS[campo]}: ${valor}`)
    .join(' · ');

function Certas({ acao, caption, linhas, importacao, of, onStale, onVer, error }: CertasProps) {
  const notices = linhas.some(({ problemas }) => problemas.length > 0) ? [noticeColumn] : [];
  const { tipo } = importacao;
  const name = nameColumn(tipo, onVer);
  const decides = tipo === 'questoes' && (acao === 'criar' || acao === 'nova_revisao' || acao === 'duplicada');
  if (linhas.some(({ mudancas }) => mudancas.length > 0))
    return (
      <DiffTable
        caption={caption}
        density="compact"
        name={name}
        before={[lineColumn]}
        changesHeader={copy.muda}
        changesOf={({ mudancas }) =>
          mudancas.map(({ campo, antes, depois }) => ({ field: CAMPOS[campo], before: antes, after: depois }))
        }
        after={notices}
        rows={linhas}
        rowKey={keyOf}
        error={error}
      />
    );
  return (
    <DataTable
      caption={caption}
      density="compact"
      columns={[
        name,
        lineColumn,
        { id: 'traz', header: copy.traz, cell: (linha) => valuesOf(linha, tipo) },
        ...notices,
      ]}
      rows={linhas}
      rowKey={keyOf}
      error={error}
      {...(decides && {
        actionsHeader: copy.actions,
        renderActions: (linha: GestaoImportacaoLinha) => <Decisao linha={linha} of={of} onStale={onStale} />,
      })}
      {...(acao === 'ignorada' && {
        actionsHeader: copy.actions,
        renderActions: (linha: GestaoImportacaoLinha) => <Volta linha={linha} of={of} onStale={onStale} />,
      })}
    />
  );
}
