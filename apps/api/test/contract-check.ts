/** Checks every answer of the server against the contract: a declared status, and a body that matches its schema. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

import { loadDocument, type Document, type ResponseObject } from '../src/http/contract.ts';

const ID = 'contract';

export type Deviation = (operation: string, status: number, body: unknown) => string | null;

const pointer = (...parts: string[]) =>
  parts
    .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    .map(encodeURIComponent)
    .join('/');

/** What is wrong with an answer. Null when nothing is. */
export function makeDeviation(document: Document = loadDocument()): Deviation {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema({ ...document, $id: ID });
  type Place = {
    url: string;
    method: string;
    codigos: readonly string[] | undefined;
    responses: Record<string, ResponseObject>;
  };
  const places = new Map<string, Place>();
  for (const [url, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (operation && 'operationId' in operation)
        places.set(operation.operationId, {
          url,
          method,
          codigos: operation['x-codigos'],
          responses: operation.responses,
        });
    }
  }
  return (name, status, body) => {
    const place = places.get(name);
    const response = place?.responses[String(status)];
    if (!place || !response) return `${name} answered ${status}, which the contract does not declare`;
    const codigo: unknown = status >= 400 ? Reflect.get(Object(body), 'codigo') : undefined;
    if (!place.codigos) return `${name} has no x-codigos in the contract`;
    if (typeof codigo === 'string' && !place.codigos.includes(codigo))
      return `${name} answered the code ${codigo}, which its x-codigos in the contract do not list`;
    const shared = response.$ref?.split('/').at(-1);
    const declared = shared ? document.components.responses[shared] : response;
    const schema = declared?.content?.['application/json']?.schema;
    if (!schema) return null;
    const path = shared
      ? pointer('components', 'responses', shared)
      : pointer('paths', place.url, place.method, 'responses', String(status));
    const validate = ajv.getSchema(`${ID}#/${path}/content/${pointer('application/json')}/schema`);
    if (!validate) return `no schema for ${name} ${status}`;
    return validate(body) ? null : `${name} ${status}: ${ajv.errorsText(validate.errors)}`;
  };
}

/** Throws in the answer (500) and adds to `failures` when an answer does not match the contract. */
export function checkAnswers(app: FastifyInstance, failures: string[], deviation: Deviation): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const operation = request.routeOptions.config.operation;
    if (!operation || typeof payload !== 'string') return payload;
    const problem = deviation(operation.name, reply.statusCode, JSON.parse(payload));
    if (problem) failures.push(problem);
    return payload;
  });
}
