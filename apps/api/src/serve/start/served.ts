/** Everything of the start page that is a file: its style and script, drawings and fonts of `packages/ui`, Storybook, the reference. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';

import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import { REPOSITORY } from '../../config.ts';
import { htmlPage } from './html.ts';

const UI = join(REPOSITORY, 'packages', 'ui');
const STORYBOOK = join(REPOSITORY, 'storybook-static');
const HOUR = 'max-age=3600';

const ART = [
  'logo.svg',
  'logo-horizontal.svg',
  'logo-horizontal-escuro.svg',
  'mascot-feliz.svg',
  'mascot-pensando.svg',
  'game-estrela.svg',
];
const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

const OWN_ONLY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";
/** The policy of the start page and of the reference: files of this address, nothing inline. */
export const POLICY = { 'content-security-policy': OWN_ONLY };
/** Storybook's own page has inline code and shows stories in a frame. It still asks no other host for anything. */
const STORYBOOK_POLICY =
  "default-src 'self' 'unsafe-inline' data: blob:; base-uri 'none'; frame-ancestors 'self'; form-action 'none'";

/** Whether `pnpm storybook:build` has run. */
export const hasStorybook = (): boolean => existsSync(join(STORYBOOK, 'index.html'));

/** The files of the page itself, under `/inicio/`. */
export function registerFiles(app: FastifyInstance): void {
  const font = createRequire(import.meta.url);
  const paths = new Map([
    ...ART.map((name): [string, string] => [name, join(UI, 'src', 'art', name)]),
    ...['start.css', 'start.js'].map((name): [string, string] => [name, join(import.meta.dirname, name)]),
    ['gabarito.woff2', font.resolve('@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2')],
    ['public-sans.woff2', font.resolve('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2')],
  ]);
  for (const [name, path] of paths) {
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    app.get(`/inicio/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', HOUR).send(readFileSync(path)),
    );
  }
}

/** The contract as a reference, under `/contrato`, drawn by Swagger UI from the same document that the server obeys. */
export async function registerReference(app: FastifyInstance): Promise<void> {
  const require = createRequire(import.meta.url);
  const swagger = dirname(require.resolve('swagger-ui-dist/package.json'));
  const head =
    '<link rel="stylesheet" href="/contrato/swagger-ui.css"><script defer src="/contrato/swagger-ui-bundle.js"></script><script defer src="/contrato/reference.js"></script>';
  const page = htmlPage('Luneta · Contrato', head, '<main id="contrato"></main>');
  app.get('/contrato', (_request, reply) => reply.headers(POLICY).type('text/html; charset=utf-8').send(page));
  const shown: readonly [string, string, string][] = [
    ['openapi.json', 'application/json; charset=utf-8', require.resolve('@luneta/openapi/document.json')],
    ['reference.js', 'text/javascript; charset=utf-8', join(import.meta.dirname, 'reference.js')],
    ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8', join(swagger, 'swagger-ui-bundle.js')],
    ['swagger-ui.css', 'text/css; charset=utf-8', join(swagger, 'swagger-ui.css')],
  ];
  for (const [name, type, path] of shown) {
    app.get(`/contrato/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', HOUR).send(readFileSync(path)),
    );
  }
}

/** The built Storybook, under `/storybook/`; 404 until it is built. */
export async function registerStorybook(app: FastifyInstance): Promise<void> {
  if (!hasStorybook()) return;
  await app.register(files, {
    root: STORYBOOK,
    prefix: '/storybook/',
    decorateReply: false,
    setHeaders: (reply) => {
      reply.header('content-security-policy', STORYBOOK_POLICY);
    },
  });
}
