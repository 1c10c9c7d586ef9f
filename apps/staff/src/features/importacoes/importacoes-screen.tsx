/** `/escola/importacoes`: files of people and classes, what became of each, and the one that still waits. */
import { importacoesQuery, isBeingDone } from '@luneta/api-client/gestao-importacoes';
import type { GestaoImportacaoResumida, GestaoImportacaoSituacao } from '@luneta/api-client';
import { useServices, useSession } from '@luneta/app-shell';
import { List } from '@luneta/app-shell/list';
import { Badge, ButtonLink, Inline, Link, Note, PersonName, Stack, Text, type DataColumn } from '@luneta/ui';
import { useInfiniteQuery } from '@tanstack/react-query';

import { EscolaFrame } from '../../shared/escola/escola-frame.tsx';
import { paths } from '../../shared/paths.ts';
import { quando, type Relogio } from '../../shared/quando.ts';
import { useMayCall } from '../../shared/use-may-call.ts';
import { useRelogio } from '../../shared/use-relogio.ts';
import { mudancasDe } from './contas.ts';
import { copy } from './copy.ts';
import { SITUACOES, TIPOS, tiposDe, type Tom } from './tipos.ts';
import { useLink } from './parts/use-link.ts';

export function ImportacoesScreen() {
  return <EscolaFrame href={paths.importacoes}>{(escola_id) => <Importacoes escola_id={escola_id} />}</EscolaFrame>;
}

const TONES: Readonly<Record<GestaoImportacaoSituacao, Tom>> = {
  recebida: 'info',
  analisando: 'info',
  pronta: 'warning',
  aplicando: 'info',
  aplicada: 'success',
  desfazendo: 'info',
  desfeita: 'neutral',
  recusada: 'danger',
  falhou: 'danger',
};

function Importacoes({ escola_id }: { escola_id: number }) {
  const { api } = useServices();
  const may = useMayCall();
  const link = useLink();
  const relogio = useRelogio();
  const query = useInfiniteQuery(importacoesQuery(api, { escola_id }));
  const importacoes = query.data?.pages.flatMap((page) => page.importacoes) ?? [];
  const [first = 'alunos'] = tiposDe(useSession().perfil_real);
  const writes = may('createImportacao');
  const waits = writes ? importacoes.find(({ situacao }) => situacao === 'pronta') : undefined;
  return (
    <Stack gap="e16">
      <Text tone="muted" measure>
        {writes ? copy.intro : copy.readOnly}
      </Text>
      {writes && importacoes.length > 0 && (
        <Inline>
          <ButtonLink size="sm" href={link(paths.importacaoNova)}>
            {copy.novo}
          </ButtonLink>
        </Inline>
      )}
      {waits && (
        <Note
          tone="info"
          action={
            <ButtonLink size="sm" variant="secondary" href={link(paths.importacao(waits.importacao_id))}>
              {copy.continuar}
            </ButtonLink>
          }
        >
          {copy.unfinished(waits.nome_arquivo, quando(waits.criada_em, relogio))}
        </Note>
      )}
      <List
        query={query}
        rows={importacoes}
        words={{ ...copy, empty: writes ? copy.empty : copy.emptyReadOnly }}
        emptyAction={
          writes && <ButtonLink href={link(`${paths.importacaoNova}?tipo=${first}`)}>{TIPOS[first].title}</ButtonLink>
        }
        rowKey={({ importacao_id }) => importacao_id}
        columns={columnsOf(link, relogio)}
      />
    </Stack>
  );
}

type Row = GestaoImportacaoResumida;

const columnsOf = (
  link: (href: string) => string,
  relogio: Relogio,
): readonly [DataColumn<Row>, ...DataColumn<Row>[]] => [
  {
    id: 'arquivo',
    header: copy.arquivo,
    cell: ({ importacao_id, nome_arquivo }) => <Link href={link(paths.importacao(importacao_id))}>{nome_arquivo}</Link>,
  },
  { id: 'tipo', header: copy.conteudo, cell: ({ tipo }) => TIPOS[tipo].nome },
  {
    id: 'situacao',
    header: copy.situacao,
    cell: ({ situacao }) => <Badge tone={TONES[situacao]}>{SITUACOES[situacao]}</Badge>,
  },
  { id: 'linhas', header: copy.linhas, cell: summaryOf },
  {
    id: 'quem',
    header: copy.quem,
    cell: ({ criada_por_nome, criada_em }) => (
      <>
        <PersonName>{criada_por_nome}</PersonName> · {quando(criada_em, relogio)}
      </>
    ),
  },
];

function summaryOf({ situacao, resumo }: GestaoImportacaoResumida): string {
  if (isBeingDone(situacao)) return copy.emAndamento;
  const mudancas = mudancasDe(resumo);
  return mudancas === 0 && resumo.erro === 0 ? copy.semMudanca : copy.resumo(mudancas, resumo.erro);
}
