/**
 * The routes of the contract with their schemas, as fastify-openapi-glue reads them out of the document. Reading is the
 * same for every server of a document and takes longer than binding, so it is done once per process.
 */
import Fastify, { type RouteOptions } from 'fastify';
import glue from 'fastify-openapi-glue';

import type { Document } from './contract.ts';

/** What the contract says of a route; handler and guard are added where it is bound. */
export type ContractRoute = Pick<RouteOptions, 'method' | 'url'> & {
  readonly schema: NonNullable<RouteOptions['schema']>;
};

/**
 * The document without answers that are no JSON: glue takes their types for bodies it should be able to read. A file is no JSON
 * either, and http/upload.ts checks it.
 */
function withoutBinary(document: Document): Document {
  const copy = structuredClone(document);
  for (const operation of Object.values(copy.paths).flatMap((item) => Object.values(item))) {
    if (operation.requestBody?.content && !('application/json' in operation.requestBody.content))
      delete operation.requestBody;
    for (const response of Object.values(operation.responses ?? {})) {
      if (response.content && !('application/json' in response.content)) delete response.content;
    }
  }
  return copy;
}

/** Nothing is compiled here: each server does it when it is ready. */
async function read(document: Document): Promise<ReadonlyMap<string, ContractRoute>> {
  const routes = new Map<string, ContractRoute>();
  const reader = Fastify({ exposeHeadRoutes: false });
  reader.setValidatorCompiler(() => () => true);
  reader.setSerializerCompiler(() => JSON.stringify);
  let name = '';
  reader.addHook(
    'onRoute',
    ({ method, url, schema = {} }) => void routes.set(name, { method, url, schema: { ...schema } }),
  );
  await reader.register(glue, {
    specification: withoutBinary(document),
    operationResolver: (operation: string) => {
      name = operation;
      return () => undefined;
    },
  });
  await reader.close();
  return routes;
}

/** The schema of a JSON body as a route declares it. @throws when it has none */
export function jsonSchemaOf(body: unknown): object {
  const schema: unknown = Object(Object(Object(body).content)['application/json']).schema;
  if (typeof schema !== 'object' || schema === null) throw new Error('a body of the contract has no JSON schema');
  return schema;
}

const known = new WeakMap<Document, Promise<ReadonlyMap<string, ContractRoute>>>();

/** Name of the operation, `_v1` included → its route. */
export function contractRoutes(document: Document): Promise<ReadonlyMap<string, ContractRoute>> {
  const routes = known.get(document) ?? read(document);
  known.set(document, routes);
  return routes;
}
