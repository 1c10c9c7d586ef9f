/**
 * Journeys through the real server in a real Chromium. Each project has a server and a database of its own,
 * so that the same student can take the same exam on a phone and on a desktop.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromiumLaunchOptions } from '@luneta/testing/chromium';
import { defineConfig } from '@playwright/test';

const SIZES = { phone: { width: 360, height: 800 }, desktop: { width: 1280, height: 800 } } as const;
type Size = keyof typeof SIZES;
const sizes: readonly Size[] = ['phone', 'desktop'];

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** Four free ports in a row: API, student-v1, student-v2, staff. */
async function freePorts(from: number): Promise<number> {
  for (let first = from; first < from + 2000; first += 10) {
    const taken = await Promise.all([0, 1, 2, 3].map((n) => isFree(first + n)));
    if (taken.every(Boolean)) return first;
  }
  throw new Error(`No four free ports in a row from ${from}.`);
}

/** The folder of one server's data. It goes when the run ends well; after a failure its logs are worth reading. */
function dataFolder(size: Size): string {
  const folder = mkdtempSync(join(tmpdir(), `luneta-e2e-${size}-`));
  process.once('exit', (code) => {
    if (code === 0) rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Workers read this file again: what the first reading chose goes to them by the environment. */
async function once(name: string, choose: () => Promise<string> | string): Promise<string> {
  const value = process.env[name] ?? (await choose());
  process.env[name] = value;
  return value;
}

const servers = new Map<Size, { port: number; data: string }>();
for (const [n, size] of sizes.entries()) {
  const port = await once(`E2E_PORT_${size}`, async () => String(await freePorts(4500 + n * 3000)));
  const data = await once(`E2E_DATA_${size}`, () => dataFolder(size));
  servers.set(size, { port: Number(port), data });
}

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? 'test-results/report.json' }],
  ],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: chromiumLaunchOptions(),
  },
  projects: sizes.map((size) => ({
    name: size,
    use: { viewport: SIZES[size], baseURL: `http://localhost:${(servers.get(size)?.port ?? 0) + 2}` },
  })),
  webServer: [...servers].map(([size, { port, data }]) => ({
    name: size,
    command: 'node apps/api/src/cli/main.ts serve',
    cwd: join(import.meta.dirname, '..'),
    url: `http://127.0.0.1:${port}/api/saude`,
    env: { LUNETA_PORT: String(port), LUNETA_DATA_DIR: data, LUNETA_DEMO: '1', LUNETA_FOLLOW_PARENT: '1' },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  })),
});
