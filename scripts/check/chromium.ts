/** Finds the Chromium that browser checks run in; knows where to look and what to say when there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Every runner finds Debian's by itself, and the smaller headless shell beside it. */
export const DEBIAN = '/usr/bin/chromium';

/** The browser of Playwright's own install, where somebody ran it. */
function playwrightInstall(): string | undefined {
  const cache = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return undefined;
  const candidates = readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .map((name) => join(cache, name, 'chrome-linux', 'chrome'));
  return candidates.find((path) => existsSync(path));
}

function installWithApt(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.log('luneta · installing Chromium with apt (once)');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'chromium-headless-shell'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return existsSync(DEBIAN) ? DEBIAN : undefined;
}

/** Path of a Chromium: `CHROMIUM_PATH`, Debian's, Playwright's, or one installed now. Throws with advice. */
export function findChromium(): string {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted && !existsSync(wanted))
    throw new Error(`CHROMIUM_PATH names ${wanted}, which does not exist. Correct or unset it.`);
  const found = wanted ?? (existsSync(DEBIAN) ? DEBIAN : (playwrightInstall() ?? installWithApt()));
  if (!found) {
    throw new Error(
      'No Chromium found. Set CHROMIUM_PATH to one, or install it (Debian: apt-get install chromium), then run npm test again.',
    );
  }
  return found;
}
