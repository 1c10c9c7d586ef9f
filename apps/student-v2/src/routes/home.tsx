import { avaliacoesQuery } from '@luneta/api-client/avaliacoes';
import { homeQuery, homeRankingQuery } from '@luneta/api-client/home';
import { starts } from '@luneta/app-shell';

import { filterOf, filtroOf } from '../shared/ranking/use-ranking-filter.ts';

export { HomeScreen as Component } from '../features/home/home-screen.tsx';

/** What stands on the first screen of a phone; the rest is asked for by itself. */
export const loader = starts(({ api, queryClient }, { search }) => {
  void queryClient.prefetchQuery(homeQuery(api));
  void queryClient.prefetchQuery(avaliacoesQuery(api));
  void queryClient.prefetchQuery(homeRankingQuery(api, filtroOf(filterOf(search))));
});
