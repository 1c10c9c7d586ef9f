/** The one Vite preset of the three apps: same browser floor, same styles, same development proxy. */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';

import { chunkGroups } from './build/chunks.ts';
import { compileHint } from './build/compile-hint.ts';
import { compressed } from './build/compressed.ts';
import { fallback } from './build/fallback.ts';
import { floor } from './build/floor.ts';
import { longerSlices } from './build/longer-slices.ts';
import { page } from './build/page.ts';
import { readScreens } from './build/screens.ts';
import { unusedComponents } from './build/unused-components.ts';
import { worker } from './build/worker.ts';

/** Browser floor of the product: school PCs on Windows 7 end at Chrome 109 (design, section 0). */
export const FLOOR = ['chrome109', 'edge109', 'firefox115', 'safari16.4'];

type AppConfig = { app?: string; look?: object; port: number; screens?: URL };

/**
 * `port`: where `vite` serves the app while developing; `/api` and `/config.json` come from the running server. `screens`: the
 * file with the app's table, from which the page knows what to ask for and what to show while the app's scripts are on their way.
 * `app`, `look`: which app it is and how it looks, for the login inside the page; a build without them has none.
 */
export function appConfig({ app, look = {}, port, screens }: AppConfig): UserConfig {
  const read = readScreens(screens, app !== 'staff');
  const server = `http://127.0.0.1:${port}`;
  return {
    plugins: [
      react(),
      vanillaExtractPlugin(),
      unusedComponents(),
      longerSlices(),
      fallback(),
      floor(),
      page({ read, target: FLOOR, login: app === undefined ? null : { app, look } }),
      worker({ read, target: FLOOR, keepsScreens: app !== 'staff' }),
      compileHint({ read }),
      compressed(),
    ],
    build: {
      target: FLOOR,
      cssTarget: FLOOR,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      sourcemap: false,
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(app) } } },
    },
    server: { proxy: { '/api': server, '/config.json': server } },
  };
}
