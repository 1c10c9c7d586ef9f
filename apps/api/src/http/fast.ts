/**
 * A short way for the one call of an exam's busiest minutes, in front of Fastify. It takes only the plain call of a session
 * that is kept, decides so before the body is read, and leaves everything else to Fastify. It has no rule of its own: the
 * session, the guard, the reader of bodies, the contract's validators and writers, the handler and the headers are those of
 * the ordinary way, and refusals of a session or of an address come from there.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import { placeOf } from './authenticate.ts';
import { bodyReader } from './body.ts';
import { jsonSchemaOf, type ContractRoute } from './contract-routes.ts';
import type { Operation } from './contract.ts';
import { toApiError } from './error-handler.ts';
import type { Estado } from './estado.ts';
import { refusalOf } from './guard.ts';
import { logAnswer } from './logging.ts';
import { logFailure } from './queda.ts';
import type { Sessao } from './sessao.ts';
import type { KeptSessoes } from './stores.ts';
import { stringify, validateBody, validateText } from './validation.ts';

/** Answers the request, or returns false and has not touched it. */
export type Lane = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A call whose body the contract has accepted. */
export type FastCall = {
  readonly sessao: Sessao;
  readonly agora: Date;
  readonly origin: string | null;
  readonly params: unknown;
  readonly body: unknown;
  /** Of the caller. */
  readonly address: string;
  readonly log: FastifyBaseLogger;
};

type Answered = {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export type FastOptions = {
  readonly operation: Operation;
  readonly contract: ContractRoute;
  readonly kept: KeptSessoes;
  readonly origins: readonly string[];
  readonly agora: () => Date;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly estado: Estado;
  readonly run: (call: FastCall) => Promise<Answered>;
  readonly answered?: (operation: string, status: number, seconds: number) => void;
};

const MOST_BYTES = 1024;
/** What each answer has for itself. */
const OWN = new Set(['content-length', 'x-request-id', 'date', 'connection', 'keep-alive']);
/** What only Fastify understands. */
const STRANGE = ['transfer-encoding', 'content-encoding', 'expect', 'upgrade', 'idempotency-key'] as const;

/** Where an answer goes. */
type Reply = { readonly response: ServerResponse; readonly head: readonly string[]; readonly id: string };

const withHeaders = (reply: Reply, headers: Readonly<Record<string, string>>): Reply => ({
  ...reply,
  head: [...reply.head, ...Object.entries(headers).flat()],
});

/** A short JSON body with its length, and no header twice. */
const isPlain = (headers: IncomingHttpHeaders, raw: readonly string[]): boolean =>
  headers['content-type'] === 'application/json' &&
  Number(headers['content-length']) <= MOST_BYTES &&
  STRANGE.every((name) => headers[name] === undefined) &&
  raw.length === 2 * Object.keys(headers).length;

/** The headers that the ordinary way puts on every answer to an origin, learnt from a call without a session. */
async function learn(app: FastifyInstance, url: string, origin: string): Promise<readonly string[]> {
  const headers = { 'content-type': 'application/json', ...(origin && { origin }) };
  const answer = await app.inject({ method: 'POST', url, headers, payload: '{}' });
  if (answer.statusCode !== 401) throw new Error(`${url} without a session was answered with ${answer.statusCode}`);
  return Object.entries(answer.headers).flatMap(([name, value]) =>
    OWN.has(name) || value === undefined ? [] : [name, String(value)],
  );
}

/** The lane of one operation whose address has one parameter. */
export function fastLane(app: FastifyInstance, options: FastOptions): Lane {
  const { operation, contract, kept, origins, agora, addressOf, estado, run, answered } = options;
  const [before = '', name = '', after = ''] = operation.url.split(/[{}]/);
  const address = new RegExp(`^${before}([\\w-]+)${after}$`);
  const checkParams = validateText(Object(contract.schema.params));
  const checkBody = validateBody(jsonSchemaOf(contract.schema.body));
  const writers = Object.entries(Object(contract.schema.response)).map(
    ([status, body]) => [status, stringify(jsonSchemaOf(body))] as const,
  );
  const write = new Map<string, (body: unknown) => string>(writers);
  const read = bodyReader(app);
  const heads = new Map<string, readonly string[]>();
  const learning = new Set<string>();

  /** Undefined until they are learnt; meanwhile calls take the ordinary way. */
  const headOf = (origin: string): readonly string[] | undefined => {
    const head = heads.get(origin);
    if (head || learning.has(origin) || (origin !== '' && !origins.includes(origin))) return head;
    learning.add(origin);
    learn(app, `${before}1${after}`, origin).then(
      (learnt) => heads.set(origin, learnt),
      (error: unknown) => app.log.warn({ err: error }, 'the fast lane stays closed'),
    );
    return undefined;
  };
  const bodyOf = (bytes: Buffer): unknown => {
    let body: unknown;
    let refused: Error | null = null;
    // Thrown in here it would reach the parser, which takes every failure for text that is no JSON.
    read(bytes, (error, made) => {
      refused = error;
      body = made;
    });
    if (refused) throw refused;
    const checked = checkBody(body);
    if (checked !== true) throw checked.error;
    return body;
  };
  const send = ({ response, head, id }: Reply, status: number, body: unknown): void => {
    const text = (write.get(String(status)) ?? JSON.stringify)(body);
    const closing = estado.encerrando ? ['connection', 'close'] : [];
    const own = ['x-request-id', id, 'content-length', String(Buffer.byteLength(text))];
    response.writeHead(status, [...head, ...own, ...closing]).end(text);
  };
  const answer = async (reply: Reply, call: Omit<FastCall, 'body'>, bytes: Buffer): Promise<number> => {
    try {
      const { status, body, headers = {} } = await run({ ...call, body: bodyOf(bytes) });
      send(withHeaders(reply, headers), status, body);
      return status;
    } catch (error) {
      const refusal = toApiError(Object(error));
      if (refusal.status >= 500) logFailure(estado, call.log, error, 'request failed');
      send(withHeaders(reply, refusal.headers), refusal.status, refusal.toBody());
      return refusal.status;
    }
  };

  return (request, response) => {
    const { method, url = '', headers, rawHeaders } = request;
    const place = method === 'POST' ? address.exec(url)?.[1] : undefined;
    if (place === undefined || !isPlain(headers, rawHeaders) || estado.encerrando || estado.sem_espaco) return false;
    const now = agora();
    const sessao = kept.find(placeOf(headers.authorization ?? ''), now);
    const params = { [name]: place };
    if (!sessao || refusalOf(operation, sessao) || checkParams(params) !== true) return false;
    const { origin = '' } = headers;
    const head = headOf(origin);
    if (!head) return false;
    const started = performance.now();
    const id = randomUUID();
    const log = app.log.child({ reqId: id });
    const call = { sessao, agora: now, origin: origin || null, params, address: addressOf(request), log };
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    const finish = async (): Promise<void> => {
      const status = await answer({ response, head, id }, call, Buffer.concat(chunks));
      const milliseconds = performance.now() - started;
      answered?.(operation.name, status, milliseconds / 1000);
      logAnswer(log, { req: { method: 'POST', url, ip: call.address }, status, milliseconds });
    };
    request.on('end', () => void finish());
    return true;
  };
}
