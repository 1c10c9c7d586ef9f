/** Small scripts that the bundler of the app does not make: the one inside the page, and the workers. */
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

/** The text of `entry` (relative to this folder), minified, with `values` in place of free names. */
export async function scriptOf(
  entry: string,
  values: Readonly<Record<string, unknown>>,
  target: string[],
): Promise<string> {
  const define = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    define,
    build: {
      write: false,
      target,
      lib: { entry: fileURLToPath(new URL(entry, import.meta.url)), formats: ['iife'], name: 'luneta' },
      minify: true,
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  const chunk = first && 'output' in first ? first.output.find((file) => file.type === 'chunk') : undefined;
  if (chunk === undefined) throw new Error(`${entry}: nothing was built.`);
  return chunk.code.trim();
}
