/**
 * A plain web server with a copy of a built app: no program of ours, as a school may host it. It sends files with the
 * policy of the page, passes `/api` on, and can be given a newer version of the app.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

export type StaticHost = {
  readonly origin: string;
  /** Puts a newer version there: every script and style has another name, and the old ones are gone. */
  readonly publish: () => void;
  /** Sends the worker that takes the copies away. */
  readonly switchOff: () => void;
  readonly stop: () => Promise<void>;
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The policy for what is inline in the page, as docs/operation.md asks of a host. */
function policyFor(html: string): string {
  const sums = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'gu'))]
      .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      .join(' ');
  return `default-src 'self'; img-src 'self' data: blob:; script-src 'self' ${sums('script')}; style-src 'self' ${sums('style')}; require-trusted-types-for 'script'; trusted-types dompurify luneta-app`;
}

/** Every name of a script or style under `dist/assets` becomes another, wherever it stands. */
function rename(dist: string): void {
  const assets = join(dist, 'assets');
  for (const file of readdirSync(assets)) if (/\.(?:br|gz)$/u.test(file)) rmSync(join(assets, file));
  const names = readdirSync(assets).filter((file) => /\.(?:js|css)$/u.test(file));
  const texts = [...names.map((name) => join(assets, name)), join(dist, 'index.html'), join(dist, 'sw.js')];
  for (const file of texts) {
    const before = readFileSync(file, 'utf8');
    const after = names.reduce((text, name) => text.replaceAll(name, name.replace(/(?=\.\w+$)/u, 'n')), before);
    writeFileSync(file, after);
  }
  for (const name of names) renameSync(join(assets, name), join(assets, name.replace(/(?=\.\w+$)/u, 'n')));
  const worker = join(dist, 'sw.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/\bid:`\w+`/u, 'id:`newer`'));
}

/** Serves a copy of `apps/student-v2/dist`. `api`: origin that answers `/api`. */
export async function startStaticHost(api: string): Promise<StaticHost> {
  const folder = mkdtempSync(join(tmpdir(), 'luneta-e2e-static-'));
  cpSync(join(import.meta.dirname, '../../apps/student-v2/dist'), folder, { recursive: true });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (pathname.startsWith('/api/')) {
      const passed = ask(
        `${api}${request.url}`,
        { method: request.method, headers: { ...request.headers, host: new URL(api).host } },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        },
      );
      passed.on('error', () => response.destroy());
      return void request.pipe(passed);
    }
    if (pathname === '/config.json') {
      const own = `http://${request.headers.host}`;
      const deployments = { 'student-v1': own, 'student-v2': own, staff: own };
      const config = { app: 'student-v2', api: '', produto: 'Luneta', moeda: 'moedas', deployments };
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(config));
    }
    const file = join(folder, pathname);
    const found = extname(pathname) !== '' && existsSync(file) ? file : null;
    if (found === null && pathname.startsWith('/assets/')) return void response.writeHead(404).end();
    const content = readFileSync(found ?? join(folder, 'index.html'));
    response.writeHead(200, {
      'content-type': TYPES[extname(found ?? 'index.html')] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
      'content-security-policy': policyFor(readFileSync(join(folder, 'index.html'), 'utf8')),
    });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    publish: () => rename(folder),
    switchOff: () => writeFileSync(join(folder, 'sw.js'), readFileSync(join(folder, 'sw-off.js'))),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
