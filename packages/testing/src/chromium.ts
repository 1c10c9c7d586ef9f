/** The Chromium in which browser checks run: where it is and how it is started. For runners' configurations only. */
import { existsSync } from 'node:fs';

/** Debian's place. */
const DEBIAN = '/usr/bin/chromium';

/** Quiet and self-contained: no sandbox (containers run as root), no GPU, no calls of the browser's own. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Launch options for Playwright: `CHROMIUM_PATH`, Debian's, or else the one Playwright installed. */
export function chromiumLaunchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = [process.env['CHROMIUM_PATH'], DEBIAN].find((path) => path !== undefined && existsSync(path));
  return executablePath === undefined ? { args: CHROMIUM_ARGS } : { executablePath, args: CHROMIUM_ARGS };
}
