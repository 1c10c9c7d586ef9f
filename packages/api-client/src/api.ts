/**
 * The transport: openapi-fetch typed by the contract, with the conventions of our calls. It reports events through
 * callbacks. It never navigates and never shows anything.
 */
import createClient from 'openapi-fetch';
import type { Client, Middleware } from 'openapi-fetch';
import type { paths } from '@luneta/openapi';
import type { CallInfo } from './call.ts';
import { CHAVE_HEADER, createChaves, tellsOutcome } from './chaves.ts';
import { bringsDevice, endsSession, isSignIn, pathOf, serializeBody, serializeQuery } from './conventions.ts';
import type { Versao } from './conventions.ts';
import { ApiError, httpError, invalidResponseError, isAbort, offlineError } from './errors.ts';
import type { Shapes } from './shapes.ts';
import { repeatWhenTooMany } from './too-many.ts';
import type { Send, Wait } from './too-many.ts';

const NOT_MODIFIED = 304;
/** What compares the body of an answer, once it is read. */
const compared = new WeakMap<Response, (body: unknown) => void>();

/** A call the server answered with an error. `params` holds path and query; the body is never reported. */
export type FailedCall = CallInfo & { status: number; codigo: string; params: Readonly<Record<string, unknown>> };

export type ApiOptions = {
  /** Origin of the API; '' means the page's own origin. Paths of the contract bring `/api/…`. */
  baseUrl: string;
  /** Version of the base for calls that exist under both prefixes. Default: 2. */
  versao?: Versao;
  /** The saved authorization header value (`Bearer …`), or null when signed out. */
  authorization: () => string | null;
  /** The active student, sent as default query on every call. */
  turma_aluno_id: () => number | null;
  /** A 401 that ends the session. Not called for sign-in, exam writes, or an answer to an older authorization. */
  onUnauthorized?: (call: CallInfo) => void;
  /** The server answered with an error. Called before the call rejects. */
  onFailure?: (call: FailedCall) => void;
  /** The server renewed the authorization: save this header value. */
  onAuthorization?: (authorization: string) => void;
  /** Compares the answers with the contract. */
  shapes?: Shapes;
  /** For tests. */
  fetch?: Send;
  /** Sends a file and tells how much of it has gone, 0 to 1. Without it files go as every call, and nothing is told. */
  upload?: (told: (part: number) => void) => Send;
  /** For tests. Waits before a call is repeated that was refused for the number of calls. */
  wait?: Wait;
};

export type Api = Pick<Client<paths>, 'GET' | 'POST' | 'PUT' | 'PATCH'> & {
  /** Active student, part of every query key. */
  turma_aluno_id: () => number | null;
  /** The `fetch` of a call whose body is a file: tells how much of it has gone, where that is known. */
  upload: (told: (part: number) => void) => Send;
  /**
   * The same transport with another authorization (header value), for example one just received and not stored. These
   * calls do not read, renew or end the stored session, and do not send its student.
   */
  as: (authorization: string) => Api;
};

/** Makes the transport. Calls throw `ApiError`, or the caller's own abort. */
export function createApi(options: ApiOptions): Api {
  const { baseUrl, turma_aluno_id } = options;
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const fetch = repeatWhenTooMany(send, options.wait);
  const client = createClient<paths>({
    baseUrl,
    fetch,
    // The API never redirects. A redirect comes from a captive portal, and its page must not count as an answer.
    redirect: 'error',
    credentials: 'omit',
    cache: 'no-store',
    headers: { accept: 'application/json' },
    bodySerializer: serializeBody,
    querySerializer: (query) => serializeQuery(query, turma_aluno_id()),
  });
  client.use(conventions(options));
  return {
    GET: versioned(client.GET, options.versao ?? 2),
    POST: versioned(client.POST, options.versao ?? 2),
    PUT: versioned(client.PUT, options.versao ?? 2),
    PATCH: versioned(client.PATCH, options.versao ?? 2),
    turma_aluno_id,
    upload: options.upload ?? (() => send),
    as: (authorization) => createApi(foreign(options, authorization)),
  };
}

