/** A project of somebody else: outside the repository, made of what our documents say and of nothing else. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { codeOf } from './documents.ts';
import { folderOf, PUBLISHED, ROOT } from './packages.ts';
import { answers, freePort, type Registry } from './registry.ts';
import { sizesModule } from './sizes.ts';

/** What the address ends with, to draw the parts whose heights are measured. */
export const SIZES = '#tamanhos';

const PAGE = `<!doctype html>
<html lang="pt-BR">
  <head><meta charset="utf-8" /><title>Outro projeto</title></head>
  <body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body>
</html>
`;
const VITE = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()], preview: { proxy: { '/api': process.env.API } } });
`;
const COMPILER = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['vite/client'],
  },
  include: ['src'],
};

/** The versions that this repository is tested with. */
function tested(name: string): string {
  const found = new RegExp(`^  '?${name}'?: (\\S+)$`, 'm').exec(
    readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8'),
  );
  if (found?.[1] === undefined) throw new Error(`pnpm-workspace.yaml has no version of ${name}.`);
  return found[1];
}

const versions = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, tested(name)]));

/** Every package with its example, run when the page loads. */
const examples = (): [file: string, code: string][] =>
  PUBLISHED.map((name) => [
    `src/examples/${name}.tsx`,
    codeOf(readFileSync(join(folderOf(name), 'README.md'), 'utf8'), 'example'),
  ]);

export function writeConsumer(folder: string, version: string): void {
  const manifest = {
    name: 'outro-projeto',
    private: true,
    type: 'module',
    dependencies: {
      ...versions(['react', 'react-dom', '@tanstack/react-query']),
      ...Object.fromEntries(PUBLISHED.map((name) => [`@luneta/${name}`, version])),
    },
    devDependencies: versions(['vite', '@vitejs/plugin-react', 'typescript', '@types/react', '@types/react-dom']),
  };
  const main = codeOf(readFileSync(join(ROOT, 'docs/packages.md'), 'utf8'), 'src/main.tsx');
  const ran = `${main}
import.meta.glob('./examples/*.tsx', { eager: true });
if (location.hash === '${SIZES}') await import('./sizes');
document.documentElement.dataset['examples'] = 'ran';
`;
  const files: [file: string, text: string][] = [
    ['package.json', JSON.stringify(manifest, null, 2)],
    ['tsconfig.json', JSON.stringify(COMPILER, null, 2)],
    ['vite.config.js', VITE],
    ['index.html', PAGE],
    ['src/main.tsx', ran],
    ['src/sizes.tsx', sizesModule()],
    ...examples(),
  ];
  mkdirSync(join(folder, 'src/examples'), { recursive: true });
  for (const [file, text] of files) writeFileSync(join(folder, file), text);
}

const run = (folder: string, { env }: Registry, command: string, ...args: string[]): void => {
  execFileSync(command, args, { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit'] });
};

export const install = (folder: string, registry: Registry, ...what: string[]): void =>
  run(folder, registry, 'npm', 'install', '--no-fund', '--no-audit', '--loglevel=error', ...what);

/** Types, then the build. */
export function buildConsumer(folder: string, registry: Registry): void {
  run(folder, registry, 'npx', '--no-install', 'tsc');
  run(folder, registry, 'npx', '--no-install', 'vite', 'build', '--logLevel', 'warn');
}

/** The built page, with `/api` from the server. */
export async function serveConsumer(folder: string, api: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'preview', '--host', '127.0.0.1', '--port', `${port}`, '--strictPort', '--logLevel', 'error'];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, API: api },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const url = `http://127.0.0.1:${port}/`;
  await answers(url).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, stop };
}
