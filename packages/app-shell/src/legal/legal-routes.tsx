/** The two public addresses (S1 §2.1), signed in or not, in every app. The texts come with their own chunk. */
import { RouteErrorPage } from '../pages/pages.tsx';
import type { Route } from '../router/index.ts';

const page = (which: 'privacy_policy' | 'terms_and_conditions'): Route => ({
  path: which,
  lazy: async () => {
    const { LegalPage } = await import('./legal-page.tsx');
    return () => <LegalPage which={which} />;
  },
  errorElement: <RouteErrorPage />,
});

export const legalRoutes: readonly Route[] = [page('privacy_policy'), page('terms_and_conditions')];
