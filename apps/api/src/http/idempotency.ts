/**
 * The optional `Idempotency-Key` of writes (decisions 169 and 198, security D16). The same key within 24 h acts once, and the
 * second call gets the first one's answer, also when both come at once or the server died in between; the key with another
 * call is refused. Each write also has a natural key of its own that stops a second effect; this one keeps the answer as
 * well. Writes that carry secrets, or that only move the session, are marked `x-sem-chave` in the contract
 * (openapi/roles.yaml says which and why): nothing of them is kept.
 */
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Tenant } from '../database/tenant.ts';
import type { Operation } from './contract.ts';
import { ApiError, unavailable, unprocessable } from './errors.ts';
import type { Sessao } from './sessao.ts';
import type { PedidoKey, PedidoStore, Resposta } from './stores.ts';

const HEADER = 'idempotency-key';
/** A call that waits for the one before it looks every 50 ms, for 10 s at most. */
const LOOK_MS = 50;
const MAX_LOOKUPS = 200;

const keyErrors = {
  reused: () => unprocessable('chave_repetida', 'Este pedido já foi feito com outro conteúdo. Tente de novo.'),
  running: () => unavailable('pedido_em_andamento', 'Este pedido ainda está em andamento. Tente de novo em instantes.'),
};

/** The key that the client sent, for the few calls that keep their own answer; null without one. */
export function chaveOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const chave = headers[HEADER];
  return typeof chave === 'string' ? chave : null;
}

/** A call with a key: whom it belongs to, and what must be the same when it is repeated. */
export type Keyed = {
  readonly escola_id: number;
  readonly key: PedidoKey;
  readonly pedido_hash: string;
  readonly agora: Date;
};

/** What the key must be repeated with: the student acted for, address and body. */
function hashOf({ method, url, body }: FastifyRequest, { aluno }: Sessao): string {
  const call = [method, url, aluno?.turma_aluno_id ?? '', JSON.stringify(body ?? {})];
  return createHash('sha256').update(call.join('\n')).digest('hex');
}

/** The call's key; null when it has none or the operation takes none. */
export function keyedOf(request: FastifyRequest, { id, takesKey }: Operation): Keyed | null {
  const { sessao, agora } = request;
  const chave = chaveOf(request);
  if (!takesKey || chave === null || !sessao || !agora) return null;
  const key = { pessoa_id: sessao.pessoa_id, operacao: id, chave };
  return { escola_id: sessao.escola_id, key, pedido_hash: hashOf(request, sessao), agora };
}

/** Sends the stored answer of an earlier call again. */
export const replay = (reply: FastifyReply, { status, resposta }: Resposta): FastifyReply =>
  reply.status(status).send(JSON.parse(resposta));

/**
 * The answer that the call already has, or null when it has to act.
 * @throws 422 `chave_repetida`
 */
export async function findAnswer(
  { key, pedido_hash, agora }: Keyed,
  escola: Tenant,
  pedidos: PedidoStore,
): Promise<Resposta | null> {
  const before = await pedidos.find(escola, key, pedido_hash, agora);
  if (before === 'outro') throw keyErrors.reused();
  return before === 'livre' ? null : before;
}

/** The call did nothing, or nobody can tell: it may be tried again, so its answer is not kept. */
const isTransient = (status: number) => status >= 500 || status === 429;

/** The refusal of a call as an answer to keep. @throws the error when the call may be tried again */
function refusalOf(error: unknown): Resposta {
  if (!(error instanceof ApiError) || isTransient(error.status)) throw error;
  return { status: error.status, resposta: JSON.stringify(error.toBody()) };
}

/**
 * Acts, or waits for the same call and returns its answer.
 * @param act runs the call inside the transaction that keeps its answer
 * @throws 422 `chave_repetida`; 503 while the same call runs elsewhere for too long; what the call throws and is not kept
 */
export async function answerOnce(
  { key, pedido_hash, agora }: Keyed,
  escola: Tenant,
  pedidos: PedidoStore,
  act: (tx: Tenant) => Promise<Resposta>,
): Promise<Resposta> {
  for (let look = 0; look < MAX_LOOKUPS; look += 1) {
    const answer = await pedidos.once(escola, key, { pedido_hash, agora }, (tx) => act(tx).catch(refusalOf));
    if (answer === 'outro') throw keyErrors.reused();
    if (answer !== null) return answer;
    await wait(LOOK_MS);
  }
  throw keyErrors.running();
}
