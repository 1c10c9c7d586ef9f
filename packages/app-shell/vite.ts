/** The one Vite preset of the three apps: same browser floor, same compiler, same styles, same development proxy. */
import babel from '@rolldown/plugin-babel';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';

/** Browser floor of the product: school PCs on Windows 7 end at Chrome 109 (design, section 0). */
const FLOOR = ['chrome109', 'edge109', 'firefox115', 'safari16.4'];

const TEXT_FILES = ['.js', '.css', '.html', '.svg'];
/** Smaller files are not compressed: the overhead is larger than the saving. */
const WORTH_COMPRESSING_BYTES = 1024;

/** Writes `.br` and `.gz` beside every text file, so that the server sends them as they are and spends no processor on it. */
function compressed(): Plugin {
  return {
    name: 'luneta-compressed',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) return;
      for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
        const file = join(entry.parentPath, entry.name);
        if (!entry.isFile() || !TEXT_FILES.includes(extname(file))) continue;
        const content = readFileSync(file);
        if (content.length < WORTH_COMPRESSING_BYTES) continue;
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}

/**
 * Plain HTML shown when the app's code cannot be loaded (C9, S1 §2.5): 'ERRO' and a link to reload. The style sheet
 * hides it for as long as a slow connection may need.
 */
function fallback(): Plugin {
  return {
    name: 'luneta-fallback',
    transformIndexHtml: (html) =>
      html.replace(
        '<div id="app"></div>',
        '<div id="app"><div class="luneta-erro"><p>ERRO</p><p><a href="">Recarregar a página</a></p></div></div>',
      ),
  };
}

/**
 * Lets the bundler remove unused components of React libraries: it does not know that `forwardRef` has no side effects,
 * and counts an assigned `displayName` as a use. Applied to dependencies only; our own code has neither.
 */
function unusedComponents(): Plugin {
  const NAMED = /^\w+\.displayName = [^;\n]*;$/gmu;
  const FORWARDED = /(?<== )(?=React(?:\$\d)?\.forwardRef\()/gu;
  return {
    name: 'luneta-unused-components',
    apply: 'build',
    transform: {
      filter: { id: /node_modules/u, code: /\.(?:displayName = |forwardRef\()/u },
      handler: (code) => ({ code: code.replace(NAMED, '').replace(FORWARDED, '/* @__PURE__ */ '), map: null }),
    },
  };
}

/**
 * `port`: where `vite` serves the app while developing; `/api` and `/config.json` come from the running server. `compiled`:
 * whether React's compiler runs; it changes how often a component is drawn, never what it draws.
 */
export function appConfig({ port, compiled = true }: { port: number; compiled?: boolean }): UserConfig {
  const server = `http://127.0.0.1:${port}`;
  return {
    plugins: [
      react(),
      ...(compiled ? [babel({ presets: [reactCompilerPreset()] })] : []),
      vanillaExtractPlugin(),
      unusedComponents(),
      fallback(),
      compressed(),
    ],
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
