/** Small pages as floors: plain HTML, or drawn by React. Served on the loopback, compressed as the apps are. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { build } from 'vite';

export type Served = { readonly url: string; readonly stop: () => void };

/** A whole page. */
export const pageOf = (head: string, body: string) =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Luneta</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;

/** The files of a page whose script is `main`, built with React. */
export async function buildReact(main: string): Promise<ReadonlyMap<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'luneta-floors-'));
  try {
    writeFileSync(
      join(folder, 'index.html'),
      pageOf('<script type="module" src="/main.js"></script>', '<div id="app"></div>'),
    );
    writeFileSync(join(folder, 'main.js'), main);
    const here = (name: string) => join(import.meta.dirname, '../node_modules', name);
    await build({
      configFile: false,
      root: folder,
      logLevel: 'error',
      resolve: { alias: { 'react-dom': here('react-dom'), react: here('react') } },
      build: { modulePreload: { polyfill: false } },
    });
    const dist = join(folder, 'dist');
    return new Map([
      ['/react', readFileSync(join(dist, 'index.html'), 'utf8')],
      ...readdirSync(join(dist, 'assets')).map(
        (name) => [`/assets/${name}`, readFileSync(join(dist, 'assets', name), 'utf8')] as const,
      ),
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Serves texts by their address. */
export async function serveTexts(texts: ReadonlyMap<string, string>): Promise<Served> {
  const packed = new Map([...texts].map(([path, text]) => [path, brotliCompressSync(text)]));
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
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
