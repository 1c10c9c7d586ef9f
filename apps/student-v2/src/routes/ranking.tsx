import { homeRankingQuery } from '@luneta/api-client/home';
import { starts } from '@luneta/app-shell';
import { useSearchParams } from 'react-router';

import { RankingScreen } from '../features/ranking/ranking-screen.tsx';
import { filterOf, filtroOf } from '../shared/ranking/use-ranking-filter.ts';

export const loader = starts(({ api, queryClient }, { search }) => {
  const visao = search.get('visao') === 'tabela' ? ({ visao: 'tabela' } as const) : {};
  void queryClient.prefetchQuery(homeRankingQuery(api, { ...filtroOf(filterOf(search)), ...visao }));
});

/** `home/ranking`, and with `?visao=tabela` the older screen (decision 155). */
export function Component() {
  const [search] = useSearchParams();
  return <RankingScreen visao={search.get('visao') === 'tabela' ? 'tabela' : 'lista'} />;
}
