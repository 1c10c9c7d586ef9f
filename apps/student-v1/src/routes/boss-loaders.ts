/** Loaders of the Boss: they start the first calls while the script of the screen comes, and wait for nothing. */
import { adaptadaMateriaQuery } from '@luneta/api-client/adaptadas';
import { bossConcluidoQuery, bossInfoQuery, bossResumoQuery, type BossIds } from '@luneta/api-client/boss';
import type { Services } from '@luneta/app-shell';
import type { LoaderFunctionArgs } from 'react-router';

import { adaptadaIdsOf } from './params.ts';

const loader =
  (services: Services, start: (services: Services, ids: BossIds) => void) =>
  ({ params }: Pick<LoaderFunctionArgs, 'params'>) => {
    start(services, adaptadaIdsOf(params));
    return null;
  };

/** The rules: the state of the Boss, and the name of the subject. */
export const aberturaLoader = (services: Services) =>
  loader(services, ({ api, queryClient }, ids) => {
    void queryClient.prefetchQuery(bossInfoQuery(api, ids));
    void queryClient.prefetchQuery(adaptadaMateriaQuery(api, ids));
  });

/** The questions, beside what the rules need. */
export const batalhaLoader = (services: Services) =>
  loader(services, ({ api, queryClient }, ids) => {
    void queryClient.prefetchQuery(bossInfoQuery(api, ids));
    void queryClient.prefetchQuery(bossResumoQuery(api, ids));
    void queryClient.prefetchQuery(adaptadaMateriaQuery(api, ids));
  });

/** The result; the state decides whether there is one. */
export const resultadoLoader = (services: Services) =>
  loader(services, ({ api, queryClient }, ids) => {
    void queryClient.prefetchQuery(bossInfoQuery(api, ids));
    void queryClient.prefetchQuery(bossConcluidoQuery(api, ids));
  });
