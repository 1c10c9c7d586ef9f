/** Loaders of the Boss: they start the first calls while the script of the screen comes, and wait for nothing. */
import { adaptadaMateriaQuery } from '@luneta/api-client/adaptadas';
import { bossConcluidoQuery, bossInfoQuery, bossResumoQuery } from '@luneta/api-client/boss';
import type { Services } from '@luneta/app-shell';

import { materiaLoader } from './roteiro-loaders.ts';

/** The rules: the state of the Boss, and the name of the subject. */
export const aberturaLoader = (services: Services) =>
  materiaLoader(services, ({ api, queryClient }, ids) => {
    void queryClient.prefetchQuery(bossInfoQuery(api, ids));
    void queryClient.prefetchQuery(adaptadaMateriaQuery(api, ids));
  });

/** The questions, beside what the rules need. */
export const batalhaLoader = (services: Services) =>
  materiaLoader(services, ({ api, queryClient }, ids) => {
    void queryClient.prefetchQuery(bossInfoQuery(api, ids));
    void queryClient.prefetchQuery(bossResumoQuery(api, ids));
    void queryClient.prefetchQuery(adaptadaMateriaQuery(api, ids));
  });

/** The result; the state decides whether there is one. */
export const resultadoLoader = (services: Services) =>
  materiaLoader(services, ({ api, queryClient }, ids) => {
    void queryClient.prefetchQuery(bossInfoQuery(api, ids));
    void queryClient.prefetchQuery(bossConcluidoQuery(api, ids));
  });