/** Copies only the options that do not belong to the stored session. */
function foreign(
  { onUnauthorized: _ends, onAuthorization: _renews, ...rest }: ApiOptions,
  authorization: string,
): ApiOptions {
  return { ...rest, authorization: () => authorization, turma_aluno_id: () => null };
}

function conventions(options: ApiOptions): Middleware {
  const { shapes } = options;
  const chaves = createChaves();
  const ended = (request: Request, known: boolean) => {
    const chave = request.headers.get(CHAVE_HEADER);
    if (chave !== null) chaves.end(chave, known);
  };
  return {
    async onRequest({ request, schemaPath }) {
      const authorization = options.authorization();
      if (authorization !== null && !request.headers.has('authorization')) {
        request.headers.set('authorization', authorization);
      }
      const chave = await chaves.begin(`${request.method} ${schemaPath}`, request);
      if (chave !== null) request.headers.set(CHAVE_HEADER, chave);
    },
    onError({ request, error }) {
      ended(request, false);
      return isAbort(error) || error instanceof ApiError ? undefined : offlineError(error);
    },
    async onResponse({ request, response, schemaPath, params }) {
      ended(request, await tellsOutcome(response, request.headers.has(CHAVE_HEADER)));
      // The call used an older authorization, so its answer does not concern the current session.
      const current = request.headers.get('authorization') === options.authorization();
      if (response.status === 401 && current && endsSession(schemaPath)) {
        options.onUnauthorized?.({ method: request.method, path: schemaPath });
      }
      // What the caller has is still right: no failure, and no body to check.
      if (response.status === NOT_MODIFIED) return undefined;
      if (!response.ok) {
        const error = httpError(response.status, await readJson(response));
        const { status, codigo } = error;
        const { method } = request;
        options.onFailure?.({ method, path: schemaPath, status, codigo, params: { ...params.path, ...params.query } });
        throw error;
      }
      const renewed = response.headers.get('authorization');
      if (renewed !== null && current && !isSignIn(schemaPath)) options.onAuthorization?.(renewed);
      if (shapes) {
        const call = { method: request.method, path: schemaPath };
        compared.set(response, (body) => shapes.take(call, response.status, body));
      }
      return undefined;
    },
  };
}

/**
 * Sends a call where its version has it. One that says who the caller is names no student in its address. A sign-in brings
 * the cookie of the device along and keeps it (decision 213); no other call does.
 */
function versioned<Call extends (...args: never[]) => unknown>(call: Call, versao: Versao): Call {
  return new Proxy(call, {
    apply(target, self, [path, init]: [string, object | undefined]): unknown {
      const device = bringsDevice(path) ? { credentials: 'same-origin' } : {};
      const own = isSignIn(path) ? { querySerializer: () => '', ...device } : {};
      return Reflect.apply(target, self, [pathOf(path, versao), { ...init, ...own }]);
    },
  });
}

async function readJson(response: Response): Promise<unknown> {
  try {
    const body: unknown = await response.json();
    return body;
  } catch {
    return undefined;
  }
}

/**
 * The body of a call that succeeded.
 * @throws ApiError; also when the connection broke inside the answer or the answer is no JSON.
 */
export async function unwrap<Body>(call: Promise<{ data?: Body; response: Response }>): Promise<Body> {
  const { data } = await settle(call);
  return data;
}

/** Like `unwrap`, with the response, for calls whose header matters. `held`: what a conditional call has already. */
export async function settle<Body, Cached = never>(
  call: Promise<{ data?: Body; response: Response }>,
  cached?: Cached,
): Promise<{ data: Body | Cached; response: Response }> {
  try {
    const { data, response } = await call;
    if (cached !== undefined && response.status === NOT_MODIFIED) return { data: cached, response };
    if (data === undefined) throw invalidResponseError(response.status, 'empty body');
    compared.get(response)?.(data);
    return { data, response };
  } catch (error) {
    if (error instanceof ApiError || isAbort(error)) throw error;
    throw error instanceof SyntaxError ? invalidResponseError(200, error) : offlineError(error);
  }
}
