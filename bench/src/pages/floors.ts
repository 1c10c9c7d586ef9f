/** The two floors: a page of plain HTML, and one that React draws. Served on the loopback, compressed as the apps are. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { build } from 'vite';

const TEXT = 'Aprender vendo mais longe. '.repeat(12);
const MAIN = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('app')).render(createElement('main', null, createElement('h1', null, 'Luneta'), createElement('p', null, ${JSON.stringify(TEXT)})));`;

const pageOf = (head: string, body: string) =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Luneta</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;

/** The files of the page of React, by address. */
async function buildReact(): Promise<[address: string, text: string][]> {
  const folder = mkdtempSync(join(tmpdir(), 'luneta-floors-'));
  try {
    const script = '<script type="module" src="/main.js"></script>';
    writeFileSync(join(folder, 'index.html'), pageOf(script, '<div id="app"></div>'));
    writeFileSync(join(folder, 'main.js'), MAIN);
    const here = (name: string) => join(import.meta.dirname, '../../node_modules', name);
    await build({
      configFile: false,
      root: folder,
      logLevel: 'error',
      resolve: { alias: { 'react-dom': here('react-dom'), react: here('react') } },
      build: { modulePreload: { polyfill: false } },
    });
    const text = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
    const assets = readdirSync(join(folder, 'dist/assets'));
    return [
      ['/react', text('index.html')],
      ...assets.map((name): [string, string] => [`/assets/${name}`, text(`assets/${name}`)]),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds both and serves them. */
export async function serveFloors() {
  const plain = pageOf('', `<main><h1>Luneta</h1><p>${TEXT}</p></main>`);
  const texts = new Map(
    [['/plain', plain], ...(await buildReact())].map(([at, text = '']) => [at, brotliCompressSync(text)]),
  );
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const body = texts.get(path);
    if (body === undefined) return void response.writeHead(404).end();
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'max-age=600' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { plain: `${url}/plain`, react: `${url}/react`, stop };
}
