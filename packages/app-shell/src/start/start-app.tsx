/** Starts an app: configuration, services, providers, router. The whole of each app's `main.tsx` is one call to it. */
import { browserAddress } from '@luneta/auth';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { loadConfig } from '../config/load-config.ts';
import { takeEntry } from '../entry/entry.ts';
import { FatalPage } from '../pages/fatal-page.tsx';
import { reportUncaught } from '../reporting/reporter.ts';
import { createServices } from '../services/services.ts';
import { afterFirstPicture } from './after-first-picture.ts';
import { AppRoot, type AppOptions } from './app-root.tsx';
import { inFirstFile } from './first-file.ts';
import { firstRouter } from './first-router.ts';
import { uncover } from './uncover.ts';

/** The icon of the tab waits for the first picture, as fonts do. */
function showIcon(): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"][data-later]');
  if (icon) icon.href = icon.dataset['later'] ?? icon.href;
}

/** Mounts the app into `#app`. */
export async function startApp(options: AppOptions): Promise<void> {
  const place = document.getElementById('app');
  if (!place || inFirstFile.size === 0) throw new Error('index.html needs an element with the id "app".');
  // Runs before any request, so that secrets of the address are not sent on.
  const entry = takeEntry(browserAddress());
  const root = createRoot(place);
  const fallback = place.firstElementChild;
  try {
    const services = createServices(await loadConfig(), { entry, early: window.lunetaEarly });
    reportUncaught(services.reporter);
    const first = await firstRouter(services, options.routes);
    // In slices: a press, or an answer that arrives, does not wait for the whole of the first drawing.
    startTransition(() =>
      root.render(
        <StrictMode>
          <AppRoot services={services} first={first} {...options} />
        </StrictMode>,
      ),
    );
    await uncover(place, fallback);
    await afterFirstPicture(place, services.queryClient);
    showIcon();
    void import('@luneta/ui/load-fonts').then(({ loadFonts }) => loadFonts());
    // While developing every file is new at each visit.
    if (!import.meta.env.DEV)
      void import('../renewal/keep-app.ts').then(({ settleCopy }) =>
        settleCopy(services.config.copia ?? true, services.renewal),
      );
  } catch {
    root.render(<FatalPage />);
    await uncover(place, fallback);
  }
}
