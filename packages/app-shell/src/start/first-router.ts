/**
 * The first router, ready before React draws: the screen's code, the account and its first data. So the first drawing is the
 * screen itself, in one go. Drawn through a spinner it would come in slices, each with a frame of the spinner between.
 */
import type { QueryClient } from '@tanstack/react-query';

import type { Router } from '../router/index.ts';
import { inBrowser, routingOf, treeOf, type AppRoutes, type MakeRouter } from '../routing/app-router.tsx';
import type { Services } from '../services/services.ts';

/** A line slower than this sees the spinner, and then the skeletons of the screen. */
const AT_MOST_MS = 600;

export type FirstRouter = { readonly key: string; readonly router: Router };

const initialized = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((now) => {
      if (!now.initialized) return;
      stop();
      resolve();
    });
  });

const settled = (queries: QueryClient) =>
  new Promise<void>((resolve) => {
    if (queries.isFetching() === 0) return resolve();
    const stop = queries.getQueryCache().subscribe(() => {
      if (queries.isFetching() > 0) return;
      stop();
      resolve();
    });
  });

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Undefined when the session became another one meanwhile: its router is made as ever. */
export async function firstRouter(
  services: Services,
  routes: AppRoutes,
  makeRouter: MakeRouter = inBrowser,
): Promise<FirstRouter | undefined> {
  const routing = () => routingOf(services.session.getSnapshot(), services.visit.getSnapshot());
  const { key, tree } = routing();
  const router = makeRouter(treeOf(services, routes, tree));
  const ready = initialized(router).then(() => settled(services.queryClient));
  await Promise.race([ready, pause(AT_MOST_MS)]);
  if (routing().key === key) return { key, router };
  router.dispose();
  return undefined;
}
