/** The exams of one class, newest first. */
import { gestaoProvasQuery } from '@luneta/api-client/gestao-provas';
import { QueryState, useServices } from '@luneta/app-shell';
import { EmptyState, Stack } from '@luneta/ui';
import { useInfiniteQuery } from '@tanstack/react-query';

import { ProximaPagina } from '../../../lista/proxima-pagina.tsx';
import { groupExames } from '../exames.ts';
import { copy } from '../lista-copy.ts';
import { ProvasTable } from '../provas-table.tsx';

export function ProvasDaTurma({ turma_id }: { turma_id: number }) {
  const { api } = useServices();
  const query = useInfiniteQuery(gestaoProvasQuery(api, { turma_id }));
  const exames = groupExames((query.data?.pages ?? []).flatMap(({ provas }) => provas));
  return (
    <QueryState query={query} loading={<ProvasTable exames={[]} umaTurma loading />}>
      {() =>
        exames.length === 0 ? (
          <EmptyState text={copy.emptyTurma} />
        ) : (
          <Stack gap="e12">
            <ProvasTable exames={exames} umaTurma />
            <ProximaPagina query={query} words={copy} />
          </Stack>
        )
      }
    </QueryState>
  );
}
