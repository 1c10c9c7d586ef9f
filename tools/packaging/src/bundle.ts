/** The JavaScript and the style sheet of a package: one file for each source file, so that an app takes only what it uses. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';

import { FLOOR } from '@luneta/app-shell/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

import { unwrapLateImports } from './late-imports.ts';
import { entryFiles, folderOf, hasStyles, isForeign, manifestOf, sourceOf, type Published } from './packages.ts';

/** Styles of another package of ours come with that package's own `style.css`. */
function ownStylesOnly(folder: string): Plugin {
  return {
    name: 'own-styles-only',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('.vanilla.css') && !id.startsWith(folder) ? '\0other-styles' : null),
    load: (id) => (id === '\0other-styles' ? 'export {};' : null),
  };
}

/** Writes `dist` anew. */
export async function bundle(name: Published): Promise<void> {
  const folder = folderOf(name);
  const files = entryFiles(name);
  const scripts = files.filter((file) => !file.endsWith('.json'));
  const withReact = manifestOf(name).peerDependencies?.['react'] !== undefined;
  await build({
    configFile: false,
    root: folder,
    base: './',
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      ...(withReact ? [react()] : []),
      ...(hasStyles(name) ? [ownStylesOnly(folder), vanillaExtractPlugin({ identifiers: 'short' })] : []),
    ],
    build: {
      target: FLOOR,
      cssTarget: FLOOR,
      outDir: 'dist',
      emptyOutDir: true,
      minify: false,
      cssMinify: true,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        external: isForeign,
        input: scripts.map((file) => join(folder, file)),
        preserveEntrySignatures: 'strict',
        output: {
          format: 'es',
          preserveModules: true,
          preserveModulesRoot: join(folder, sourceOf(name)),
          // A file that is built in stands among our own, not in a folder of the package manager.
          entryFileNames: ({ name: module }) => `${module.replace(/^node_modules\/.*\//, 'assets/')}.js`,
          chunkFileNames: '[name].js',
          assetFileNames: ({ names }) =>
            names.some((one) => one.endsWith('.css')) ? 'style.css' : 'assets/[name]-[hash][extname]',
        },
      },
    },
  });
  for (const file of files.filter((one) => one.endsWith('.json')))
    copyFileSync(join(folder, file), join(folder, 'dist', file.slice(sourceOf(name).length + 1)));
  unwrapLateImports(join(folder, 'dist'));
}
