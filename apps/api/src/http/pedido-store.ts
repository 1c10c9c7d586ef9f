/** Answers kept by `Idempotency-Key`: taken before a call runs, filled in before its answer leaves. */
import { statement } from '../database/statement.ts';
import type { Tenant } from '../database/tenant.ts';

/** How long a key means the same call (decision 169). */
const KEPT_MS = 24 * 60 * 60_000;
/** A call that has not answered by then has died with its process: no request lives that long. */
const DEAD_MS = 60_000;

/** Which call a key means. */
export type PedidoKey = { readonly pessoa_id: number; readonly operacao: string; readonly chave: string };

export type PedidoRow = {
  readonly pedido_hash: string;
  /** Null while the call runs. */
  readonly status: number | null;
  readonly resposta: string | null;
};

type Of = { escola_id: number } & PedidoKey;
const SAME = 'escola_id = :escola_id and pessoa_id = :pessoa_id and operacao = :operacao and chave = :chave';

/** One row, taken by one call: what is a day old, or was left by a process that died over the same call, is taken over. */
const takeStatement = statement<
  Of & { pedido_hash: string; agora: Date; velho: Date; morto: Date },
  { tomado: boolean }
>(
  'pedido_take',
  `insert into pedido as p (escola_id, pessoa_id, operacao, chave, pedido_hash, criada_em)
   values (:escola_id, :pessoa_id, :operacao, :chave, :pedido_hash, :agora)
   on conflict (escola_id, pessoa_id, operacao, chave) do update
     set pedido_hash = excluded.pedido_hash, criada_em = excluded.criada_em, status = null, resposta = null
     where p.criada_em <= :velho or (p.status is null and p.criada_em <= :morto and p.pedido_hash = excluded.pedido_hash)
   returning true as tomado`,
);

/** Whether this call is the one that acts; of many at once the primary key lets one be. */
export async function takePedido(escola: Tenant, key: PedidoKey, pedido_hash: string, agora: Date): Promise<boolean> {
  const rows = await escola.run(takeStatement, {
    ...key,
    pedido_hash,
    agora,
    velho: new Date(agora.getTime() - KEPT_MS),
    morto: new Date(agora.getTime() - DEAD_MS),
  });
  return rows.length > 0;
}

const findStatement = statement<Of, PedidoRow>(
  'pedido_find',
  `select pedido_hash, status, resposta from pedido where ${SAME}`,
);

/** The call that was made with this key; undefined when it has just been forgotten. */
export async function findPedido(escola: Tenant, key: PedidoKey): Promise<PedidoRow | undefined> {
  const [row] = await escola.run(findStatement, { ...key });
  return row;
}

const keepStatement = statement<Of & { status: number; resposta: string }, never>(
  'pedido_keep',
  `update pedido set status = :status, resposta = :resposta where ${SAME} and status is null`,
);

/** Keeps the answer for whoever asks again. */
export async function keepResposta(escola: Tenant, key: PedidoKey, status: number, resposta: string): Promise<void> {
  await escola.run(keepStatement, { ...key, status, resposta });
}

const forgetStatement = statement<Of, never>('pedido_forget', `delete from pedido where ${SAME} and status is null`);

/** Nothing came of the call: the same key may try again. */
export async function forgetPedido(escola: Tenant, key: PedidoKey): Promise<void> {
  await escola.run(forgetStatement, { ...key });
}
