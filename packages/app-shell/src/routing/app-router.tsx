/**
 * Signed out and signed in are two routers (ADR 0005): the stored session alone decides which one stands.
 * Swapping keeps the address, so a deep link survives the login.
 */
import { accessOf } from '@luneta/auth';
import { useToast } from '@luneta/ui';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';

import { RECOVERY_PATH } from '../entry/entry.ts';
import type { Visit } from '../entry/visit-store.ts';
import { legalRoutes } from '../legal/legal-routes.tsx';
import { NotFoundPage, RouteErrorPage, StatusPage } from '../pages/pages.tsx';
import { browserHistory, createRouter, RouterProvider, type Route, type Router } from '../router/index.ts';
import { useServices, useSession, useVisit } from '../services/context.tsx';
import type { Services } from '../services/services.ts';
import { guard } from './guard.tsx';
import { UnknownAddress } from './id-of.ts';
import { RouteLoading } from './route-loading.tsx';

/** The routes of one app; loaders get the services they need through the closure. */
export type AppRoutes = ((services: Services) => readonly Route[]) & {
  /** Those that need nobody signed in. */
  readonly open?: (services: Services) => readonly Route[];
};

/** Open for everyone, signed in or not (S1 §2.1). Only who needs it fetches it. */
const publicRoutes: readonly Route[] = [
  {
    path: RECOVERY_PATH.slice(1),
    lazy: async () => (await import('../recovery/recovery-screen.tsx')).RecoveryScreen,
  },
  ...legalRoutes,
];

/** The login is a chunk of its own: who is signed in does not fetch it. The page asks for it early (`start-layer.ts`). */
const anonymousRoutes: readonly Route[] = [
  ...publicRoutes,
  {
    path: '*',
    lazy: async () => (await import('../login/login-screen.tsx')).LoginScreen,
    errorElement: <RouteErrorPage />,
  },
];

/** Shown while somebody arrives by a link or leaves for another deployment, signed in or not. */
const passingRoutes: readonly Route[] = [
  {
    path: '*',
    lazy: async () => (await import('../entry/passing-screen.tsx')).PassingScreen,
  },
];

function signedInRoutes(services: Services, routes: AppRoutes): readonly Route[] {
  return [
    // Public routes: they need no account, and a forced page does not block them.
    ...legalRoutes,
    {
      loader: guard(services),
      errorElement: <RouteErrorPage />,
      children: [
        ...routes(services),
        ...publicRoutes,
        { path: 'error/:status_code', element: <StatusPage /> },
        // The guard knows the parts of the console, not each address below them.
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}

/** How a router is made from routes; tests keep the address in memory. */
export type MakeRouter = (routes: readonly Route[]) => Router;

export const inBrowser: MakeRouter = (routes) => createRouter(routes, browserHistory());

type Stored = ReturnType<Services['session']['getSnapshot']>;

/** One router for as long as `key` stays: what stands for this person and this way of arriving. */
export function routingOf(stored: Stored, { entry: { kind } }: Visit) {
  if (kind === 'hub' || kind === 'handover' || kind === 'leaving') return { key: 'passing', tree: passingRoutes };
  const access = accessOf(stored);
  const key = `${access}:${stored.turma_aluno_id ?? ''}`;
  // A renewed token is the same session: only who is signed in, and as which student, swaps the router.
  return { key, tree: access === 'anonymous' ? anonymousRoutes : undefined };
}

/** The whole tree below the providers. */
export const treeOf = (services: Services, routes: AppRoutes, tree: readonly Route[] | undefined): readonly Route[] => {
  const open = tree === anonymousRoutes ? (routes.open?.(services) ?? []) : [];
  return [...open, ...(tree ?? signedInRoutes(services, routes))];
};

type AppRouterProps = {
  routes: AppRoutes;
  makeRouter?: MakeRouter;
  /** Made before the first drawing (`first-router.ts`); stands for its own key alone. */
  first?: { readonly key: string; readonly router: Router } | undefined;
};

export function AppRouter({ routes, makeRouter = inBrowser, first }: AppRouterProps) {
  const { key, tree } = routingOf(useSession(), useVisit());
  const ready = first?.key === key ? first.router : undefined;
  const standingRef = useRef<Router>(null);
  return (
    <OneRouter key={key} tree={tree} routes={routes} makeRouter={makeRouter} ready={ready} standingRef={standingRef} />
  );
}

type OneRouterProps = {
  tree: readonly Route[] | undefined;
  routes: AppRoutes;
  makeRouter: MakeRouter;
  ready: Router | undefined;
  /** The router on screen, of this person or of the one before. */
  standingRef: RefObject<Router | null>;
};

/** One router for as long as the same person is signed in. */
function OneRouter({ tree, routes, makeRouter, ready, standingRef }: OneRouterProps) {
  const services = useServices();
  // A person who signs in again as the same student has another router than the first.
  const [taken] = useState(() => (ready !== undefined && !used.has(ready) ? ready : undefined));
  const router = useMemo(
    () => taken ?? makeRouter(treeOf(services, routes, tree)),
    [taken, tree, services, routes, makeRouter],
  );
  useEffect(() => {
    if (taken) used.add(taken);
  }, [taken]);
  useEffect(() => {
    // Disposes only a router that was replaced: a move that it still waits for would end in the address of the next
    // person. React runs effects twice in development, which would dispose the current one.
    if (standingRef.current !== router) standingRef.current?.dispose();
    standingRef.current = router;
  }, [router, standingRef]);
  const { pageChanged } = useToast();
  const { reporter, moving } = services;
  useEffect(() => {
    let { pathname } = router.state.location;
    reporter.visited(pathname);
    const unsubscribe = router.subscribe(({ location, going }) => {
      moving(going ? going.pathname + going.search : null);
      if (location.pathname === pathname) return;
      ({ pathname } = location);
      reporter.visited(pathname);
      // Toasts belong to their page and close when it is left (decision 59, ux 8.9).
      pageChanged();
    });
    return () => {
      unsubscribe();
      moving(null);
    };
  }, [router, reporter, moving, pageChanged]);
  return (
    <RouterProvider
      router={router}
      waiting={<RouteLoading />}
      onError={(error) => reportRenderError(error, services)}
    />
  );
}

/** Routers that stood once. */
const used = new WeakSet<Router>();

/** Failures reach the console in development, and the reporting service where the deployment has one. */
function reportRenderError(error: unknown, { reporter }: Services) {
  if (error instanceof UnknownAddress) return;
  reporter.failed(error);
  if (import.meta.env.DEV) queueMicrotask(() => reportError(error));
}
