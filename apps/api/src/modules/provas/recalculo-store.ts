/**
 * Stores requests to compute results again (decision 167). A change that affects results adds a request in its own
 * transaction. The job settles the requests it has seen.
 */
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';

/** What follows a change: `pendente` when results exist and will be computed again. */
export type Recalculo = 'nao_necessario' | 'pendente';

type OfAvaliacao = { escola_id: number; avaliacao_id: number };
type OfAvaliacoes = { escola_id: number; avaliacao_ids: readonly number[] };

/** Only where results exist: later results include the change anyway. */
const ask = statement<OfAvaliacoes, { pedidos: number }>(
  'save_recalculo',
  `insert into recalculo as r (escola_id, avaliacao_id)
   select distinct x.escola_id, ta.avaliacao_id
     from resultado x join turma_avaliacao ta on ta.escola_id = x.escola_id and ta.id = x.turma_avaliacao_id
    where x.escola_id = :escola_id and ta.avaliacao_id = any(:avaliacao_ids::bigint[])
   on conflict (escola_id, avaliacao_id) do update set pedidos = r.pedidos + 1
   returning pedidos`,
);

/** Requests a new calculation of one assessment, if it has results. */
export const askRecalculo = (escola: Tenant, avaliacao_id: number): Promise<Recalculo> =>
  askRecalculos(escola, [avaliacao_id]);

/** The same for several assessments, in one statement. */
export async function askRecalculos(escola: Tenant, avaliacao_ids: readonly number[]): Promise<Recalculo> {
  const rows = await escola.run(ask, { avaliacao_ids });
  return rows.length > 0 ? 'pendente' : 'nao_necessario';
}

const seen = statement<OfAvaliacao, { pedidos: number }>(
  'find_recalculo_pedidos',
  'select pedidos from recalculo where escola_id = :escola_id and avaliacao_id = :avaliacao_id',
);
const settle = statement<OfAvaliacao & { pedidos: number }, never>(
  'settle_recalculo',
  'delete from recalculo where escola_id = :escola_id and avaliacao_id = :avaliacao_id and pedidos = :pedidos',
);

/** How many requests a calculation that begins now covers; 0 when there are none. */
export async function pedidosDeRecalculo(escola: Tenant, avaliacao_id: number): Promise<number> {
  const [row] = await escola.run(seen, { avaliacao_id });
  return row?.pedidos ?? 0;
}

/** Settles the requests covered. A request that came meanwhile stays open. */
export async function settleRecalculo(escola: Tenant, avaliacao_id: number, pedidos: number): Promise<void> {
  if (pedidos > 0) await escola.run(settle, { avaliacao_id, pedidos });
}
