/** Results as a picture and as a table, of all classes or of one; and the table as a file. */
import type { ResultadoDoAluno, ResultadosDaProva } from '@luneta/api-client';
import {
  Button,
  Card,
  type DataColumn,
  DataTable,
  EmptyState,
  Heading,
  Inline,
  numberText,
  PersonName,
  Stack,
  Text,
} from '@luneta/ui';
import { Table } from '@luneta/ui/icons';

import { Histogram } from '../parts/histogram/histogram.tsx';
import { nomeDe } from '../../../shared/aluno.ts';
import { choiceOf } from '@luneta/app-shell/filters';
import { FilterControls, useFilters } from '@luneta/app-shell/list';
import { downloadText, fileNameOf } from '../../../shared/download-text.ts';
import { copy as words } from '../copy.ts';
import { copy } from './copy.ts';
import { decimal, distribuicao, media, mediana, resultadosCsv } from './numeros.ts';

const numberOr = (value: number | null, digits = 1) => (value === null ? words.none : decimal(value, digits));

const columnsOf = (notaMaxima: number): readonly [DataColumn<ResultadoDoAluno>, ...DataColumn<ResultadoDoAluno>[]] => [
  { id: 'aluno', header: copy.aluno, cell: ({ aluno_nome }) => <PersonName>{nomeDe(aluno_nome)}</PersonName> },
  { id: 'turma', header: copy.turma, cell: ({ turma_codigo }) => turma_codigo, noWrap: true },
  {
    id: 'acertos',
    header: copy.acertos,
    cell: ({ presente, acertos, itens }) => (presente ? copy.of(acertos, itens) : copy.ausente),
    noWrap: true,
  },
  {
    id: 'nota',
    header: copy.notaOf(decimal(notaMaxima)),
    cell: ({ nota }) => numberOr(nota, 2),
    align: 'end',
    noWrap: true,
  },
  {
    id: 'tri',
    header: copy.tri,
    // One decimal always, so that the scores of a class stand below each other.
    cell: ({ nota_tri }) => (nota_tri === null ? words.none : numberText(nota_tri)),
    align: 'end',
    noWrap: true,
  },
  {
    id: 'redacao',
    header: copy.redacao,
    cell: ({ nota_redacao }) => numberOr(nota_redacao, 0),
    align: 'end',
    noWrap: true,
  },
];

export function Resultados({ resultados }: { resultados: ResultadosDaProva }) {
  const { alunos, nota_maxima, descricao, fechada } = resultados;
  const turmas = new Map(alunos.map(({ turma_id, turma_codigo }) => [String(turma_id), turma_codigo]));
  // Only classes that have results: an address from elsewhere shows all.
  const has = (text: string): text is string => turmas.has(text);
  const filters = useFilters({ turma: choiceOf(copy.turma, has, { all: copy.allTurmas }) });
  const { turma } = filters.values;
  if (alunos.length === 0) return <EmptyState plain text={fechada ? copy.emptyCalculating : copy.empty} />;
  const shown = turma === '' ? alunos : alunos.filter(({ turma_id }) => String(turma_id) === turma);
  return (
    <Stack gap="e16">
      <FilterControls
        of={filters}
        label={copy.filter}
        options={{ turma: [...turmas].map(([value, label]) => ({ value, label })) }}
      />
      <Inline justify="end">
        <Button
          variant="secondary"
          size="sm"
          icon={Table}
          onClick={() =>
            downloadText(
              fileNameOf('resultados', descricao, turmas.get(turma) ?? ''),
              resultadosCsv(shown, nota_maxima),
            )
          }
        >
          {copy.export}
        </Button>
      </Inline>
      <Distribuicao alunos={shown} notaMaxima={nota_maxima} />
      <DataTable
        caption={copy.table}
        columns={columnsOf(nota_maxima)}
        rows={shown}
        rowKey={({ turma_aluno_id }) => turma_aluno_id}
        density="compact"
      />
    </Stack>
  );
}

function Distribuicao({ alunos, notaMaxima }: { alunos: readonly ResultadoDoAluno[]; notaMaxima: number }) {
  const { tri, values, bands } = distribuicao(alunos, notaMaxima);
  if (values.length === 0) return null;
  const title = tri ? copy.distributionTri : copy.distribution;
  return (
    <Card padding="md">
      <Stack gap="e12">
        <Inline justify="between" wrap gap="e8">
          <Heading look="h3">{title}</Heading>
          <Text look="small" tone="muted" tabular>
            {copy.stats(decimal(media(values)), decimal(mediana(values)))}
          </Text>
        </Inline>
        <Histogram label={title} bands={bands} />
      </Stack>
    </Card>
  );
}
