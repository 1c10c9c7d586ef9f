/**
 * Answers kept by `Idempotency-Key`. A call acts and its answer is kept in one transaction, under a lock of the key, so that
 * its effect never stands without its answer.
 */
import { type Db, transactionInParts } from '../../database/db.ts';
import { run, statement } from '../../database/statement.ts';
import { tenant, type Tenant } from '../../database/tenant.ts';
import type { Pedido, PedidoKey, PedidoStore } from '../../http/stores.ts';

/** How long a key refers to the same call (decision 169). */
const KEPT_MS = 24 * 60 * 60_000;

type PedidoParams = { escola_id: number } & PedidoKey;
const SAME = 'escola_id = :escola_id and pessoa_id = :pessoa_id and operacao = :operacao and chave = :chave';

const lockStatement = statement<PedidoParams, { tomado: boolean }>(
  'lock_pedido',
  `select pg_try_advisory_xact_lock(hashtextextended(
     concat_ws('/', 'pedido', :escola_id::text, :pessoa_id::text, :operacao::text, :chave::text), 0)) as tomado`,
);

const findStatement = statement<
  PedidoParams & { velho: Date },
  { pedido_hash: string; status: number | null; resposta: string | null }
>('find_pedido', `select pedido_hash, status, resposta from pedido where ${SAME} and criada_em > :velho`);

async function findPedido(escola: Tenant, key: PedidoKey, pedido_hash: string, agora: Date): Promise<Pedido> {
  const [row] = await escola.run(findStatement, { ...key, velho: new Date(agora.getTime() - KEPT_MS) });
  if (!row) return 'livre';
  if (row.pedido_hash !== pedido_hash) return 'outro';
  // A row without an answer was written by an older version, whose process died before it answered.
  return row.status === null || row.resposta === null ? 'livre' : { status: row.status, resposta: row.resposta };
}

const keepStatement = statement<
  PedidoParams & { pedido_hash: string; status: number; resposta: string; agora: Date },
  never
>(
  'save_pedido',
  `insert into pedido (escola_id, pessoa_id, operacao, chave, pedido_hash, status, resposta, criada_em)
   values (:escola_id, :pessoa_id, :operacao, :chave, :pedido_hash, :status, :resposta, :agora)
   on conflict (escola_id, pessoa_id, operacao, chave) do update
     set pedido_hash = excluded.pedido_hash, status = excluded.status, resposta = excluded.resposta,
         criada_em = excluded.criada_em`,
);

/** The kept answers of a school. */
export const pedidoStore: PedidoStore = {
  find: findPedido,
  once: (escola, key, { pedido_hash, agora }, act) =>
    transactionInParts(escola.db, async (db) => {
      const tx = tenant(db, escola.escola_id);
      const [lock] = await tx.run(lockStatement, { ...key });
      if (!lock?.tomado) return null;
      const before = await findPedido(tx, key, pedido_hash, agora);
      if (before !== 'livre') return before;
      const answer = await act(tx);
      await tx.run(keepStatement, { ...key, pedido_hash, agora, ...answer });
      return answer;
    }),
};

const forget = statement<{ antes: Date }, never>(
  'clean_pedido',
  'delete from pedido where criada_em < :antes',
  'global',
);

/** Deletes the kept answers of every school after their day. */
export async function deleteOldPedidos(db: Db, agora: Date): Promise<void> {
  await run(db, forget, { antes: new Date(agora.getTime() - KEPT_MS) });
}
