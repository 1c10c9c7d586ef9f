import { lazy, Suspense } from 'react';
import { Outlet, useLoaderData } from 'react-router';

import { NotFoundPage } from '../pages/pages.tsx';
import type { Guarded } from './guard.ts';
import { RouteLoading } from './route-loading.tsx';

/** A chunk of its own: most people are where they belong. */
const HandoverPage = lazy(async () => ({ default: (await import('../pages/handover-page.tsx')).HandoverPage }));

/** Renders what the guard found: the route, the unknown page, or the way to the right app. */
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
