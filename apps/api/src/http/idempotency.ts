/**
 * The optional `Idempotency-Key` of writes (decision 169, security D16). The same key within 24 h acts once, and the second
 * call gets the first one's answer; the key with another call is refused. Each write also has a natural key of its own that
 * stops a second effect; this one keeps the answer as well. Writes that carry secrets, or that only move the session, are
 * marked `x-sem-chave` in the contract (openapi/roles.yaml says which and why): nothing of them is kept.
 */
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Tenant } from '../database/tenant.ts';
import type { Operation } from './contract.ts';
import { unavailable, unprocessable } from './errors.ts';
import type { Sessao } from './sessao.ts';
import type { PedidoKey, PedidoStore, Stores } from './stores.ts';

const HEADER = 'idempotency-key';
/** A call that waits for the one before it looks every 50 ms, for 10 s at most. */
const LOOK_MS = 50;
const LOOKS = 200;

const keyErrors = {
  reused: () => unprocessable('chave_repetida', 'Este pedido já foi feito com outro conteúdo. Tente de novo.'),
  running: () => unavailable('pedido_em_andamento', 'Este pedido ainda está em andamento. Tente de novo em instantes.'),
};

/** Calls whose answer is to be kept; forgotten with their request. */
const taken = new WeakMap<FastifyRequest, { readonly escola: Tenant; readonly key: PedidoKey }>();

/** What the key must be repeated with: the student acted for, address and body. */
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
  { pedidos, escolaOf }: Pick<Stores, 'pedidos' | 'escolaOf'>,
): Promise<FastifyReply | null> {
  const { sessao, agora } = request;
  const chave = request.headers[HEADER];
  if (!takesKey || typeof chave !== 'string' || !sessao || !agora) return null;
  const escola = escolaOf(sessao.escola_id);
  const key = { pessoa_id: sessao.pessoa_id, operacao: id, chave };
  const hash = hashOf(request, sessao);
  for (let look = 0; look < LOOKS; look += 1) {
    if (await pedidos.take(escola, key, hash, agora)) {
      taken.set(request, { escola, key });
      return null;
    }
    const before = await pedidos.find(escola, key);
    if (before && before.pedido_hash !== hash) throw keyErrors.reused();
    if (before?.status && before.resposta !== null)
      return reply.status(before.status).send(JSON.parse(before.resposta));
    await wait(LOOK_MS);
  }
  throw keyErrors.running();
}

/** The call did nothing, or nobody can tell: it may be tried again, so its answer is not kept. */
const isTransient = (status: number) => status >= 500 || status === 429;

/** Keeps the answer of a call that took its key, before it is sent. An answer that cannot be kept is sent all the same. */
export async function keepAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  pedidos: PedidoStore,
): Promise<void> {
  const pedido = taken.get(request);
  if (!pedido) return;
  const { escola, key } = pedido;
  try {
    if (isTransient(reply.statusCode) || typeof payload !== 'string') await pedidos.forget(escola, key);
    else await pedidos.keep(escola, key, reply.statusCode, payload);
  } catch (error) {
    request.log.warn({ err: error }, 'an answer could not be kept for its Idempotency-Key');
  }
}
