/**
 * The journeys before two servers behind Caddy (`pnpm check:all`), and at the end one in which a server is killed. Those that
 * start servers of their own stay out, and the start page, which answers nobody who comes through a proxy.
 */
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

import journeys from './playwright.config.ts';

const APART = ['**/start-page.spec.ts', '**/demo-accounts.spec.ts', '**/security/**', '**/app-copy.spec.ts'];

const [server] = [journeys.webServer ?? []].flat();
if (server === undefined) throw new Error('playwright.config.ts starts no server.');
const before: NonNullable<PlaywrightTestConfig['projects']> = (journeys.projects ?? []).map((project) => ({
  ...project,
  testIgnore: [project.testIgnore ?? [], APART].flat(),
}));

export default defineConfig({
  ...journeys,
  projects: [
    ...before,
    {
      name: 'killed',
      testDir: 'proxy',
      use: before[0]?.use ?? {},
      dependencies: before.flatMap(({ name }) => name ?? []),
    },
  ],
  webServer: { ...server, command: 'exec node e2e/support/two-processes.ts' },
});
