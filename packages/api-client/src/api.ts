/**
 * The transport: openapi-fetch typed by the contract, with the conventions of our calls.
 * It reports what happened to its owner by callbacks; it never navigates and never shows anything.
 */
import createClient from 'openapi-fetch';
import type { Client, Middleware } from 'openapi-fetch';
import type { paths } from '@luneta/openapi';
import { endsSession, finalUrl, isSignIn, serializeBody, serializeQuery } from './conventions.ts';
import type { Versao } from './conventions.ts';
import { ApiError, httpError, invalidResponseError, isAbort, offlineError } from './errors.ts';
import { checkShape } from './shape-check.ts';
import type { ShapeMismatch } from './shape-check.ts';

export type ShapeCheck = 'off' | 'report' | 'throw';

/** Which call it was: method and path template of the contract. */
export type CallInfo = { method: string; path: string };

/** A call the server answered with an error. `params` are those of path and query; the body is never told. */
export type FailedCall = CallInfo & { status: number; codigo: string; params: Readonly<Record<string, unknown>> };

export type ApiOptions = {
  /** Origin of the API, '' for the own one in a browser. Paths of the contract bring `/api/…`. */
  baseUrl: string;
  /** Base of the calls that stand under both prefixes; 2 unless said. */
  versao?: Versao;
  /** The saved authorization header value (`Bearer …`), or null when signed out. */
  authorization: () => string | null;
  /** The active student, sent as default query on every call. */
  turma_aluno_id: () => number | null;
  /** A 401 that ends the session. Not called for sign-in, exam writes, or an answer to an older authorization. */
  onUnauthorized?: (call: CallInfo) => void;
  /** The server answered with an error; called before the caller hears of it. */
  onFailure?: (call: FailedCall) => void;
  /** The server renewed the authorization: save this header value. */
  onAuthorization?: (authorization: string) => void;
  /** Check answers against the contract; the shapes are loaded only when needed. */
  shapeCheck?: ShapeCheck;
  /** With 'report' and 'throw': an answer did not match. Holds field paths, never values. */
  onShapeMismatch?: (mismatch: ShapeMismatch) => void;
  /** For tests. */
  fetch?: (request: Request) => Promise<Response>;
};

export type Api = Pick<Client<paths>, 'GET' | 'POST'> & {
  /** Active student, part of every query key. */
  turma_aluno_id: () => number | null;
  /**
   * The same transport for calls under another authorization (header value), e.g. one just received and not stored:
   * the stored session is neither read nor renewed nor ended by them, and its student does not travel along.
   */
  as: (authorization: string) => Api;
};

/** Makes the transport. Calls throw `ApiError`, or the caller's own abort. */
export function createApi(options: ApiOptions): Api {
  const { baseUrl, turma_aluno_id } = options;
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const client = createClient<paths>({
    baseUrl,
    fetch: send,
    Request: versionedRequest(options.versao ?? 2),
    // A redirect is never ours: a captive portal's page must not pass for an answer.
    redirect: 'error',
    credentials: 'omit',
    cache: 'no-store',
    headers: { accept: 'application/json' },
    bodySerializer: serializeBody,
    querySerializer: (query) => serializeQuery(query, turma_aluno_id()),
  });
  client.use(conventions(options));
  return {
    GET: client.GET,
    POST: client.POST,
    turma_aluno_id,
    as: (authorization) => createApi(foreign(options, authorization)),
  };
}

/** Only what the stored session does not own is taken along. */
function foreign(
  { onUnauthorized: _ends, onAuthorization: _renews, ...rest }: ApiOptions,
  authorization: string,
): ApiOptions {
  return { ...rest, authorization: () => authorization, turma_aluno_id: () => null };
}

function conventions(options: ApiOptions): Middleware {
  const { shapeCheck = 'off' } = options;
  return {
    onRequest({ request }) {
      const authorization = options.authorization();
      if (authorization !== null && !request.headers.has('authorization')) {
        request.headers.set('authorization', authorization);
      }
    },
    onError({ error }) {
      return isAbort(error) || error instanceof ApiError ? undefined : offlineError(error);
    },
    async onResponse({ request, response, schemaPath, params }) {
      // An answer to an authorization that is no longer ours says nothing about the present session.
      const current = request.headers.get('authorization') === options.authorization();
      if (response.status === 401 && current && endsSession(schemaPath)) {
        options.onUnauthorized?.({ method: request.method, path: schemaPath });
      }
      if (!response.ok) {
        const error = httpError(response.status, await readJson(response));
        const { status, codigo } = error;
        const { method } = request;
        options.onFailure?.({ method, path: schemaPath, status, codigo, params: { ...params.path, ...params.query } });
        throw error;
      }
      const renewed = response.headers.get('authorization');
      if (renewed !== null && current && !isSignIn(schemaPath)) options.onAuthorization?.(renewed);
      if (shapeCheck === 'off') return undefined;
      const mismatch = await checkShape(`${request.method} ${schemaPath}`, response.clone());
      if (mismatch !== null) {
        options.onShapeMismatch?.(mismatch);
        if (shapeCheck === 'throw') throw invalidResponseError(response.status, mismatch);
      }
      return undefined;
    },
  };
}

/** A Request whose address is decided at its making: some browsers lose the body when a Request is copied. */
function versionedRequest(versao: Versao): typeof Request {
  return class extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? finalUrl(input, versao) : input, init);
    }
  };
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

/** Like `unwrap`, with the response, for calls whose header matters. */
export async function settle<Body>(
  call: Promise<{ data?: Body; response: Response }>,
): Promise<{ data: Body; response: Response }> {
  try {
    const { data, response } = await call;
    if (data === undefined) throw invalidResponseError(response.status, 'empty body');
    return { data, response };
  } catch (error) {
    if (error instanceof ApiError || isAbort(error)) throw error;
    throw error instanceof SyntaxError ? invalidResponseError(200, error) : offlineError(error);
  }
}
