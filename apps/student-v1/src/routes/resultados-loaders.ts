/** Loaders of the results: they start the first calls while the script of the screen comes. */
import { gabaritosQuery } from '@luneta/api-client/gabaritos';
import { homeRankingQuery } from '@luneta/api-client/home';
import type { Services } from '@luneta/app-shell';
import type { LoaderFunctionArgs } from 'react-router';

export const resultadosLoader =
  ({ api, queryClient }: Services) =>
  () => {
    void queryClient.prefetchQuery(gabaritosQuery(api));
    void queryClient.prefetchQuery(homeRankingQuery(api));
    return null;
  };

export const rankingLoader =
  ({ api, queryClient }: Services) =>
  ({ request }: Pick<LoaderFunctionArgs, 'request'>) => {
    const turma = new URL(request.url).searchParams.get('escopo') === 'turma';
    void queryClient.prefetchQuery(homeRankingQuery(api, turma ? { escopo: 'turma' } : {}));
    return null;
  };
