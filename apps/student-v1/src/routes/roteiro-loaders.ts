/** Loaders of the roadmaps: they start the first calls while the script of the screen comes, and wait for nothing. */
import { adaptadaMateriaQuery, adaptadasQuery, type AdaptadaIds } from '@luneta/api-client/adaptadas';
import { navbarQuery } from '@luneta/api-client/navbar';
import type { Services } from '@luneta/app-shell';
import { redirect, replace, type LoaderFunctionArgs, type Params } from 'react-router';

import { cicloOf } from '../ciclo.ts';
import { tipoSegment } from '../paths.ts';
import { adaptadaIdsOf, tipoOf } from './params.ts';

type Args = Pick<LoaderFunctionArgs, 'params' | 'request'>;

/** The list of the cycle chosen last, and the status strip. */
export const roteirosLoader =
  ({ api, queryClient, session }: Services) =>
  () => {
    void queryClient.prefetchQuery(adaptadasQuery(api, cicloOf(session.getSnapshot())));
    void queryClient.prefetchQuery(navbarQuery(api));
    return null;
  };

/** Of every address inside a subject: another spelling of its kind is replaced (decision 65), then `start` runs. */
export const materiaLoader =
  (services: Services, start: (services: Services, ids: AdaptadaIds, params: Params) => void) =>
  ({ params, request }: Args) => {
    const tipo = tipoOf(params);
    // Not an address of ours: the guard shows the unknown page.
    if (tipo === null) return null;
    const { pathname, search } = new URL(request.url);
    const to = pathname.replace(`/${params['tipo_avaliacao'] ?? ''}/`, `/${tipoSegment(tipo)}/`);
    // Where one stands already, an entry of its own would make Back lead forward again.
    if (to !== pathname) return services.address.pathname === pathname ? replace(to + search) : redirect(to + search);
    start(services, adaptadaIdsOf(params), params);
    return null;
  };

/** The subject with its phases, and the status strip. */
export const roteiroLoader = (services: Services) =>
  materiaLoader(services, ({ api, queryClient }, ids) => {
    void queryClient.prefetchQuery(adaptadaMateriaQuery(api, ids));
    void queryClient.prefetchQuery(navbarQuery(api));
  });
