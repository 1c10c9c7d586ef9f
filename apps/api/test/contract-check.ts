/** Checks every answer of the server against the contract: a declared status, and a body that matches its schema. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

import { loadDocument, type Document, type OperationObject, type ResponseObject } from '../src/http/contract.ts';

const ID = 'contract';

export type Deviation = (operation: string, status: number, body: unknown) => string | null;

const pointer = (...parts: string[]) =>
  parts
    .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    .map(encodeURIComponent)
    .join('/');

/** Rules that refuse the call as a whole: where it is made, about whom, or what is stored already. */
const WHOLE = new Set(['chave_repetida', 'visao_aberta', 'propria_conta', 'turma_sem_alunos']);

/** The fields of a call, by their first names: those of its body, and what its address asks for. */
function fieldsOf(operation: OperationObject, document: Document): ReadonlySet<string> {
  const schema = operation.requestBody?.content?.['application/json']?.schema;
  const named = schema?.$ref?.split('/').at(-1);
  const found: unknown = named === undefined ? schema : document.components.schemas[named];
  const asked = (operation.parameters ?? []).map(
    ({ $ref, name }) => name ?? document.components.parameters[$ref?.split('/').at(-1) ?? '']?.name ?? '',
  );
  return new Set([...Object.keys(Object(Reflect.get(Object(found), 'properties'))), ...asked]);
}

/** What is wrong with the fields that a rule refuses: a form must find each of them. Null when nothing is. */
function wrongCampos(fields: ReadonlySet<string>, status: number, body: unknown): string | null {
  if (status !== 409 && status !== 422) return null;
  const { campos, codigo }: { campos?: readonly { campo: string }[]; codigo?: string } = Object(body);
  if (campos === undefined)
    return status === 409 || fields.size === 0 || WHOLE.has(codigo ?? '') ? null : 'without the fields at fault';
  const unknown = campos.find(({ campo }) => !fields.has(campo.split('.', 1)[0] ?? '') && campo !== 'corpo');
  return unknown ? `about ${unknown.campo}, which the call does not have` : null;
}

/** What is wrong with an answer. Null when nothing is. */
export function makeDeviation(document: Document = loadDocument()): Deviation {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema({ ...document, $id: ID });
  type Place = {
    url: string;
    method: string;
    codigos: readonly string[] | undefined;
    /** The fields of its body. */
    campos: ReadonlySet<string>;
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
          campos: fieldsOf(operation, document),
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
    const wrong = wrongCampos(place.campos, status, body);
    if (wrong !== null) return `${name} answered ${status} ${String(codigo)} ${wrong}`;
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
