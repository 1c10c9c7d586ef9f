/** How much waits, by exam and class; each leads to its next essay. */
import type { CorrecaoResumo } from '@luneta/api-client';
import { QueryState } from '@luneta/app-shell';
import { ButtonLink, DataTable, Heading, Stack, Text, VisuallyHidden, type DataColumn } from '@luneta/ui';
import type { UseQueryResult } from '@tanstack/react-query';

import { copy as words } from '../../../shared/copy.ts';
import { copy } from '../copy.ts';

export const turmaOf = ({ serie_nome, turma_codigo }: CorrecaoResumo) => words.turmaOf(serie_nome, turma_codigo);

const columns: [DataColumn<CorrecaoResumo>, ...DataColumn<CorrecaoResumo>[]] = [
  { id: 'prova', header: copy.provaColumn, cell: ({ descricao }) => descricao },
  { id: 'turma', header: copy.turmaColumn, cell: turmaOf, noWrap: true },
  {
    id: 'minhas',
    header: copy.mineColumn,
    cell: ({ redacoes: { para_mim, rascunhos, divergentes } }) => (
      <>
        <Text as="strong" look="bodyStrong" tabular>
          {para_mim}
        </Text>{' '}
        <Text as="span" look="small" tone="muted">
          {[rascunhos > 0 && copy.draftsOf(rascunhos), divergentes > 0 && copy.apartOf(divergentes)]
            .filter((part) => part !== false)
            .join(' · ')}
        </Text>
      </>
    ),
  },
  {
    id: 'feitas',
    header: copy.doneColumn,
    align: 'end',
    noWrap: true,
    cell: ({ redacoes: { corrigidas, total } }) => copy.doneOf(corrigidas, total),
  },
];

type PorTurmaProps = {
  resumo: UseQueryResult<CorrecaoResumo[]>;
  /** Address of the next essay of an exam of a class. */
  href: (turma_avaliacao_id: string) => string;
};

export function PorTurma({ resumo, href }: PorTurmaProps) {
  const table = { caption: copy.byClass, columns, rowKey: (row: CorrecaoResumo) => row.turma_avaliacao_id };
  return (
    <Stack gap="e8" as="section" labelledBy="por-turma">
      <Heading look="h3" id="por-turma">
        {copy.byClass}
      </Heading>
      <QueryState
        query={resumo}
        loading={<DataTable {...table} rows={[]} loading loadingRows={3} loadingLabel={copy.loading} />}
      >
        {(rows) => (
          <DataTable
            {...table}
            rows={rows}
            density="compact"
            actionsHeader={copy.actions}
            renderActions={(row) =>
              row.redacoes.para_mim > 0 && (
                <ButtonLink href={href(String(row.turma_avaliacao_id))} variant="text" size="sm">
                  {copy.mark}
                  <VisuallyHidden>
                    {' '}
                    {row.descricao}, {turmaOf(row)}
                  </VisuallyHidden>
                </ButtonLink>
              )
            }
          />
        )}
      </QueryState>
    </Stack>
  );
}
