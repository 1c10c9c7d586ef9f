/**
 * Binds the contract to the handlers. Each operation becomes a route that validates its input and serialises its output by
 * the schemas of the contract.
 */
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

import type { Db } from '../database/db.ts';
import type { Tenant } from '../database/tenant.ts';
import { bodyLimitOf } from './body-limit.ts';
import { countedAddress } from './address.ts';
import type { Handlers } from './call.ts';
import { contractRoutes, type ContractRoute } from './contract-routes.ts';
import { readOperations, type Document, type Operation } from './contract.ts';
import { assertCoverage } from './coverage.ts';
import { errors } from './errors.ts';
import type { Estado } from './estado.ts';
import { guard } from './guard.ts';
import { answerOnce, chaveOf, findAnswer, keyedOf, sendKept } from './idempotency.ts';
import type { Stores } from './stores.ts';

export type Binding = {
  readonly document: Document;
  readonly handlers: Handlers;
  /** Given to handlers, for the few things above schools. */
  readonly db: Db;
  readonly stores: Stores;
  readonly agora: () => Date;
  /** Whether `tests/*` exist. */
  readonly tests: boolean;
  readonly estado: Estado;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

/**
 * What the handler gets as its `Call`: the contract's schemas have just accepted `path`, `query` and `body`.
 * @param tx the transaction of a call with an `Idempotency-Key`
 */
function callOf(request: FastifyRequest, operation: Operation, { db, stores, agora }: Binding, tx?: Tenant): object {
  const { sessao } = request;
  return {
    operation: operation.id,
    base: operation.base,
    path: request.params,
    query: request.query,
    body: request.body,
    agora: request.agora ?? agora(),
    db: tx?.db ?? db,
    log: request.log,
    ip: countedAddress(request.ip),
    origin: request.headers.origin ?? null,
    chave: chaveOf(request),
    sessao,
    escola: tx ?? (sessao && stores.escolaOf(sessao.escola_id)),
  };
}

type Answer = { status: number; headers?: Record<string, string>; body?: unknown; raw?: Buffer };

function route(operation: Operation, contract: ContractRoute, binding: Binding): RouteOptions {
  const { stores } = binding;
  const handler = new Map(Object.entries(binding.handlers)).get(operation.id);
  // `assertCoverage` has said so before, for all operations at once.
  if (!handler) throw new Error(`${operation.id} has no handler`);
  return {
    ...contract,
    bodyLimit: bodyLimitOf(operation),
    config: { operation },
    onRequest: guard(operation, stores.sessoes, binding.agora),
    preValidation: async (request) => {
      if (operation.method !== 'get' && binding.estado.sem_espaco) throw errors.noSpace();
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
        // The one place where types end: each handler's own type is that of the operation it is bound to.
        const answer: Answer = await Reflect.apply(handler, undefined, [callOf(request, operation, binding, tx)]);
        if (answer.headers) void reply.headers(answer.headers);
        return answer;
      };
      const keyed = keyedOf(request, operation);
      if (!keyed) {
        const { status, raw, body } = await run();
        return reply.status(status).send(raw ?? body);
      }
      const escola = stores.escolaOf(keyed.escola_id);
      const act = async (tx: Tenant) => {
        const { status, body } = await run(tx);
        const serialize = reply.getSerializationFunction(String(status), 'application/json') ?? JSON.stringify;
        return { status, resposta: String(serialize(Object(body))) };
      };
      return sendKept(reply, await answerOnce(keyed, escola, stores.pedidos, act));
    },
  };
}

/** @throws when contract and handlers disagree, naming each difference. */
export async function bind(app: FastifyInstance, binding: Binding): Promise<void> {
  const operations = readOperations(binding.document);
  assertCoverage(operations, binding.handlers);
  const routes = await contractRoutes(binding.document);
  for (const operation of operations) {
    if (operation.tests && !binding.tests) continue;
    const contract = routes.get(operation.name);
    if (!contract) throw new Error(`the contract has no route for ${operation.name}`);
    app.route(route(operation, contract, binding));
  }
}
