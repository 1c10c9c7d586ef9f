import { resumoQuery } from '@luneta/api-client/prova';
import { provaPlaceOf, starts } from '@luneta/app-shell';
import { useParams } from 'react-router';

import { FinalizadoScreen } from '../features/finalizado/finalizado-screen.tsx';

export const loader = starts(({ api, queryClient, session }, { params }) => {
  const { turma_aluno_id } = session.getSnapshot();
  // Without a student the guard leads away.
  if (turma_aluno_id === null) return;
  void queryClient.prefetchQuery(resumoQuery(api, { ...provaPlaceOf(params), turma_aluno_id }));
});

export function Component() {
  return <FinalizadoScreen {...provaPlaceOf(useParams())} />;
}
