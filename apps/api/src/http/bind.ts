/**
 * Binds the contract to the handlers. Each operation becomes a route that validates its input and serialises its output by
 * the schemas of the contract.
 */
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

import type { Db } from '../database/db.ts';
import { bodyLimitOf } from './body-limit.ts';
import { countedAddress } from './address.ts';
import type { Handlers } from './call.ts';
import { contractRoutes, type ContractRoute } from './contract-routes.ts';
import { readOperations, type Document, type Operation } from './contract.ts';
import { assertCoverage } from './coverage.ts';
import { errors } from './errors.ts';
import type { Estado } from './estado.ts';
import { guard } from './guard.ts';
import { answerAgain, keepAnswer } from './idempotency.ts';
import { sendReady, type ReadyBody } from './ready.ts';
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

/** What the handler gets as its `Call`: the contract's schemas have just accepted `path`, `query` and `body`. */
function callOf(request: FastifyRequest, operation: Operation, { db, stores, agora }: Binding): object {
  const { sessao } = request;
  return {
    operation: operation.id,
    base: operation.base,
    path: request.params,
    query: request.query,
    body: request.body,
    agora: request.agora ?? agora(),
    db,
    log: request.log,
    ip: countedAddress(request.ip),
    origin: request.headers.origin ?? null,
    sessao,
    escola: sessao && stores.escolaOf(sessao.escola_id),
  };
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
    config: { operation },
    onRequest: guard(operation, stores.sessoes, binding.agora),
    preValidation: async (request) => {
      if (operation.method !== 'get' && binding.estado.sem_espaco) throw errors.noSpace();
      if (operation.takesBody) request.body ??= {};
    },
    preHandler: async (request, reply) => {
      if (await answerAgain(request, reply, operation, stores)) return reply;
      const { sessao, agora } = request;
      if (sessao && agora) await stores.recordViewWrite(stores.escolaOf(sessao.escola_id), operation, sessao, agora);
      return undefined;
    },
    onSend: async (request, reply, payload) => {
      await keepAnswer(request, reply, payload, stores.pedidos);
      return payload;
    },
    handler: async (request, reply) => {
      // The one place where types end: each handler's own type is that of the operation it is bound to.
      const answer: Answer = await Reflect.apply(handler, undefined, [callOf(request, operation, binding)]);
      if (answer.ready) return sendReady(request, reply, answer.ready);
      if (answer.headers) void reply.headers(answer.headers);
      return reply.status(answer.status).send(answer.raw ?? answer.body);
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
