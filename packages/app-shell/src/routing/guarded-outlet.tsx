import { Outlet, useLoaderData } from 'react-router';

import { HandoverPage } from '../pages/handover-page.tsx';
import { NotFoundPage } from '../pages/pages.tsx';
import type { Guarded } from './guard.ts';

/** Renders the guard's result: the route, the unknown page, or the link to the right app. */
export function GuardedOutlet() {
  const guarded: Guarded = useLoaderData();
  if (guarded.kind === 'handover') return <HandoverPage deployment={guarded.deployment} to={guarded.to} />;
  if (guarded.kind === 'not-found') return <NotFoundPage />;
  return <Outlet />;
}
