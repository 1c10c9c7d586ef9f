/** The two public addresses (S1 §2.1), signed in or not, in every app. The texts come with their own chunk. */
import type { RouteObject } from 'react-router';

import { RouteErrorPage } from '../pages/pages.tsx';
import { RouteLoading } from '../routing/route-loading.tsx';

const page = (which: 'privacy_policy' | 'terms_and_conditions'): RouteObject => ({
  path: which,
  lazy: async () => {
    const { LegalPage } = await import('./legal-page.tsx');
    return { element: <LegalPage which={which} /> };
  },
  errorElement: <RouteErrorPage />,
  hydrateFallbackElement: <RouteLoading />,
});

export const legalRoutes: readonly RouteObject[] = [page('privacy_policy'), page('terms_and_conditions')];
