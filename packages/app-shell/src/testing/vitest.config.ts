/**
 * The Vitest project of the screens: the shell's, every app's and what they share, in the real Chromium and with the plugins of
 * production. They are one project because the apps share their packages: each Vite server compiles
 * everything it serves, and one per app took four times as long. The files share one page, too: to load everything again for
 * each of 50 files took a third of the time. `setup.ts` keeps them apart.
 * The name must contain "browser": the root runs these projects apart.
 */
import { resolve } from 'node:path';

import { chromiumLaunchOptions } from '@luneta/testing/chromium';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { appConfig } from '../../vite.ts';
import { EARLY } from './early.ts';

const PACKAGE_ROOT = resolve(import.meta.dirname, '../..');

/** Where the page starts; `setup.ts` returns to it before each test. */
const PHONE = { width: 360, height: 800 };

/** The long checks: every size. */
const prove = process.env['LUNETA_PROVE'] === '1';

const { plugins = [] } = appConfig({ port: 0 });

export default defineConfig({
  root: PACKAGE_ROOT,
  plugins,
  optimizeDeps: { include: EARLY },
  test: {
    name: 'apps-browser',
    isolate: false,
    setupFiles: ['./src/testing/setup.ts'],
    dir: resolve(PACKAGE_ROOT, '../..'),
    include: ['packages/{app-shell,exam,exam-room,outbox}/src/**/*.test.tsx', 'apps/*/src/**/*.test.tsx'],
    provide: { prove },
    // Limits against hanging only, far above what an honest wait takes on a busy machine. Speed is measured in `bench`.
    testTimeout: 120_000,
    // What passes then is printed as flaky by `npm test`.
    retry: 1,
    expect: { poll: { timeout: 60_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        actionTimeout: 60_000,
        // A press waits until what it presses stands still; `fullMotion` is for tests about movement.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: chromiumLaunchOptions(),
      }),
      instances: [{ browser: 'chromium', viewport: PHONE }],
    },
  },
});
