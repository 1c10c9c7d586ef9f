/** The one Vite preset of the three apps: same browser floor, same compiler, same styles, same development proxy. */
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';

/** Browser floor of the product: school PCs on Windows 7 end at Chrome 109 (design, section 0). */
const FLOOR = ['chrome109', 'edge109', 'firefox115', 'safari16.4'];

/** `port`: where `vite` serves the app while developing; `/api` and `/config.json` come from the running server. */
export function appConfig({ port }: { port: number }): UserConfig {
  const server = `http://127.0.0.1:${port}`;
  return {
    plugins: [react(), babel({ presets: [reactCompilerPreset()] }), vanillaExtractPlugin()],
    build: {
      target: FLOOR,
      cssTarget: FLOOR,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      sourcemap: false,
    },
    server: { proxy: { '/api': server, '/config.json': server } },
  };
}
