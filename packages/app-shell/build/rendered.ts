/** Runs an entry that draws with React while an app is built, by a build of its own. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

export type Drawing = {
  /** Folder of the app. */
  readonly root: string;
  readonly target: string[];
  /** Names in the entry that lead to files of the app. */
  readonly alias?: Readonly<Record<string, string>>;
};

/** What `entry` (relative to this folder) exports. */
export async function rendered<Made>(entry: string, { root, target, alias = {} }: Drawing): Promise<Made> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    resolve: { alias },
    plugins: [react(), vanillaExtractPlugin()],
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL(entry, import.meta.url)),
      write: false,
      minify: false,
      cssTarget: target,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  const chunk = first && 'output' in first ? first.output.find((file) => file.type === 'chunk') : undefined;
  if (chunk === undefined) throw new Error(`${entry}: nothing was built.`);
  const folder = mkdtempSync(join(tmpdir(), 'luneta-drawn-'));
  try {
    const file = join(folder, 'drawn.mjs');
    writeFileSync(file, chunk.code);
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
