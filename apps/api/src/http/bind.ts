/**
 * Binds the contract to the handlers. Each operation becomes a route that validates its input and serialises its output by
 * the schemas of the contract.
 */
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

import type { Db } from '../database/db.ts';
import type { Tenant } from '../database/tenant.ts';
import { bodyLimitOf } from './body-limit.ts';
import { countedAddress } from './address.ts';
import type { Aparelhos } from './aparelho.ts';
import type { Handlers } from './call.ts';
import { contractRoutes, jsonSchemaOf, type ContractRoute } from './contract-routes.ts';
import { readOperations, type Document, type Operation } from './contract.ts';
import { assertCoverage } from './coverage.ts';
import { fastLane, type FastCall, type FastOptions, type Lane } from './fast.ts';
import { errors } from './errors.ts';
import type { Estado } from './estado.ts';
import { guard } from './guard.ts';
import { answerOnce, chaveOf, findAnswer, keyedOf, sendKept } from './idempotency.ts';
import { sendReady, type ReadyBody } from './ready.ts';
import type { Sessao } from './sessao.ts';
import type { Stores } from './stores.ts';
import { textCleaner } from './texto-livre.ts';
import { isUpload } from './upload.ts';

export type Binding = {
  readonly document: Document;
  readonly handlers: Handlers;
  /** Given to handlers, for the few things above schools. */
  readonly db: Db;
  readonly stores: Stores;
  readonly agora: () => Date;
  readonly aparelhos: Aparelhos;
  /** Whether `tests/*` exist. */
  readonly tests: boolean;
  readonly estado: Estado;
  /** What the short way for saving an answer needs. */
  readonly fast: Pick<FastOptions, 'origins' | 'trustProxy' | 'measure'>;
};

/** The one operation that may take the fast lane. */
const FAST = 'saveResposta';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
    /** Cleans what a person writes in a body (http/texto-livre.ts); null where nobody does. */
    cleanText?: ((body: unknown) => unknown) | null;
  }
}

/** What a way in knows of a request. */
type Heard = {
  readonly sessao: Sessao | null;
  readonly agora: Date;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly log: FastifyBaseLogger;
  readonly origin: string | null;
  /** Its `Idempotency-Key`. */
  readonly chave: string | null;
  /** Address of the caller, as limits count it. */
  readonly ip: () => string;
  /** The `Cookie` header. */
  readonly cookie: string | undefined;
};

/**
 * What the handler gets as its `Call`: the contract's schemas have just accepted `path`, `query` and `body`.
 * @param tx the transaction of a call with an `Idempotency-Key`
 */
function callOf(heard: Heard, operation: Operation, { db, stores, aparelhos }: Binding, tx?: Tenant): object {
  const { sessao, agora, params, query, body, log, origin, chave } = heard;
  return {
    operation: operation.id,
    base: operation.base,
    path: params,
    query,
    body,
    agora,
    db: tx?.db ?? db,
    log,
    get ip() {
      return heard.ip();
    },
    get aparelho() {
      return aparelhos.read(heard.cookie);
    },
    origin,
    chave,
    sessao,
    escola: tx ?? (sessao && stores.escolaOf(sessao.escola_id)),
  };
}

function heardOf(request: FastifyRequest, agora: () => Date): Heard {
  const { sessao, params, query, body, log } = request;
  const { origin = null, cookie } = request.headers;
  const ip = () => countedAddress(request.ip);
  const now = request.agora ?? agora();
  return { sessao, agora: now, params, query, body, log, origin, chave: chaveOf(request), ip, cookie };
}

type Answer = {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
  raw?: Buffer;
  ready?: ReadyBody;
};

function route(operation: Operation, contract: ContractRoute, binding: Binding): RouteOptions {
  const { stores } = binding;
  const handler = new Map(Object.entries(binding.handlers)).get(operation.id);
  // `assertCoverage` has said so before, for all operations at once.
  if (!handler) throw new Error(`${operation.id} has no handler`);
  return {
    ...contract,
    bodyLimit: bodyLimitOf(operation),
    config: { operation, cleanText: contract.schema.body ? textCleaner(jsonSchemaOf(contract.schema.body)) : null },
    onRequest: guard(operation, stores.sessoes, binding.agora),
    preValidation: async (request) => {
      if (operation.method !== 'get' && binding.estado.sem_espaco) throw errors.noSpace();
      // A call that sends no file at all has no body to hand on.
      if (operation.uploadBytes !== null && !isUpload(request.body)) throw errors.notFile();
      if (operation.takesBody) request.body ??= {};
    },
    preHandler: async (request, reply) => {
      const keyed = keyedOf(request, operation);
      const kept = keyed && (await findAnswer(keyed, stores.escolaOf(keyed.escola_id), stores.pedidos));
      if (kept) return sendKept(reply, kept);
      const { sessao, agora } = request;
      if (sessao && agora) await stores.recordViewWrite(stores.escolaOf(sessao.escola_id), operation, sessao, agora);
      return undefined;
    },
    handler: async (request, reply) => {
      const run = async (tx?: Tenant): Promise<Answer> => {
        const call = callOf(heardOf(request, binding.agora), operation, binding, tx);
        // The one place where types end: each handler's own type is that of the operation it is bound to.
        const answer: Answer = await Reflect.apply(handler, undefined, [call]);
        if (answer.headers) void reply.headers(answer.headers);
        return answer;
      };
      const keyed = keyedOf(request, operation);
      if (!keyed) {
        const { status, raw, body, ready } = await run();
        return ready ? sendReady(request, reply, ready) : reply.status(status).send(raw ?? body);
      }
      const escola = stores.escolaOf(keyed.escola_id);
      const act = async (tx: Tenant) => {
        const { status, body } = await run(tx);
        const serialize = reply.getSerializationFunction(String(status), 'application/json') ?? JSON.stringify;
        return { status, resposta: serialize(Object(body)) };
      };
      return sendKept(reply, await answerOnce(keyed, escola, stores.pedidos, act));
    },
  };
}

/** The lane of an operation, with the handler that Fastify would call. */
async function laneOf(
  app: FastifyInstance,
  operation: Operation,
  contract: ContractRoute,
  binding: Binding,
): Promise<Lane | null> {
  const { fast, stores, agora, estado } = binding;
  const { kept } = stores.sessoes;
  if (!kept || operation.id !== FAST) return null;
  const handler = binding.handlers[FAST];
  if (!handler) throw new Error(`${FAST} has no handler`);
  const run = (call: FastCall): Promise<Answer> => {
    const ip = () => countedAddress(call.address);
    const heard = { ...call, query: {}, chave: null, ip, cookie: undefined };
    return Reflect.apply(handler, undefined, [callOf(heard, operation, binding)]);
  };
  return fastLane(app, { operation, contract, kept, agora, estado, run, ...fast });
}

/**
 * @returns the short ways, which are asked first
 * @throws when contract and handlers disagree, naming each difference
 */
export async function bind(app: FastifyInstance, binding: Binding): Promise<readonly Lane[]> {
  const operations = readOperations(binding.document);
  assertCoverage(operations, binding.handlers);
  const routes = contractRoutes(binding.document);
  const lanes: Lane[] = [];
  for (const operation of operations) {
    if (operation.tests && !binding.tests) continue;
    const contract = routes.get(operation.name);
    if (!contract) throw new Error(`the contract has no route for ${operation.name}`);
    app.route(route(operation, contract, binding));
    const lane = await laneOf(app, operation, contract, binding);
    if (lane) lanes.push(lane);
  }
  return lanes;
}
