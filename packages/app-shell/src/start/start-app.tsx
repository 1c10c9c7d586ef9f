/** Starts an app: configuration, services, providers, router. The whole of each app's `main.tsx` is one call to it. */
import { browserAddress } from '@luneta/auth';
import { Announcer, LinkProvider, ThemeProvider, Toaster, type Tema } from '@luneta/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { loadConfig } from '../config/load-config.ts';
import { useReducedMotion } from '../device/reduced-motion.ts';
import { takeEntry } from '../entry/entry.ts';
import { ShellLayers } from '../layers/shell-layers.tsx';
import { FatalPage } from '../pages/fatal-page.tsx';
import { settleCopy } from '../renewal/keep-app.ts';
import { reportUncaught } from '../reporting/reporter.ts';
import { AppRouter, type AppRoutes, type MakeRouter } from '../routing/app-router.tsx';
import { RouterLink } from '../routing/router-link.tsx';
import { ServicesProvider } from '../services/context.tsx';
import { createServices, type Services } from '../services/services.ts';
import { afterFirstPicture } from './after-first-picture.ts';
import { FatalBoundary } from './fatal-boundary.tsx';

export type AppOptions = { tema: Tema; densidade?: 'conforto' | 'compacta'; routes: AppRoutes };

/** The providers every screen stands in; tests and stories use the same. */
export function AppRoot({
  services,
  tema,
  densidade = 'conforto',
  routes,
  makeRouter,
}: AppOptions & { services: Services; makeRouter?: MakeRouter }) {
  const [reduced] = useReducedMotion();
  return (
    <FatalBoundary onFailure={services.reporter.failed}>
      <ThemeProvider tema={tema} densidade={densidade} movimento={reduced ? 'reduzido' : 'completo'}>
        <ServicesProvider services={services}>
          <QueryClientProvider client={services.queryClient}>
            <LinkProvider component={RouterLink}>
              <Announcer>
                <Toaster>
                  <ShellLayers>
                    <AppRouter routes={routes} {...(makeRouter ? { makeRouter } : {})} />
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

/** Mounts the app into `#app`. */
export async function startApp(options: AppOptions): Promise<void> {
  const place = document.getElementById('app');
  if (!place) throw new Error('index.html needs an element with the id "app".');
  // Runs before any request, so that secrets of the address are not sent on.
  const entry = takeEntry(browserAddress());
  const root = createRoot(place);
  try {
    const services = createServices(await loadConfig(), { entry, early: window.lunetaEarly });
    reportUncaught(services.reporter);
    root.render(
      <StrictMode>
        <AppRoot services={services} {...options} />
      </StrictMode>,
    );
    await afterFirstPicture(place, services.queryClient);
    void import('@luneta/ui/fonts');
    // While developing every file is new at each visit.
    if (!import.meta.env.DEV) void settleCopy(services.config.copia ?? true, services.renewal);
  } catch {
    root.render(<FatalPage />);
  }
}
