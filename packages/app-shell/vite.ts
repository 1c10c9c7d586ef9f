/** The one Vite preset of the three apps: same browser floor, same compiler, same styles, same development proxy. */
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';

import { chunkGroups } from './build/chunks.ts';
import { compileHint } from './build/compile-hint.ts';
import { compressed } from './build/compressed.ts';
import { fallback } from './build/fallback.ts';
import { page } from './build/page.ts';
import { unusedComponents } from './build/unused-components.ts';
import { worker } from './build/worker.ts';
import type { EarlyRoute } from './src/early/plan.ts';

/** Browser floor of the product: school PCs on Windows 7 end at Chrome 109 (design, section 0). */
const FLOOR = ['chrome109', 'edge109', 'firefox115', 'safari16.4'];

type AppConfig = { app?: string; look?: object; port: number; compiled?: boolean; early?: readonly EarlyRoute[] };

/**
 * `port`: where `vite` serves the app while developing; `/api` and `/config.json` come from the running server. `compiled`:
 * whether React's compiler runs; it changes how often a component is drawn, never what it draws. `early`: what the page
 * asks for while the app's scripts are on their way. `app`, `look`: which app it is and how it looks, for the login inside
 * the page; a build without them has none.
 */
export function appConfig({ app, look = {}, port, compiled = true, early = [] }: AppConfig): UserConfig {
  const server = `http://127.0.0.1:${port}`;
  return {
    plugins: [
      react(),
      ...(compiled ? [babel({ presets: [reactCompilerPreset()] })] : []),
      vanillaExtractPlugin(),
      unusedComponents(),
      fallback(),
      page({ early, target: FLOOR, login: app === undefined ? null : { app, look } }),
      worker({ early, target: FLOOR }),
      compileHint({ early }),
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
