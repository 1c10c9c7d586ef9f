/** A page of its own for counting renders: the counter must be there before React. Run by `pnpm bench renders`. */
import { chromiumLaunchOptions } from '@luneta/testing/chromium';
import { playwright } from '@vitest/browser-playwright';
import { EARLY } from '@luneta/app-shell/testing/early';
import { appConfig } from '@luneta/app-shell/vite';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const { plugins = [] } = appConfig({ port: 0 });

export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  plugins,
  optimizeDeps: { include: EARLY },
  test: {
    name: 'renders',
    include: ['test/renders/*.renders.tsx'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunchOptions() }),
      instances: [{ browser: 'chromium', viewport: { width: 360, height: 800 } }],
    },
  },
});
