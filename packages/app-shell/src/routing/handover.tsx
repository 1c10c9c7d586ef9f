import type { Deployment } from '@luneta/domain';
import { lazy, Suspense } from 'react';

import { RouteLoading } from './route-loading.tsx';

// Only who is in the wrong app sees it.
const HandoverPage = lazy(async () => ({ default: (await import('../pages/handover-page.tsx')).HandoverPage }));

/** The link to the right app. */
export function Handover({ deployment, to }: { deployment: Deployment; to: string }) {
  return (
    <Suspense fallback={<RouteLoading />}>
      <HandoverPage deployment={deployment} to={to} />
    </Suspense>
  );
}
