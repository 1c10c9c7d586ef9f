/**
 * The host of one app: its built files, its runtime configuration, and `/api` forwarded to the API instance. It knows
 * nothing about what the app does.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';

import helmet from '@fastify/helmet';
import files from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { REPOSITORY, type AppName } from '../config.ts';
import { PERMISSIONS_POLICY } from '../http/hardening.ts';
import { slowSenders } from '../http/slow.ts';
import { hasSecondHost } from '../http/unaltered.ts';
import { bodyKeeper, pageReader, type Encoding } from './page.ts';
import { policyOf, withSums, type Foreign } from './policy.ts';

export type WebOptions = {
  readonly name: AppName;
  readonly api: FastifyInstance;
  readonly https: boolean;
  /** The answer of `/config.json` to a browser that came to `hostname`. */
  readonly runtimeConfig: (hostname: string) => object;
  /** JSON documents by the path at which they are served. */
  readonly texts?: ReadonlyMap<string, object>;
  readonly foreign?: Foreign;
  /** False: browsers are told to take their copy of the app away. Default: true. */
  readonly copia?: boolean;
  /** Milliseconds that a call may take to come. Without it, 15 s. */
  readonly requestTimeout?: number;
  /** Folder of the built app. Default: `apps/<name>/dist`. */
  readonly dist?: string;
};

const IMMUTABLE = 'public, max-age=31536000, immutable';

const notBuiltYet = (name: AppName) =>
  `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Luneta</title><p>O aplicativo <code>${name}</code> ainda não foi montado. Execute <code>npm start</code> na raiz do projeto.</p></html>`;

/** The best encoding that the browser takes. */
function encodingOf({ headers }: FastifyRequest): Encoding {
  const taken = headers['accept-encoding'] ?? '';
  const takes = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'u').test(taken);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

/** Answers with the page, the configuration for this host name inside. */
function pageOf({ name, runtimeConfig }: WebOptions, root: string) {
  const read = pageReader(root);
  const bodyOf = bodyKeeper();
  return (request: FastifyRequest, reply: FastifyReply) => {
    const page = read();
    if (page === null) return reply.status(503).type('text/html').send(notBuiltYet(name));
    const encoding = encodingOf(request);
    const policy = String(reply.raw.getHeader('content-security-policy'));
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
      .header('content-security-policy', withSums(policy, page.sums))
      .type('text/html; charset=utf-8')
      .send(bodyOf(page, runtimeConfig(request.hostname), encoding));
  };
}

async function serveFiles(app: FastifyInstance, options: WebOptions, root: string): Promise<void> {
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
  // Where no copy is wanted, those that browsers have fetch this instead of the worker and go.
  if (options.copia === false)
    app.get('/sw.js', (_request, reply) => reply.type('text/javascript').sendFile('sw-off.js'));
  const page = pageOf(options, root);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (request.method !== 'GET' || path.startsWith('/assets/') || /\.\w{1,5}$/.test(path))
      return reply.status(404).type('text/plain').send('Não encontrado.');
    return page(request, reply);
  });
  // The file as built has no configuration and would come without the sums of its scripts.
  for (const path of ['/', '/index.html']) app.get(path, page);
}

/** Creates the host of one app, which does not listen yet. */
export async function buildWeb(options: WebOptions): Promise<FastifyInstance> {
  const { name, api, https, runtimeConfig, texts = new Map(), dist } = options;
  const root = dist ?? join(REPOSITORY, 'apps', name, 'dist');
  const slow = slowSenders(options.requestTimeout);
  const app = Fastify({
    ...slow,
    forceCloseConnections: 'idle',
    serverFactory: (handle, settings) => {
      const pick = (request: IncomingMessage, response: ServerResponse) =>
        /^\/api(?=[/?]|$)/.test(request.url ?? '') ? api.entry(request, response) : handle(request, response);
      return createServer({ ...settings, ...slow.http }, pick);
    },
  });
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: { useDefaults: false, directives: policyOf(https, options.foreign) },
    referrerPolicy: { policy: 'no-referrer' },
    hsts: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // A browser that came by plain http from another machine ignores it.
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // On plain http this header has no effect and only fills the console with warnings.
    originAgentCluster: https,
  });
  app.addHook('onRequest', async (request, reply) => {
    // A script or a style has no policy of its own, and each of these headers is sent with every file.
    if (request.url.startsWith('/assets/')) reply.header('x-content-type-options', 'nosniff');
    else {
      void reply.helmet();
      reply.header('permissions-policy', PERMISSIONS_POLICY);
    }
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
  await serveFiles(app, options, root);
  return app;
}
