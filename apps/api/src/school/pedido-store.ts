/** Answers kept by `Idempotency-Key`. The row is inserted before the call runs, and gets the answer before it is sent. */
import { statement } from '../database/statement.ts';
import type { Tenant } from '../database/tenant.ts';
import type { Pedido, PedidoKey, PedidoStore } from '../http/stores.ts';

/** How long a key refers to the same call (decision 169). */
const KEPT_MS = 24 * 60 * 60_000;
/** A call without an answer after this time has died with its process: no request runs that long. */
const DEAD_MS = 60_000;

type Of = { escola_id: number } & PedidoKey;
const SAME = 'escola_id = :escola_id and pessoa_id = :pessoa_id and operacao = :operacao and chave = :chave';

/** Inserts one row per call. It replaces a row that is a day old, or the row of the same call whose process died. */
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

/** The primary key lets only one of many simultaneous calls succeed. */
async function takePedido(escola: Tenant, key: PedidoKey, pedido_hash: string, agora: Date): Promise<boolean> {
  const rows = await escola.run(takeStatement, {
    ...key,
    pedido_hash,
    agora,
    velho: new Date(agora.getTime() - KEPT_MS),
    morto: new Date(agora.getTime() - DEAD_MS),
  });
  return rows.length > 0;
}

const findStatement = statement<Of, Pedido>(
  'pedido_find',
  `select pedido_hash, status, resposta from pedido where ${SAME}`,
);

async function findPedido(escola: Tenant, key: PedidoKey): Promise<Pedido | undefined> {
  const [row] = await escola.run(findStatement, { ...key });
  return row;
}

const keepStatement = statement<Of & { status: number; resposta: string }, never>(
  'pedido_keep',
  `update pedido set status = :status, resposta = :resposta where ${SAME} and status is null`,
);

async function keepResposta(escola: Tenant, key: PedidoKey, status: number, resposta: string): Promise<void> {
  await escola.run(keepStatement, { ...key, status, resposta });
}

const forgetStatement = statement<Of, never>('pedido_forget', `delete from pedido where ${SAME} and status is null`);

async function forgetPedido(escola: Tenant, key: PedidoKey): Promise<void> {
  await escola.run(forgetStatement, { ...key });
}

/** The kept answers of a school. */
export const pedidoStore: PedidoStore = {
  take: takePedido,
  find: findPedido,
  keep: keepResposta,
  forget: forgetPedido,
};
