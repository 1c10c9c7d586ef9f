import { lazy, Suspense } from 'react';
import { Outlet, useLoaderData } from 'react-router';

import { NotFoundPage } from '../pages/pages.tsx';
import type { Guarded } from './guard.ts';
import { RouteLoading } from './route-loading.tsx';

// Only who is in the wrong app sees it.
const HandoverPage = lazy(async () => ({ default: (await import('../pages/handover-page.tsx')).HandoverPage }));

/** Renders the guard's result: the route, the unknown page, or the link to the right app. */
export function GuardedOutlet() {
  const guarded: Guarded = useLoaderData();
  if (guarded.kind === 'handover') {
    return (
      <Suspense fallback={<RouteLoading />}>
        <HandoverPage deployment={guarded.deployment} to={guarded.to} />
      </Suspense>
    );
  }
  if (guarded.kind === 'not-found') return <NotFoundPage />;
  return <Outlet />;
}
