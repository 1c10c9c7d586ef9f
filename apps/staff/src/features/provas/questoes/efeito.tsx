/** What a change of an item does to the grades, said before it is made: how many, by how much, and who. */
import { previaItemProvaQuery } from '@luneta/api-client/gestao-provas';
import { errorMessage, useServices } from '@luneta/app-shell';
import { roundHalfUp } from '@luneta/domain/numero';
import type { LetraOpcao, MudancaItemProva, PreviaItemAluno, PreviaItemProva } from '@luneta/api-client';
import {
  DataTable,
  Disclosure,
  FactsList,
  LoadingLayout,
  Note,
  PersonName,
  Stack,
  StackedBar,
  Text,
  type DataColumn,
} from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { nomeDe } from '../../../shared/aluno.ts';
import { decimal } from '../resultados/numeros.ts';
import { copy } from './efeito-copy.ts';

/** As many rows as a person reads before an act; the numbers above count all. */
const ROWS = 50;

export type EfeitoProps = {
  avaliacao_conhecimento_id: number;
  item: number;
  mudanca: MudancaItemProva;
  /** Of `chave`. */
  chave?: LetraOpcao;
};

export function Efeito(asked: EfeitoProps) {
  const { api } = useServices();
  const query = useQuery(previaItemProvaQuery(api, asked));
  if (query.isError) return <Note tone="warning">{errorMessage(query.error)}</Note>;
  if (!query.data) return <LoadingLayout of="table" count={2} label={copy.loading} />;
  return <Found previa={query.data} />;
}

/** With its tenth, also when that is 0. */
const comDecimo = (value: number) => roundHalfUp(value, 1).toFixed(1).replace('.', ',');
const signed = (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${comDecimo(Math.abs(value))}`;

function Found({ previa }: { previa: PreviaItemProva }) {
  const { qtde_sobem, qtde_descem, qtde_iguais, media_antes, media_depois, maior_mudanca, alunos } = previa;
  const mudam = qtde_sobem + qtde_descem;
  return (
    <Stack gap="e12">
      <Text as="strong" look="bodyStrong">
        {copy.mudam(mudam)}
      </Text>
      <StackedBar
        label={copy.notas}
        parts={[
          { tone: 'done', value: qtde_sobem, words: copy.sobem(qtde_sobem) },
          { tone: 'warning', value: qtde_descem, words: copy.descem(qtde_descem) },
          { tone: 'rest', value: qtde_iguais, words: copy.iguais(qtde_iguais) },
        ]}
      />
      {media_antes !== null && media_depois !== null && (
        <FactsList
          facts={[
            { term: copy.media, value: copy.dePara(comDecimo(media_antes), comDecimo(media_depois)) },
            { term: copy.maior, value: signed(maior_mudanca) },
          ]}
        />
      )}
      {mudam > 0 && (
        <Disclosure label={copy.distribuicao}>
          <Distribuicao previa={previa} />
        </Disclosure>
      )}
      {alunos.length > 0 && (
        <Disclosure label={copy.quem}>
          <Quem alunos={alunos} />
        </Disclosure>
      )}
    </Stack>
  );
}

type Faixa = { readonly de: string; readonly antes: number; readonly depois: number };

/** How many have a grade in each tenth of the scale, before and after; tenths of nobody are left out. */
function Distribuicao({ previa: { faixas, nota_maxima } }: { previa: PreviaItemProva }) {
  const rows: Faixa[] = faixas
    .map((faixa, n) => ({
      ...faixa,
      de: copy.faixa(decimal((n * nota_maxima) / 10), decimal(((n + 1) * nota_maxima) / 10)),
    }))
    .filter(({ antes, depois }) => antes > 0 || depois > 0);
  return (
    <DataTable
      caption={copy.distribuicao}
      density="compact"
      rows={rows}
      rowKey={({ de }) => de}
      columns={[
        { id: 'de', header: copy.nota, cell: ({ de }) => de, noWrap: true },
        { id: 'antes', header: copy.antes, cell: ({ antes }) => antes, align: 'end', noWrap: true },
        { id: 'depois', header: copy.depois, cell: ({ depois }) => depois, align: 'end', noWrap: true },
      ]}
    />
  );
}

const columnsOf = (tri: boolean): [DataColumn<PreviaItemAluno>, ...DataColumn<PreviaItemAluno>[]] => [
  {
    id: 'aluno',
    header: copy.aluno,
    cell: ({ aluno_nome, turma_codigo }) => (
      <>
        <PersonName>{nomeDe(aluno_nome)}</PersonName> · {turma_codigo}
      </>
    ),
  },
  {
    id: 'nota',
    header: copy.nota,
    cell: ({ nota_antes, nota_depois }) => copy.dePara(comDecimo(nota_antes), comDecimo(nota_depois)),
    noWrap: true,
  },
  ...(tri
    ? [
        {
          id: 'tri',
          header: copy.tri,
          cell: ({ nota_tri_antes, nota_tri_depois }: PreviaItemAluno) =>
            copy.dePara(triOf(nota_tri_antes), triOf(nota_tri_depois)),
          noWrap: true,
        },
      ]
    : []),
];

const triOf = (value: number | null) => (value === null ? copy.none : comDecimo(value));

function Quem({ alunos }: { alunos: readonly PreviaItemAluno[] }) {
  const tri = alunos.some(({ nota_tri_antes, nota_tri_depois }) => (nota_tri_antes ?? nota_tri_depois) !== null);
  return (
    <Stack gap="e4">
      <DataTable
        caption={copy.quem}
        density="compact"
        rows={alunos.slice(0, ROWS)}
        rowKey={({ turma_aluno_id }) => turma_aluno_id}
        columns={columnsOf(tri)}
      />
      {alunos.length > ROWS && (
        <Text look="caption" tone="muted">
          {copy.more(ROWS, alunos.length)}
        </Text>
      )}
    </Stack>
  );
}
