/** Chromium for the checks in a browser: the one that is there, or Debian's, installed once. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromiumLaunchOptions } from '../../packages/testing/src/chromium.ts';

const APT = ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'chromium-headless-shell'];

/** Installs Chromium where none is found and apt may be used; else Playwright says what is missing, in the steps that need it. */
export function ensureChromium(): void {
  const playwright = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? `${process.env['HOME']}/.cache/ms-playwright`;
  const found = chromiumLaunchOptions().executablePath !== undefined || existsSync(playwright);
  if (found || process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log('luneta · installing Chromium with apt (once)');
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'inherit' } as const;
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', APT, options);
}
