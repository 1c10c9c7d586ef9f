/**
 * What a handler receives and returns, typed from the contract. Nothing here depends on Fastify's request or on a table:
 * a test can call a handler with a plain object.
 */
import type { operations, PublicOperation } from '@luneta/openapi';
import type { FastifyBaseLogger } from 'fastify';

import type { Db } from '../database/db.ts';
import type { Tenant } from '../database/tenant.ts';
import type { ReadyReply } from './ready.ts';
import type { Sessao } from './sessao.ts';
import type { Upload } from './upload.ts';

/** Operations of the contract; the twins under /api/v1 (`_v1`) share the handler of the same name. */
export type OperationId = Exclude<keyof operations, `${string}_v1`>;
type Op<K extends keyof operations> = operations[K];

type Json<T> = T extends { content: infer C } ? C[keyof C] : undefined;
type Given<T> = [T] extends [undefined] ? Record<string, never> : Exclude<T, undefined>;

export type PathOf<K extends OperationId> = Given<Op<K>['parameters']['path']>;
export type QueryOf<K extends OperationId> = Given<Op<K>['parameters']['query']>;
type BodyIn<B> = B extends { content: { 'application/octet-stream': unknown } } ? Upload : Json<B>;
/** A file (http/upload.ts) where the contract takes one. */
export type BodyOf<K extends OperationId> =
  Op<K> extends { requestBody?: infer B } ? BodyIn<Exclude<B, undefined>> : undefined;

export type Call<K extends OperationId> = {
  readonly operation: K;
  /** The base address used; differences of policy come from `sessao.aluno.versao`, not from here (decision 5). */
  readonly base: 'v1' | 'v2' | '';
  readonly path: PathOf<K>;
  readonly query: QueryOf<K>;
  readonly body: BodyOf<K>;
  /** The instant of the request; the only "now" a handler may use. */
  readonly agora: Date;
  /** The pool, for the few things that stand above schools. Everything else goes through `escola`. */
  readonly db: Db;
  readonly log: FastifyBaseLogger;
  /** Address of the caller, for throttling only: of IPv6 the network (`address.ts`). */
  readonly ip: string;
  /** Token of the device, when somebody has signed in on it before; null for any other (`aparelho.ts`). */
  readonly aparelho: string | null;
  /** The page's own address as its browser states it (`Origin`); null when the header is missing. */
  readonly origin: string | null;
  /** The `Idempotency-Key`, for the few calls that answer a repetition themselves; null without one. */
  readonly chave: string | null;
} & (K extends PublicOperation
  ? { readonly sessao: null; readonly escola: null }
  : { readonly sessao: Sessao; readonly escola: Tenant });

type Responses<K extends OperationId> = Op<K>['responses'];

/** A declared status with the body the contract gives it; `headers` are added to the answer. */
export type Reply<K extends OperationId> = {
  [S in keyof Responses<K> & number]: { status: S; body: Json<Responses<K>[S]>; headers?: Record<string, string> };
}[keyof Responses<K> & number];

/** Bytes instead of JSON (images). */
export type RawReply = { status: 200; raw: Buffer; headers: Record<string, string> };

export type Handler<K extends OperationId> = (call: Call<K>) => Promise<Reply<K> | RawReply | ReadyReply>;
export type Handlers = { [K in OperationId]?: Handler<K> };

/** The usual answer: 200 with a body. */
export function ok<B>(body: B): { status: 200; body: B } {
  return { status: 200, body };
}
