/** The two floors: a page of plain HTML, and one that React draws. Served compressed, as the apps are. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { build } from 'vite';

export type Floors = { readonly plain: string; readonly react: string; readonly stop: () => void };

const TEXT = 'Aprender vendo mais longe. '.repeat(12);
const page = (head: string, body: string) =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Luneta</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
const MAIN = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('app')).render(createElement('main', null, createElement('h1', null, 'Luneta'), createElement('p', null, ${JSON.stringify(TEXT)})));`;

/** Builds the page of React into a folder of its own. */
async function buildReact(folder: string): Promise<void> {
  writeFileSync(
    join(folder, 'index.html'),
    page('<script type="module" src="/main.js"></script>', '<div id="app"></div>'),
  );
  writeFileSync(join(folder, 'main.js'), MAIN);
  const here = (name: string) => join(import.meta.dirname, '../../node_modules', name);
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    resolve: { alias: { 'react-dom': here('react-dom'), react: here('react') } },
    build: { modulePreload: { polyfill: false } },
  });
}

/** Builds both and serves them on the loopback. */
export async function serveFloors(): Promise<Floors> {
  const folder = mkdtempSync(join(tmpdir(), 'luneta-floors-'));
  await buildReact(folder);
  const dist = join(folder, 'dist');
  const files = new Map([
    ['/plain', page('', `<main><h1>Luneta</h1><p>${TEXT}</p></main>`)],
    ['/react', readFileSync(join(dist, 'index.html'), 'utf8')],
    ...readdirSync(join(dist, 'assets')).map(
      (name) => [`/assets/${name}`, readFileSync(join(dist, 'assets', name), 'utf8')] as const,
    ),
  ]);
  const packed = new Map([...files].map(([path, text]) => [path, brotliCompressSync(text)]));
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const body = packed.get(path);
    if (body === undefined) return void response.writeHead(404).end();
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'max-age=600' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const stop = () => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  };
  return { plain: `http://127.0.0.1:${port}/plain`, react: `http://127.0.0.1:${port}/react`, stop };
}
