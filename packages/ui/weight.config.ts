// Builds every component as an app would that imports it alone, for `bench`'s `components`: one entry each, React outside,
// shared code in chunks of its own. Which components there are comes from the API report; nothing is listed here.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const prefix = 'virtual:component/';

const components = new Set(
  [...readFileSync(`${here}/api.md`, 'utf8').matchAll(/### Components\n([^]*?)(?=\n### |\n## |$)/g)].flatMap(
    ([, section = '']) => [...section.matchAll(/^#### (\w+)$/gm)].map(([, name = '']) => name),
  ),
);
/** Name → source file of a component. An entry that imported the index would load everything. */
const files = new Map(
  globSync('src/**/*.tsx', { cwd: here, exclude: (name) => /\.(test|stories)\.tsx$/.test(name) }).flatMap((file) =>
    [...readFileSync(`${here}/${file}`, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(
      ([, name = '']) => [name, file] as const,
    ),
  ),
);

const entries: Plugin = {
  name: 'one-component-each',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return null;
    const name = id.slice(prefix.length + 1);
    return `export { ${name} } from '${here}${files.get(name) ?? ''}';`;
  },
};

const folderOf = (file: string) => file.split('/')[2] ?? '';

export default defineConfig({
  root: here,
  logLevel: 'warn',
  plugins: [react(), vanillaExtractPlugin(), entries],
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rolldownOptions: {
      external: /^react(-dom)?($|\/)/,
      preserveEntrySignatures: 'exports-only',
      input: Object.fromEntries(
        [...components].flatMap((name) => {
          const file = files.get(name);
          return file === undefined ? [] : [[`${folderOf(file)}-${name}`, `${prefix}${name}`]];
        }),
      ),
    },
  },
});
