/** The API as one Fastify instance without a port: contract, session check, handlers. Tests inject requests into it. */
import { randomUUID } from 'node:crypto';

import Fastify, { type FastifyInstance } from 'fastify';

import type { Db } from './database/db.ts';
import { createBackground } from './http/background.ts';
import { bind } from './http/bind.ts';
import { BODY_LIMIT_BYTES } from './http/body-limit.ts';
import { createAparelhos } from './http/aparelho.ts';
import { registerBodyParser } from './http/body.ts';
import type { Handlers } from './http/call.ts';
import { compressReads } from './http/compression.ts';
import { loadDocument, type Document } from './http/contract.ts';
import { answerUnreadable, refuseAddress, registerErrors } from './http/error-handler.ts';
import { createEstado, type Estado } from './http/estado.ts';
import { createLinkCheck, type LinkCheck } from './http/link/link-check.ts';
import { harden, type Hardening } from './http/hardening.ts';
import { AnswerLog, loggerOptions, type LogOptions } from './http/logging.ts';
import type { Metrics } from './http/metrics.ts';
import { parseQuery } from './http/query.ts';
import { createSigner } from './http/signer.ts';
import { slowSenders } from './http/slow.ts';
import type { Sessao } from './http/sessao.ts';
import type { FastRoute } from './http/fast.ts';
import { registerUploads } from './http/upload.ts';
import { createTokens } from './http/token.ts';
import type { Defer } from './http/work.ts';
import { serializerCompiler, validatorCompiler } from './http/validation.ts';
import { buildHandlers } from './modules/index.ts';
import { LINE_TIMES } from './modules/pessoas/index.ts';
import { openStores } from './stores.ts';
import type { SessaoCache } from './http/stores.ts';
import type { Acesso, Deployments, LineTimes, Services } from './http/services.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers a request that came to any port: by a fast route (http/fast.ts), else by the ordinary way. */
    entry: (...request: Parameters<FastRoute>) => void;
  }
  interface FastifyRequest {
    /** Null for public operations. */
    sessao: Sessao | null;
    /** The instant of the request; null until the route is known. */
    agora: Date | null;
  }
}

export type AppOptions = Hardening & {
  readonly db: Db;
  readonly agora: () => Date;
  /** Signs tokens; at least 32 characters. */
  readonly secret: string;
  /** Secrets, switches and outside services of the account calls. */
  readonly acesso: Acesso;
  readonly log?: LogOptions | false;
  readonly trustProxy?: readonly string[];
  /** Origins of the apps, for a browser that calls this host. Without it, handover codes have no address and match any. */
  readonly deployments?: Deployments;
  /** Registers `tests/*` (security D24). */
  readonly tests?: boolean;
  /** Whether this process can serve. Without it, it can. */
  readonly estado?: Estado;
  /** Where handlers ask for deferred work. Without it, nobody does it. */
  readonly defer?: Defer;
  /** Sessions that this process keeps. Without it, every request asks the database. */
  readonly sessaoCache?: SessaoCache;
  /** Measures the server. Without it, nothing is measured. */
  readonly metrics?: Metrics;
  /** Milliseconds that a call may take to come. Without it, 15 s. */
  readonly requestTimeout?: number;
  /** For tests of the line of an address. Without it, `LINE_TIMES`. */
  readonly line?: LineTimes;
  /** For tests. Without it, links are asked for on the network. */
  readonly links?: LinkCheck;
  /** For tests of the binding itself. */
  readonly contract?: {
    readonly document?: Document;
    readonly handlers?: Handlers;
  };
  /** Runs before any route exists, for hooks that must see every answer. */
  readonly prepare?: (app: FastifyInstance) => void;
};

/** @throws when server and contract disagree */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, agora, secret, acesso, log = false, trustProxy = [], contract = {}, estado = createEstado() } = options;
  const trusted = trustProxy.length > 0 ? [...trustProxy] : false;
  const app = Fastify({
    logger: log ? loggerOptions(log) : false,
    logController: new AnswerLog(),
    trustProxy: trusted,
    genReqId: () => randomUUID(),
    clientErrorHandler: answerUnreadable,
    ...slowSenders(options.requestTimeout),
    keepAliveTimeout: 72_000,
    bodyLimit: BODY_LIMIT_BYTES,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    // While the server ends, requests on open connections are still answered, and told that the connection closes.
    return503OnClosing: false,
    // An address that cannot be decoded reaches no route and no hook.
    frameworkErrors: refuseAddress,
    routerOptions: { ignoreTrailingSlash: true, querystringParser: parseQuery, maxParamLength: 200 },
  });
  app.decorateRequest('sessao', null);
  app.decorateRequest('agora', null);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrors(app, estado);
  options.metrics?.measure(app);
  app.addHook('onSend', async (_request, reply, payload) => {
    if (estado.encerrando) reply.header('connection', 'close');
    return payload;
  });
  registerBodyParser(app);
  registerUploads(app);
  options.prepare?.(app);
  const aparelhos = createAparelhos(createSigner(secret, 'aparelho'), options.https);
  await harden(app, options, aparelhos);
  compressReads(app);
  const tokens = createTokens(secret);
  app.decorate('tokens', tokens);
  const background = createBackground(app.log, estado);
  app.addHook('onClose', background.settled);
  const services: Services = {
    signToken: tokens.sign,
    signerFor: (purpose) => createSigner(secret, purpose),
    background,
    defer: options.defer ?? (async () => undefined),
    aparelhos,
    acesso,
    line: options.line ?? LINE_TIMES,
    links: options.links ?? createLinkCheck(),
    deployments: options.deployments ?? (() => null),
    estado,
  };
  const fastRoutes = await bind(app, {
    document: contract.document ?? loadDocument(),
    handlers: contract.handlers ?? buildHandlers(services),
    db,
    stores: openStores(db, options.sessaoCache),
    agora,
    aparelhos,
    tests: options.tests ?? false,
    estado,
    fast: {
      origins: options.origins,
      trustProxy: trusted,
      ...(options.metrics && { measure: options.metrics.measure }),
    },
  });
  const entry: FastifyInstance['entry'] = (request, response) => {
    if (!fastRoutes.some((fastRoute) => fastRoute(request, response))) app.routing(request, response);
  };
  app.decorate('entry', entry);
  app.server.removeAllListeners('request').on('request', entry);
  return app;
}
