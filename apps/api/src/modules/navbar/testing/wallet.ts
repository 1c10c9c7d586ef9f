/** Wallets of tests: emptied, and read beside their ledgers. Only tests import it. */
import { transaction, type Db } from '../../../data/db.ts';

/** Takes everybody's coins, lost lives and their ledgers away. */
export async function emptyWallets(db: Db): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.$client.query(`set local luneta.reinicio = 'on'`);
    await tx.$client.query('delete from moeda_lancamento');
    await tx.$client.query('delete from vida_lancamento');
    await tx.$client.query('delete from carteira');
  });
}

export type LedgerSums = {
  /** Sum of the coin ledger. */
  readonly moedas: number;
  /** Sum of the life ledger: below zero by what was lost and not bought back. */
  readonly vidas: number;
  /** Rows of the coin ledger. */
  readonly lancamentos: number;
};

/** What the ledgers of one student say, and nothing else. */
export async function ledgerOf(db: Db, turma_aluno_id: number): Promise<LedgerSums> {
  const { rows } = await db.$client.query<LedgerSums>(
    `select (select coalesce(sum(valor), 0)::int from moeda_lancamento where turma_aluno_id = $1) as moedas,
            (select coalesce(sum(valor), 0)::int from vida_lancamento where turma_aluno_id = $1) as vidas,
            (select count(*)::int from moeda_lancamento where turma_aluno_id = $1) as lancamentos`,
    [turma_aluno_id],
  );
  const [row] = rows;
  if (!row) throw new Error('sums of nothing are zero, not missing');
  return row;
}
