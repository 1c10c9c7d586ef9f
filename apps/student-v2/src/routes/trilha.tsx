import { roteiroMateriaQuery } from '@luneta/api-client/trilhas';
import { idOf, starts } from '@luneta/app-shell';
import { useParams } from 'react-router';

import { TrilhaScreen } from '../features/trilha/trilha-screen.tsx';

export const loader = starts(({ api, queryClient }, { params }) => {
  const ids = { trilha_id: idOf(params, 'trilha_id'), materia_id: idOf(params, 'materia_id') };
  void queryClient.prefetchQuery(roteiroMateriaQuery(api, ids));
});

export function Component() {
  const params = useParams();
  return <TrilhaScreen trilha_id={idOf(params, 'trilha_id')} materia_id={idOf(params, 'materia_id')} />;
}
