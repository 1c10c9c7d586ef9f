/** The Chromium in which browser checks run: where it is and how it is started. For runners' configurations only. */
import { existsSync } from 'node:fs';

/** Debian's places. The shell has no windows, menus and pages of its own. */
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * Parts of Chromium that are switched off. The last switch of this name replaces Playwright's, so its names stand here too
 * (`e2e/test/chromium.test.ts` compares them).
 */
export const DISABLED_FEATURES = [
  // Two pages of the browser's own for its address bar, which is never seen, for each window: half a second of CPU each.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
  // Playwright's.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Quiet and self-contained: no sandbox (containers run as root), no GPU, no calls of the browser's own. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

/** Launch options for Playwright: `CHROMIUM_PATH`, Debian's shell or browser, or else the one Playwright installed. */
export function chromiumLaunchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = [process.env['CHROMIUM_PATH'] ?? '', ...DEBIAN].find(
    (path) => path !== '' && existsSync(path),
  );
  return executablePath === undefined ? { args: CHROMIUM_ARGS } : { executablePath, args: CHROMIUM_ARGS };
}
