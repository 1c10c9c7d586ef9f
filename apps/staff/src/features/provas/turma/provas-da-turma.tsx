/** The exams of one class, newest first. */
import { gestaoProvasQuery } from '@luneta/api-client/gestao-provas';
import { useServices } from '@luneta/app-shell';
import { useInfiniteQuery } from '@tanstack/react-query';

import { ListaPaginada } from '../../../lista/lista-paginada.tsx';
import { agrupar } from '../agrupar.ts';
import { copy } from '../lista-copy.ts';
import { ProvasTable } from '../provas-table.tsx';

const never = () => undefined;

export function ProvasDaTurma({ turma_id }: { turma_id: number }) {
  const { api } = useServices();
  const query = useInfiniteQuery(gestaoProvasQuery(api, { turma_id }));
  const exames = agrupar((query.data?.pages ?? []).flatMap(({ provas }) => provas));
  return (
    <ListaPaginada
      query={query}
      rows={exames.length}
      loading={<ProvasTable exames={[]} umaTurma loading />}
      filtered={false}
      onClear={never}
      words={{ ...copy, empty: copy.emptyTurma }}
    >
      {(error) => <ProvasTable exames={exames} umaTurma error={error} />}
    </ListaPaginada>
  );
}
