/**
 * A fetch that answers with the contract's examples. Tests and stories change single operations; a request that the
 * contract does not have fails, and is remembered so that `verify` fails too when the caller swallowed it.
 */
import type { Error as ErrorBody } from '@luneta/openapi';
import { examples, routes } from '@luneta/openapi/examples';
import type { OperationId, ResponseBody } from '@luneta/openapi/examples';

/** A request as it arrived. `body` is without the params copy. */
export type MockCall = {
  operationId: OperationId;
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  headers: Headers;
  body: unknown;
};

type Responder = (call: MockCall) => Response | Promise<Response>;

export type MockServer = {
  /** Give it to `createApi({ fetch })`. */
  fetch: (request: Request) => Promise<Response>;
  /** Answers 200 with this body and these headers from now on; a function decides by call. */
  respond: <Id extends OperationId>(
    id: Id,
    body: ResponseBody<Id> | ((call: MockCall) => ResponseBody<Id>),
    headers?: Record<string, string> | ((call: MockCall) => Record<string, string>),
  ) => void;
  /** Answers 200 with an empty file and these headers from now on. */
  respondFile: (id: OperationId, headers?: Record<string, string>) => void;
  /** Answers an error from now on; what is not given is plain. */
  fail: (id: OperationId, status: number, error?: Partial<ErrorBody>) => void;
  /** Leaves the calls pending until the returned function is called. */
  hold: (id: OperationId) => () => void;
  /** While true every call fails as without a network. */
  setOffline: (offline: boolean) => void;
  /** Calls so far, oldest first; of one operation when named. */
  calls: (id?: OperationId) => readonly MockCall[];
  /** @throws when a request had no operation of the contract. Call it after each test. */
  verify: () => void;
  /** Back to the examples, calls forgotten. */
  reset: () => void;
};

/** Makes one; each test has its own, or calls `reset`. */
export function createMockServer(): MockServer {
  const responders = new Map<OperationId, Responder>();
  const held = new Map<OperationId, Promise<void>>();
  const calls: MockCall[] = [];
  const unmatched: string[] = [];
  let offline = false;

  return {
    async fetch(request) {
      const call = await match(request);
      if (call === null) {
        const said = `${request.method} ${request.url} is no operation of the contract`;
        unmatched.push(said);
        throw new Error(said);
      }
      if (offline) throw new TypeError('Failed to fetch');
      calls.push(call);
      await Promise.race([held.get(call.operationId), aborted(request.signal, held.has(call.operationId))]);
      request.signal.throwIfAborted();
      return (responders.get(call.operationId) ?? example)(call);
    },
    respond(id, body, headers) {
      responders.set(id, (call) =>
        json(200, isMaker(body) ? body(call) : body, isMaker(headers) ? headers(call) : headers),
      );
    },
    respondFile(id, headers = {}) {
      responders.set(id, () => new Response(new Uint8Array(), { headers }));
    },
    fail(id, status, error) {
      const message = error?.message ?? 'Erro de teste.';
      const erro = error?.erro ?? message;
      responders.set(id, () => json(status, { codigo: 'erro_de_teste', ...error, message, erro }));
    },
    hold(id) {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      held.set(id, released);
      return () => {
        held.delete(id);
        release();
      };
    },
    setOffline(value) {
      offline = value;
    },
    calls: (id) => (id === undefined ? [...calls] : calls.filter(({ operationId }) => operationId === id)),
    verify() {
      if (unmatched.length > 0) throw new Error(unmatched.join('\n'));
    },
    reset() {
      responders.clear();
      held.clear();
      calls.length = 0;
      unmatched.length = 0;
      offline = false;
    },
  };
}

const patterns = routes
  .map((route) => ({
    ...route,
    pattern: new RegExp(`^${route.path.replace(/\/$/u, '/?').replaceAll(/\{(\w+)\}/gu, '(?<$1>[^/]+)')}$`, 'u'),
  }))
  // Static segments win over parameters, as on the server.
  .sort((a, b) => a.path.split('{').length - b.path.split('{').length);

async function match(request: Request): Promise<MockCall | null> {
  const url = new URL(request.url, 'http://mock');
  for (const { method, pattern, operationId } of patterns) {
    const found = method === request.method ? pattern.exec(url.pathname) : null;
    if (found === null) continue;
    return {
      operationId,
      path: { ...found.groups },
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: bodyOf(request.headers, await request.clone().text()),
    };
  }
  return null;
}

/** A file is given as its text. */
const bodyOf = (headers: Headers, text: string): unknown =>
  headers.get('content-type') === 'application/octet-stream' ? text : withoutParams(text);

function withoutParams(text: string): unknown {
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'params'));
}

function isMaker<Value>(value: Value | ((call: MockCall) => Value)): value is (call: MockCall) => Value {
  return typeof value === 'function';
}

function example({ operationId }: MockCall): Response {
  const known: Partial<Record<OperationId, unknown>> = examples;
  const body = known[operationId];
  return body === undefined
    ? new Response(new Uint8Array(), { headers: { 'content-type': 'image/png' } })
    : json(200, body);
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}

function aborted(signal: AbortSignal, pending: boolean): Promise<void> | undefined {
  if (!pending) return undefined;
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
