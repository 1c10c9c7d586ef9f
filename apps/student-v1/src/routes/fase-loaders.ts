/** Loaders of the screens of a phase. They start the first calls while the screen's code is on its way; nothing waits for them. */
import { faseItensQuery, faseMidiasQuery } from '@luneta/api-client/fase';
import { navbarQuery } from '@luneta/api-client/navbar';
import type { Services } from '@luneta/app-shell';
import type { Params } from 'react-router';

import { faseIdsOf } from './fase-place.ts';
import { materiaLoader } from './roteiro-loaders.ts';

/** The exercises and the status strip. */
export function startFase({ api, queryClient }: Services, params: Params): void {
  void queryClient.prefetchQuery(faseItensQuery(api, faseIdsOf(params)));
  void queryClient.prefetchQuery(navbarQuery(api));
}

/** The result needs the exercises. */
export const faseLoader = (services: Services) =>
  materiaLoader(services, (_services, _ids, params) => startFase(services, params));

/** The media screen needs the contents, and has the exercises ready for what comes next. */
export const midiaLoader = (services: Services) =>
  materiaLoader(services, ({ api, queryClient }, _ids, params) => {
    void queryClient.prefetchQuery(faseMidiasQuery(api, faseIdsOf(params)));
    startFase(services, params);
  });
