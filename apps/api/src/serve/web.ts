/**
 * The host of one app: its built files, its runtime configuration, and `/api` forwarded to the API instance. It knows
 * nothing about what the app does.
 */
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';

import helmet from '@fastify/helmet';
import files from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';

import { REPOSITORY, type AppName } from '../config.ts';
import { hasSecondHost } from '../http/unaltered.ts';

export type WebOptions = {
  readonly name: AppName;
  readonly api: FastifyInstance;
  readonly https: boolean;
  /** The answer of `/config.json` to a browser that came to `hostname`. */
  readonly runtimeConfig: (hostname: string) => object;
  /** JSON documents by the path at which they are served. */
  readonly texts?: ReadonlyMap<string, object>;
  /** Foreign origins that the configuration needs. */
  readonly foreign?: { readonly connectSrc: readonly string[]; readonly frameSrc: readonly string[] };
  /** Folder of the built app. Default: `apps/<name>/dist`. */
  readonly dist?: string;
};

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Nothing inline, nothing from other origins, no HTML from text except through a Trusted Types policy (security D9). */
const CSP = {
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  requireTrustedTypesFor: ["'script'"],
};

/** The policy of one host. It names a foreign origin only when the school configured it (security T33). */
function policyOf({ https, foreign }: Pick<WebOptions, 'https' | 'foreign'>) {
  const { connectSrc = [], frameSrc = [] } = foreign ?? {};
  return {
    ...CSP,
    ...(connectSrc.length > 0 ? { connectSrc: ["'self'", ...connectSrc] } : {}),
    ...(frameSrc.length > 0 ? { frameSrc: ["'self'", ...frameSrc] } : {}),
    ...(https ? { upgradeInsecureRequests: [] } : {}),
  };
}

const notBuiltYet = (name: AppName) =>
  `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Luneta</title><p>O aplicativo <code>${name}</code> ainda não foi montado. Execute <code>npm start</code> na raiz do projeto.</p></html>`;

async function serveFiles(app: FastifyInstance, name: AppName, root: string): Promise<void> {
  await app.register(files, {
    root,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names under assets/ contain a hash of the content. Every other file may change with the next build.
      reply.header('cache-control', path.startsWith(join(root, 'assets')) ? IMMUTABLE : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (request.method !== 'GET' || path.startsWith('/assets/') || /\.\w{1,5}$/.test(path))
      return reply.status(404).type('text/plain').send('Não encontrado.');
    return existsSync(join(root, 'index.html'))
      ? reply.sendFile('index.html')
      : reply.status(503).type('text/html').send(notBuiltYet(name));
  });
  app.get('/', (_request, reply) => reply.callNotFound());
}

/** Creates the host of one app, which does not listen yet. */
export async function buildWeb(options: WebOptions): Promise<FastifyInstance> {
  const { name, api, https, runtimeConfig, texts = new Map(), dist } = options;
  const root = dist ?? join(REPOSITORY, 'apps', name, 'dist');
  const app = Fastify({
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    forceCloseConnections: 'idle',
    serverFactory: (handle, settings) => {
      const pick = (request: IncomingMessage, response: ServerResponse) =>
        /^\/api(?=[/?]|$)/.test(request.url ?? '') ? api.entry(request, response) : handle(request, response);
      return createServer(settings as object, pick);
    },
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policyOf(options) },
    referrerPolicy: { policy: 'no-referrer' },
    hsts: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // On plain http these headers have no effect and only fill the console with warnings.
    crossOriginOpenerPolicy: https ? { policy: 'same-origin' } : false,
    originAgentCluster: https,
  });
  app.addHook('onRequest', async (request, reply) =>
    hasSecondHost(request.raw) ? reply.status(400).type('text/plain').send('Pedido inválido.') : undefined,
  );
  app.get('/config.json', (request, reply) =>
    reply.header('cache-control', 'no-cache').send(runtimeConfig(request.hostname)),
  );
  for (const [path, text] of texts) {
    app.get(path, (_request, reply) => reply.header('cache-control', 'no-cache').send(text));
  }
  await serveFiles(app, name, root);
  return app;
}
