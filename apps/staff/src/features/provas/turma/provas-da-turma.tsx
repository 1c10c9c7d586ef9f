/** The exams of one class, newest first. */
import { gestaoProvasQuery } from '@luneta/api-client/gestao-provas';
import { QueryState, useServices } from '@luneta/app-shell';
import { Button, EmptyState, ErrorState, Stack } from '@luneta/ui';
import { useInfiniteQuery } from '@tanstack/react-query';

import { agrupar } from '../agrupar.ts';
import { copy } from '../lista-copy.ts';
import { ProvasTable } from '../provas-table.tsx';

export function ProvasDaTurma({ turma_id }: { turma_id: number }) {
  const { api } = useServices();
  const query = useInfiniteQuery(gestaoProvasQuery(api, { turma_id }));
  const exames = agrupar((query.data?.pages ?? []).flatMap(({ provas }) => provas));
  const { hasNextPage, isFetchingNextPage: busy, isFetchNextPageError: failed } = query;
  const next = () => void query.fetchNextPage();
  return (
    <QueryState query={query} loading={<ProvasTable exames={[]} umaTurma loading />}>
      {() =>
        exames.length === 0 ? (
          <EmptyState text={copy.emptyTurma} />
        ) : (
          <Stack gap="e12">
            <ProvasTable exames={exames} umaTurma />
            {failed && (
              <ErrorState compact title={copy.pageFailed} retryLabel={copy.retry} onRetry={next} retrying={busy} />
            )}
            {hasNextPage && !failed && (
              <Button variant="secondary" busy={busy} onClick={next}>
                {copy.more}
              </Button>
            )}
          </Stack>
        )
      }
    </QueryState>
  );
}
