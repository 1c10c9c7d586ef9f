/** Starts an app: configuration, services, providers, router. The whole of each app's `main.tsx` is one call to it. */
import type { ResponseChecks } from '@luneta/api-client';
import { browserAddress } from '@luneta/auth';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { loadConfig } from '../config/load-config.ts';
import { takeEntry } from '../entry/entry.ts';
import { FatalPage } from '../pages/fatal-page.tsx';
import { reportUncaught } from '../reporting/reporter.ts';
import { createServices, type Services } from '../services/services.ts';
import { fetchStrip, isViewing } from '../viewer/fetch-strip.ts';
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

export type StartOptions = AppOptions & {
  /** Fetches the schemas of the answers that this app reads; asked for once the first picture stands. */
  checks?: () => Promise<{ readonly responseChecks: ResponseChecks }>;
};

/** Mounts the app into `#app`. */
export async function startApp({ checks, ...options }: StartOptions): Promise<void> {
  const place = document.getElementById('app');
  if (!place || inFirstFile.size === 0) throw new Error('index.html needs an element with the id "app".');
  // Runs before any request, so that secrets of the address are not sent on.
  const entry = takeEntry(browserAddress());
  const root = createRoot(place);
  const fallback = place.firstElementChild;
  let services: Services;
  try {
    services = createServices(await loadConfig(), { entry, early: window.lunetaEarly });
  } catch (error) {
    // Nothing runs yet, and nobody is there to take the failure: the browser's console is.
    reportError(error);
    root.render(<FatalPage />);
    return uncover(place, fallback);
  }
  const { config, queryClient, renewal, reporter } = services;
  reportUncaught(reporter);
  // The strip asks again, and says itself when it does not come.
  if (isViewing(services.session.getSnapshot(), config.app)) fetchStrip().catch(() => undefined);
  const report = (error: unknown) => reporter.failed(error);
  // A screen whose code does not come says so itself.
  const first = await firstRouter(services, options.routes).catch((error: unknown) => {
    report(error);
    return undefined;
  });
  // In slices: a press, or an answer that arrives, does not wait for the whole of the first drawing.
  startTransition(() =>
    root.render(
      <StrictMode>
        <AppRoot services={services} first={first} {...options} />
      </StrictMode>,
    ),
  );
  // From here the app runs: what fails below is reported, and takes nothing away from whoever uses it.
  await uncover(place, fallback).catch(report);
  await afterFirstPicture(place, queryClient).then(showIcon).catch(report);
  // A device that cannot fetch them compares nothing.
  const schemas = async () => (await checks?.().catch(() => undefined))?.responseChecks ?? {};
  void schemas().then(services.compare).catch(report);
  void import('@luneta/ui/load-fonts').then(({ loadFonts }) => loadFonts()).catch(report);
  // While developing every file is new at each visit.
  if (!import.meta.env.DEV)
    void import('../renewal/keep-app.ts')
      .then(({ settleCopy }) => settleCopy(config.copia ?? true, renewal))
      .catch(report);
}
