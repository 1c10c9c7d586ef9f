/**
 * The routes of the contract with their schemas as Fastify takes them: the document with its references resolved, parameters by
 * their place. Read once per process, because servers of one document share it.
 */
import type { RouteOptions } from 'fastify';

import type { Document } from './contract.ts';

/** What the contract says of a route; handler and guard are added where it is bound. */
export type ContractRoute = Pick<RouteOptions, 'method' | 'url'> & {
  readonly schema: NonNullable<RouteOptions['schema']>;
};

type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: object;
};
type Values = { readonly type: 'object'; readonly properties: Record<string, object>; readonly required?: string[] };

/**
 * A value with its references to parts of `document` resolved; what stands beside a reference only describes it. The contract has
 * no shape that holds itself.
 */
function resolver(document: Document): (value: unknown) => unknown {
  const parts = new Map<string, unknown>();
  const partAt = (reference: string): unknown => {
    const found = parts.get(reference);
    if (found !== undefined) return found;
    const path = reference.replace('#/', '').split('/');
    const part = resolve(path.reduce<unknown>((value, step) => Reflect.get(Object(value), step), document));
    parts.set(reference, part);
    return part;
  };
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref }: { $ref?: unknown } = value;
    if (typeof $ref === 'string') return partAt($ref);
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolve(inner)]));
  };
  return resolve;
}

const isParameter = (value: unknown): value is Parameter =>
  typeof value === 'object' && value !== null && 'in' in value && 'name' in value && 'schema' in value;

/** What `parameters` of a path or an operation lists. */
function listedIn(holder: object): readonly unknown[] {
  const listed: unknown = Reflect.get(holder, 'parameters');
  return Array.isArray(listed) ? listed : [];
}

/** The parameters of one place as one object; undefined without any. */
function valuesOf(parameters: readonly Parameter[], place: string): Values | undefined {
  const own = parameters.filter((parameter) => parameter.in === place);
  if (own.length === 0) return undefined;
  const required = own.filter((parameter) => parameter.required === true).map(({ name }) => name);
  const properties = Object.fromEntries(
    own.map(({ name, schema, description }) => [
      place === 'header' ? name.toLowerCase() : name,
      { ...schema, ...(description && { description }) },
    ]),
  );
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

const jsonOf = (value: unknown): object | undefined => {
  const json: unknown = Object(Object(value).content)['application/json'];
  return typeof json === 'object' && json !== null ? json : undefined;
};

/** The schema of a JSON body as a route declares it. @throws when it has none */
export function jsonSchemaOf(body: unknown): object {
  const schema: unknown = Object(jsonOf(body)).schema;
  if (typeof schema !== 'object' || schema === null) throw new Error('a body of the contract has no JSON schema');
  return schema;
}

/** Only the schema of JSON; what else an operation takes or answers is no matter of Fastify's. */
function contentOf(value: unknown): object | undefined {
  return jsonOf(value) && { content: { 'application/json': { schema: jsonSchemaOf(value) } } };
}

function read(document: Document): ReadonlyMap<string, ContractRoute> {
  const resolve = resolver(document);
  const routes = new Map<string, ContractRoute>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!('operationId' in operation)) continue;
      const parameters = [...listedIn(item), ...listedIn(operation)].map(resolve).filter(isParameter);
      const answers = Object.entries(operation.responses).flatMap(([status, answer]) => {
        const content = contentOf(resolve(answer));
        return content ? [[status, content]] : [];
      });
      const parts = {
        querystring: valuesOf(parameters, 'query'),
        params: valuesOf(parameters, 'path'),
        headers: valuesOf(parameters, 'header'),
        body: contentOf(resolve(operation.requestBody)),
        response: Object.fromEntries(answers),
      };
      const schema = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
      routes.set(operation.operationId, {
        method: method.toUpperCase(),
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        schema,
      });
    }
  }
  return routes;
}

const known = new WeakMap<Document, ReadonlyMap<string, ContractRoute>>();

/** Name of the operation, `_v1` included → its route. */
export function contractRoutes(document: Document): ReadonlyMap<string, ContractRoute> {
  const routes = known.get(document) ?? read(document);
  known.set(document, routes);
  return routes;
}
