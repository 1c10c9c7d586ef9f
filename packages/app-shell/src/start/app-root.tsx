/** The whole of an app below its services. */
import { Announcer, LinkProvider, ThemeProvider, Toaster } from '@luneta/ui';
import { QueryClientProvider } from '@tanstack/react-query';

import { useReducedMotion } from '../device/reduced-motion.ts';
import { ShellLayers } from '../layers/shell-layers.tsx';
import { AppRouter, type AppRoutes, type MakeRouter } from '../routing/app-router.tsx';
import { RouterLink } from '../routing/router-link.tsx';
import { ServicesProvider } from '../services/context.tsx';
import type { Services } from '../services/services.ts';
import type { AppLook } from './app-look.ts';
import { FatalBoundary } from './fatal-boundary.tsx';
import type { FirstRouter } from './first-router.ts';

export type AppOptions = AppLook & { routes: AppRoutes };

/** The providers every screen stands in; tests and stories use the same. */
export function AppRoot({
  services,
  tema,
  densidade = 'conforto',
  routes,
  makeRouter,
  first,
}: AppOptions & { services: Services; makeRouter?: MakeRouter; first?: FirstRouter | undefined }) {
  const [reduced] = useReducedMotion();
  return (
    <FatalBoundary onFailure={services.reporter.failed}>
      <ThemeProvider page="frame" tema={tema} densidade={densidade} movimento={reduced ? 'reduzido' : 'completo'}>
        <ServicesProvider services={services}>
          <QueryClientProvider client={services.queryClient}>
            <LinkProvider component={RouterLink}>
              <Announcer>
                <Toaster>
                  <ShellLayers>
                    <AppRouter routes={routes} first={first} {...(makeRouter ? { makeRouter } : {})} />
                  </ShellLayers>
                </Toaster>
              </Announcer>
            </LinkProvider>
          </QueryClientProvider>
        </ServicesProvider>
      </ThemeProvider>
    </FatalBoundary>
  );
}
