/** Loaders of the roadmaps: they start the first calls while the script of the screen comes, and wait for nothing. */
import { adaptadaMateriaQuery, adaptadasQuery, type AdaptadaIds } from '@luneta/api-client/adaptadas';
import { navbarQuery } from '@luneta/api-client/navbar';
import type { Services } from '@luneta/app-shell';
import type { LoaderFunctionArgs, Params } from 'react-router';

import { cicloOf } from '../shared/ciclo.ts';
import { adaptadaIdsOf, tipoOf } from './params.ts';

/** The list of the cycle chosen last, and the status strip. */
export const roteirosLoader =
  ({ api, queryClient, session }: Services) =>
  () => {
    void queryClient.prefetchQuery(adaptadasQuery(api, cicloOf(session.getSnapshot())));
    void queryClient.prefetchQuery(navbarQuery(api));
    return null;
  };

/** Of every address inside a subject: `start` begins its calls. Other spellings of its kind are the guard's (decision 65). */
export const materiaLoader =
  (services: Services, start: (services: Services, ids: AdaptadaIds, params: Params) => void) =>
  ({ params }: Pick<LoaderFunctionArgs, 'params'>) => {
    // Not an address of ours: the guard shows the unknown page.
    if (tipoOf(params) !== null) start(services, adaptadaIdsOf(params), params);
    return null;
  };

/** The subject with its phases, and the status strip. */
export const roteiroLoader = (services: Services) =>
  materiaLoader(services, ({ api, queryClient }, ids) => {
    void queryClient.prefetchQuery(adaptadaMateriaQuery(api, ids));
    void queryClient.prefetchQuery(navbarQuery(api));
  });
