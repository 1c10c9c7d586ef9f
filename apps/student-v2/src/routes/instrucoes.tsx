import { provaQuery } from '@luneta/api-client/prova';
import { provaPlaceOf, starts } from '@luneta/app-shell';
import { useParams } from 'react-router';

import { InstrucoesScreen } from '../features/instrucoes/instrucoes-screen.tsx';

export const loader = starts(({ api, queryClient, session }, { params }) => {
  const { turma_aluno_id } = session.getSnapshot();
  // Without a student the guard leads away.
  if (turma_aluno_id === null) return;
  void queryClient.prefetchQuery(provaQuery(api, { ...provaPlaceOf(params), turma_aluno_id }));
});

export function Component() {
  return <InstrucoesScreen {...provaPlaceOf(useParams())} />;
}
