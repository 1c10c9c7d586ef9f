/** The lines that do one thing: those with a fault as what, why and how; those that change as before and after. */
import type { GestaoImportacao, GestaoImportacaoAcao, GestaoImportacaoLinha } from '@luneta/api-client';
import { importacaoLinhasQuery } from '@luneta/api-client/gestao-importacoes';
import { useServices } from '@luneta/app-shell';
import { List } from '@luneta/app-shell/list';
import { DataTable, DiffTable, LoadingLayout, Note, PersonName, Stack, type DataColumn } from '@luneta/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { copy, n } from '../copy.ts';
import type { EtapaProps } from '../parts/etapa-props.ts';
import { ACOES, CAMPOS, TIPOS } from '../tipos.ts';
import { Falhas } from './falhas.tsx';
import { Volta } from './volta.tsx';

type LinhasProps = Pick<EtapaProps, 'importacao' | 'of'> & { acao: GestaoImportacaoAcao };

export function Linhas({ importacao, of, acao }: LinhasProps) {
  const { api } = useServices();
  const [stale, onStale] = useState<string>();
  const query = useInfiniteQuery(importacaoLinhasQuery(api, of, { acao }));
  const linhas = query.data?.pages.flatMap((page) => page.linhas) ?? [];
  const caption = copy.lista(ACOES.find((one) => one.acao === acao)?.nome ?? '');
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
              <Falhas {...{ caption, linhas, importacao, of, onStale }} />
              {error}
            </>
          ) : (
            <Certas {...{ acao, caption, linhas, importacao, of, onStale, error }} />
          )
        }
      </List>
    </Stack>
  );
}

type CertasProps = LinhasProps & {
  onStale: (message: string) => void;
  caption: string;
  linhas: readonly GestaoImportacaoLinha[];
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

const nameColumn = (tipo: GestaoImportacao['tipo']): DataColumn<GestaoImportacaoLinha> => ({
  id: 'nome',
  header: TIPOS[tipo].quem,
  cell: ({ nome, arquivo }) => (nome === '' ? arquivo || copy.semNome : <PersonName>{nome}</PersonName>),
});

/** What stands in the line, without the name. */
const valuesOf = ({ valores }: GestaoImportacaoLinha): string =>
  valores
    .filter(({ campo, valor }) => campo !== 'nome' && valor !== '')
    .map(({ campo, valor }) => `${CAMPOS[campo]}: ${valor}`)
    .join(' · ');

function Certas({ acao, caption, linhas, importacao, of, onStale, error }: CertasProps) {
  const notices = linhas.some(({ problemas }) => problemas.length > 0) ? [noticeColumn] : [];
  const name = nameColumn(importacao.tipo);
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
      columns={[name, lineColumn, { id: 'traz', header: copy.traz, cell: valuesOf }, ...notices]}
      rows={linhas}
      rowKey={keyOf}
      error={error}
      {...(acao === 'ignorada' && {
        actionsHeader: copy.actions,
        renderActions: (linha: GestaoImportacaoLinha) => <Volta linha={linha} of={of} onStale={onStale} />,
      })}
    />
  );
}
