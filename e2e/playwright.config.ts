/**
 * Journeys through the real server in a real Chromium. Each runs once, at the size of whoever makes it. With
 * LUNETA_PROVE=1 (`pnpm check:all`) each runs at both sizes, and each size has a server and a database of its own, so that
 * the same student can take the same exam on a phone and on a desktop.
 */
import { join } from 'node:path';

import { chromiumLaunchOptions } from '@luneta/testing/chromium';
import { defineConfig } from '@playwright/test';

import { HUB } from './support/hub.ts';
import { everySize, SIZES, sizes, theRun, type Server, type Size } from './support/run.ts';

const run = await theRun();

const environment = ({ port, data, mailPort }: Server) => ({
  LUNETA_PORT: String(port),
  LUNETA_DATA_DIR: data,
  LUNETA_DEMO: '1',
  // Journeys do not wait a minute for the results of an exam.
  LUNETA_JOBS_SECONDS: '2',
  LUNETA_FOLLOW_PARENT: '1',
  LUNETA_SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  LUNETA_SMTP_FROM: 'Escola <nao-responda@luneta.example>',
  LUNETA_HUB_ISSUER: HUB.issuer,
  LUNETA_HUB_AUDIENCE: HUB.audience,
  LUNETA_HUB_PUBLIC_KEY: run.hubPublicKey,
});

/** The security checks ask what the browser keeps and sends, which no screen size changes. */
const AT_ONE_SIZE = ['**/security/**'];
/** Whoever works at a desk: the school's staff, and who uses a keyboard. Everyone else holds a phone. */
const AT_A_DESK = ['**/staff-*.spec.ts', '**/keyboard.spec.ts', ...AT_ONE_SIZE];
/** Answers of a class, essays and courses are work for a desk and a keyboard: nobody is promised them on a phone. */
const NOT_ON_A_PHONE = ['**/staff-keyboard*.spec.ts', ...AT_ONE_SIZE];

const journeysAt = (size: Size) => {
  if (size === 'phone') return { testIgnore: everySize ? NOT_ON_A_PHONE : AT_A_DESK };
  return everySize ? {} : { testMatch: AT_A_DESK };
};

/** `exec`: in the shell's place. A server follows its parent, and the shell outlives a run that is killed. */
const SERVE = `${process.platform === 'win32' ? '' : 'exec '}node apps/api/src/cli/main.ts serve`;

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: false,
  // One more than the cores: each waits now and then for its page, its server or a job.
  workers: 3,
  // What passes then is printed as flaky by `npm test`.
  retries: 1,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['./test/tally.ts', { name: process.env['LUNETA_TALLY'] ?? 'journeys' }]],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // No click waits for a dialog to arrive. The journeys about what moves ask for movement.
    reducedMotion: 'reduce',
    // Each journey has a browser of its own, and keeping a copy of the app in it takes a quarter of the processor. The journeys
    // about what a browser keeps let it; at both sizes all do.
    serviceWorkers: everySize ? 'allow' : 'block',
    screenshot: 'only-on-failure',
    // Without a film or copies of every page: they took a third of the processor, and only a failed journey's is ever looked at.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: chromiumLaunchOptions(),
  },
  projects: sizes.map((size) => ({
    name: size,
    ...journeysAt(size),
    use: { viewport: SIZES[size], baseURL: `http://localhost:${run.servers[size].port + 2}` },
  })),
  webServer: run.distinct.map((server) => ({
    name: String(server.port),
    command: SERVE,
    cwd: join(import.meta.dirname, '..'),
    url: `http://127.0.0.1:${server.port}/api/saude`,
    env: environment(server),
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  })),
});
