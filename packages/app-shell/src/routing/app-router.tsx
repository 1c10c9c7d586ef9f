/**
 * Signed out and signed in are two routers (ADR 0005): the stored session alone decides which one stands.
 * Swapping keeps the address, so a deep link survives the login.
 */
import { accessOf } from '@luneta/auth';
import { useToast } from '@luneta/ui';
import { useEffect, useMemo, useRef } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { RECOVERY_PATH } from '../entry/entry.ts';
import { legalRoutes } from '../legal/legal-routes.tsx';
import { LoginScreen } from '../login/login-screen.tsx';
import { RouteErrorPage, StatusPage } from '../pages/pages.tsx';
import { useServices, useSession, useVisit } from '../services/context.tsx';
import type { Services } from '../services/services.ts';
import { guard } from './guard.ts';
import { GuardedOutlet } from './guarded-outlet.tsx';
import { PlaceFrame } from './place-frame.tsx';
import { RouteLoading } from './route-loading.tsx';

/** The routes of one app; loaders get the services they need through the closure. */
export type AppRoutes = (services: Services) => RouteObject[];

const loading = { hydrateFallbackElement: <RouteLoading /> } as const;

/** Open for everyone, signed in or not (S1 §2.1). Only who needs it fetches it. */
const publicRoutes: RouteObject[] = [
  {
    path: RECOVERY_PATH.slice(1),
    lazy: async () => ({ Component: (await import('../recovery/recovery-screen.tsx')).RecoveryScreen }),
    ...loading,
  },
  ...legalRoutes,
];

const anonymousRoutes: RouteObject[] = [...publicRoutes, { path: '*', element: <LoginScreen /> }];

/** Shown while somebody arrives by a link or leaves for another deployment, signed in or not. */
const passingRoutes: RouteObject[] = [
  {
    path: '*',
    lazy: async () => ({ Component: (await import('../entry/passing-screen.tsx')).PassingScreen }),
    ...loading,
  },
];

function signedInRoutes(services: Services, routes: AppRoutes): RouteObject[] {
  return [
    // Public routes: they need no account, and a forced page does not block them.
    ...legalRoutes,
    {
      loader: guard(services),
      // The account is cached; asking again on each move keeps the guard's answer true for the new address.
      shouldRevalidate: () => true,
      element: <GuardedOutlet />,
      errorElement: <RouteErrorPage />,
      hydrateFallbackElement: <RouteLoading />,
      children: [
        ...routes(services),
        ...publicRoutes,
        { path: 'error/:status_code', element: <StatusPage /> },
        { path: '*', element: null },
      ],
    },
  ];
}

/** How a router is made from routes; tests keep the address in memory. */
export type MakeRouter = (routes: RouteObject[]) => ReturnType<typeof createBrowserRouter>;

const inBrowser: MakeRouter = (routes) => createBrowserRouter(routes);

export function AppRouter({ routes, makeRouter = inBrowser }: { routes: AppRoutes; makeRouter?: MakeRouter }) {
  const session = useSession();
  const { kind } = useVisit().entry;
  if (kind === 'hub' || kind === 'handover' || kind === 'leaving')
    return <OneRouter key="passing" tree={passingRoutes} routes={routes} makeRouter={makeRouter} />;
  const access = accessOf(session);
  const { turma_aluno_id } = session;
  // A renewed token is the same session: only who is signed in, and as which student, swaps the router.
  const tree = access === 'anonymous' ? anonymousRoutes : undefined;
  return <OneRouter key={`${access}:${turma_aluno_id ?? ''}`} tree={tree} routes={routes} makeRouter={makeRouter} />;
}

type OneRouterProps = { tree: RouteObject[] | undefined; routes: AppRoutes; makeRouter: MakeRouter };

/** One router for as long as the same person is signed in. */
function OneRouter({ tree, routes, makeRouter }: OneRouterProps) {
  const services = useServices();
  const router = useMemo(
    () => makeRouter([{ element: <PlaceFrame />, children: tree ?? signedInRoutes(services, routes) }]),
    [tree, services, routes, makeRouter],
  );
  const standing = useRef(router);
  useEffect(() => {
    // Disposes only a router that was replaced. React runs effects twice in development, which would dispose the
    // current one.
    if (standing.current !== router) standing.current.dispose();
    standing.current = router;
  }, [router]);
  const { pageChanged } = useToast();
  const { reporter } = services;
  useEffect(() => {
    let { pathname } = router.state.location;
    reporter.visited(pathname);
    return router.subscribe(({ location }) => {
      if (location.pathname === pathname) return;
      ({ pathname } = location);
      reporter.visited(pathname);
      // Toasts belong to their page and close when it is left (decision 59, ux 8.9).
      pageChanged();
    });
  }, [router, reporter, pageChanged]);
  return <RouterProvider router={router} onError={(error) => reportRenderError(error, services)} />;
}

/** Failures reach the console in development, and the reporting service where the deployment has one. */
function reportRenderError(error: unknown, { reporter }: Services) {
  reporter.failed(error);
  if (import.meta.env.DEV) queueMicrotask(() => reportError(error));
}
