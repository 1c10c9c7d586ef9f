/** The contract as the server reads it: one record for each operation. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
const METHODS: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete'];

/** Whose data a call is about (openapi/roles.yaml). */
export type Alvo = 'nenhum' | 'pessoa' | 'aluno' | 'contexto' | 'escopo';
/** What a write changes (openapi/roles.yaml). */
export type Escrita = 'aluno' | 'proprio' | 'gestao' | 'sessao';

/** An answer, or a reference to one of `components.responses`. */
export type ResponseObject = { $ref?: string; content?: Record<string, { schema?: object }> };

export type OperationObject = {
  operationId: string;
  tags: string[];
  'x-perfis': string[];
  'x-alvo': Alvo;
  'x-escrita'?: Escrita;
  'x-forcado'?: boolean;
  'x-sem-chave'?: boolean;
  'x-com-chave'?: boolean;
  'x-sem-limite'?: boolean;
  'x-corpo-grande'?: boolean;
  /** MB of the file that is its body. */
  'x-upload'?: number;
  /** Codes of the errors that it may answer. */
  'x-codigos'?: readonly string[];
  parameters?: readonly { $ref?: string; name?: string }[];
  requestBody?: { content?: Record<string, { schema?: { $ref?: string } }> };
  responses: Record<string, ResponseObject>;
};

export type Document = {
  openapi: string;
  info: { version: string };
  tags: readonly { name: string; 'x-modulo'?: string }[];
  paths: Record<string, Partial<Record<Method, OperationObject>>>;
  components: {
    responses: Record<string, ResponseObject>;
    schemas: Record<string, object>;
    parameters: Record<string, { name: string }>;
  };
};

export type Operation = {
  /** Name of the handler: twins of version 1 share it. */
  readonly id: string;
  /** Name in the document, `_v1` included. */
  readonly name: string;
  /** Folder of apps/api/src/modules that answers it: the first tag, or the module that the tag names. */
  readonly modulo: string;
  readonly base: 'v1' | 'v2' | '';
  readonly method: Method;
  readonly url: string;
  readonly public: boolean;
  /** Real profiles that may call it. */
  readonly perfis: ReadonlySet<string>;
  readonly alvo: Alvo;
  /** Null for reads and public calls. */
  readonly escrita: Escrita | null;
  /** Callable while a password change or security questions are forced. */
  readonly forcado: boolean;
  /** One of `tests/*`: only where the environment enables them, only for test accounts (decision 160). */
  readonly tests: boolean;
  readonly takesBody: boolean;
  /** A repetition with its `Idempotency-Key` is answered from what was kept (http/idempotency.ts). */
  readonly takesKey: boolean;
  /** Clients send an `Idempotency-Key` with it: it spends, pays or ends something (decision 198). */
  readonly clientKey: boolean;
  /** Not counted by the limit of calls per minute. */
  readonly unlimited: boolean;
  /** Takes a large body (http/body-limit.ts). */
  readonly largeBody: boolean;
  /** Bytes of the file that is its body (http/upload.ts); null where the body is JSON. */
  readonly uploadBytes: number | null;
};

let loaded: Document | undefined;

/** The contract, read once per process. Whoever changes something in it changes a copy. */
export function loadDocument(): Document {
  if (loaded) return loaded;
  const document: Document = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@luneta/openapi/document.json'), 'utf8'),
  );
  loaded = document;
  return document;
}

/** Whether an address is one of `tests/*`. */
export function isTests(url: string): boolean {
  return /^\/api\/v\d\/tests\//.test(url);
}

function moduloOf({ tags }: OperationObject, document: Document): string {
  const [first = ''] = tags;
  return document.tags.find(({ name }) => name === first)?.['x-modulo'] ?? first;
}

const MB = 1024 * 1024;

function uploadOf({ operationId, requestBody, 'x-upload': mb }: OperationObject): number | null {
  const isFile = requestBody?.content !== undefined && !('application/json' in requestBody.content);
  if (isFile !== (mb !== undefined))
    throw new Error(`${operationId}: a body that is a file has upload in openapi/roles.yaml`);
  return mb === undefined ? null : mb * MB;
}

function describe(url: string, method: Method, operation: OperationObject, document: Document): Operation {
  const id = operation.operationId.replace(/_v1$/, '');
  const isPublic = operation['x-perfis'].includes('publico');
  const escrita = operation['x-escrita'] ?? null;
  if (method !== 'get' && !isPublic && escrita === null) {
    throw new Error(
      `${operation.operationId} is no GET and has no x-escrita: read-only sessions would write. Give it one in openapi/roles.yaml.`,
    );
  }
  const base = url.startsWith('/api/v1/') ? 'v1' : url.startsWith('/api/v2/') ? 'v2' : '';
  return {
    id,
    name: operation.operationId,
    modulo: moduloOf(operation, document),
    base,
    method,
    url,
    public: isPublic,
    perfis: new Set(operation['x-perfis']),
    alvo: operation['x-alvo'],
    escrita,
    forcado: operation['x-forcado'] === true,
    tests: isTests(url),
    takesBody: operation.requestBody !== undefined,
    takesKey: escrita !== null && operation['x-sem-chave'] !== true,
    clientKey: operation['x-com-chave'] === true,
    unlimited: operation['x-sem-limite'] === true,
    largeBody: operation['x-corpo-grande'] === true,
    uploadBytes: uploadOf(operation),
  };
}

/** @throws when a write of the contract would be open to read-only sessions. */
export function readOperations(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([url, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [describe(url, method, operation, document)] : [];
    }),
  );
}
