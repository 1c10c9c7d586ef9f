/**
 * The optional `Idempotency-Key` of writes (decision 169, security D16): the same key within 24 h acts once and is answered
 * with the answer there was; with another call it is refused. The first defence are the natural keys of each write; this one
 * also keeps the answer. Writes that carry secrets, or that only move the session, are marked `x-sem-chave` in the contract
 * (openapi/roles.yaml says which, and why): nothing of them is kept.
 */
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Db } from '../database/db.ts';
import { tenant, type Tenant } from '../database/tenant.ts';
import type { Operation } from './contract.ts';
import { unavailable, unprocessable } from './errors.ts';
import { findPedido, forgetPedido, keepResposta, takePedido, type PedidoKey } from './pedido-store.ts';
import type { Sessao } from './sessao.ts';

const HEADER = 'idempotency-key';
/** How often a call looks whether the one before it has answered, and for how long at most. */
const LOOK_MS = 50;
const LOOKS = 200;

const keyErrors = {
  reused: () => unprocessable('chave_repetida', 'Este pedido já foi feito com outro conteúdo. Tente de novo.'),
  running: () => unavailable('pedido_em_andamento', 'Este pedido ainda está em andamento. Tente de novo em instantes.'),
};

/** Calls whose answer is to be kept; forgotten with their request. */
const taken = new WeakMap<FastifyRequest, { readonly escola: Tenant; readonly key: PedidoKey }>();

/** What a key stands for: who is acted for, address and body. */
function hashOf({ method, url, body }: FastifyRequest, { aluno }: Sessao): string {
  const call = [method, url, aluno?.turma_aluno_id ?? '', JSON.stringify(body ?? {})];
  return createHash('sha256').update(call.join('\n')).digest('hex');
}

/**
 * Takes the call, or answers it as it was answered before.
 * @returns the sent reply when there is nothing left to do
 * @throws 422 `chave_repetida`; 503 while the same call runs elsewhere for too long
 */
export async function answerAgain(
  request: FastifyRequest,
  reply: FastifyReply,
  { id, takesKey }: Operation,
  db: Db,
): Promise<FastifyReply | null> {
  const { sessao, agora } = request;
  const chave = request.headers[HEADER];
  if (!takesKey || typeof chave !== 'string' || !sessao || !agora) return null;
  const escola = tenant(db, sessao.escola_id);
  const key = { pessoa_id: sessao.pessoa_id, operacao: id, chave };
  const hash = hashOf(request, sessao);
  for (let look = 0; look < LOOKS; look += 1) {
    if (await takePedido(escola, key, hash, agora)) {
      taken.set(request, { escola, key });
      return null;
    }
    const before = await findPedido(escola, key);
    if (before && before.pedido_hash !== hash) throw keyErrors.reused();
    if (before?.status && before.resposta !== null)
      return reply.status(before.status).send(JSON.parse(before.resposta));
    await wait(LOOK_MS);
  }
  throw keyErrors.running();
}

/** Nothing has been done, or nobody can tell: to be tried again, not answered again. */
const isTransient = (status: number) => status >= 500 || status === 429;

/** Keeps the answer of a call that was taken, before it leaves. An answer that cannot be kept still leaves. */
export async function keepAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void> {
  const pedido = taken.get(request);
  if (!pedido) return;
  const { escola, key } = pedido;
  try {
    if (isTransient(reply.statusCode) || typeof payload !== 'string') await forgetPedido(escola, key);
    else await keepResposta(escola, key, reply.statusCode, payload);
  } catch (error) {
    request.log.warn({ err: error }, 'an answer could not be kept for its Idempotency-Key');
  }
}
