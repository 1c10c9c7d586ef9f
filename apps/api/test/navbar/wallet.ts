/** Sets wallets in tests, and reads them beside their ledgers. Only tests import it. */
import { transaction, type Db } from '../../src/database/db.ts';

/** Removes everybody's coins, lost lives and ledger rows. */
export async function emptyWallets(db: Db): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.query(`set local luneta.reinicio = 'on'`);
    await tx.query('delete from moeda_lancamento');
    await tx.query('delete from vida_lancamento');
    await tx.query('delete from carteira');
  });
}

export type LedgerSums = {
  /** Sum of the coin ledger. */
  readonly moedas: number;
  /** Sum of the life ledger: negative by the lives that were lost and not bought back. */
  readonly vidas: number;
  /** Rows of the coin ledger. */
  readonly lancamentos: number;
};

/** The ledger rows of one student, without other columns. */
export async function ledgerOf(db: Db, turma_aluno_id: number): Promise<LedgerSums> {
  const { rows } = await db.query<LedgerSums>(
    `select (select coalesce(sum(valor), 0)::int from moeda_lancamento where turma_aluno_id = $1) as moedas,
            (select coalesce(sum(valor), 0)::int from vida_lancamento where turma_aluno_id = $1) as vidas,
            (select count(*)::int from moeda_lancamento where turma_aluno_id = $1) as lancamentos`,
    [turma_aluno_id],
  );
  const [row] = rows;
  if (!row) throw new Error('sums of nothing are zero, not missing');
  return row;
}

/** Gives one student exactly this wallet, with ledger rows that explain it. */
export async function setWallet(
  db: Db,
  turma_aluno_id: number,
  { moedas, vidas }: { readonly moedas: number; readonly vidas: number },
  agora: Date,
): Promise<void> {
  await emptyWallets(db);
  await db.query(
    `insert into carteira (escola_id, turma_aluno_id, moedas, vidas, vidas_desde)
     select escola_id, id, $2::int, $3::int, case when $3::int < 5 then $4::timestamptz end from turma_aluno where id = $1`,
    [turma_aluno_id, moedas, vidas, agora],
  );
  await db.query(
    `insert into moeda_lancamento (escola_id, turma_aluno_id, motivo, chave, valor, criada_em)
     select escola_id, id, 'item', 'teste', $2::int, $3::timestamptz from turma_aluno where id = $1 and $2::int > 0`,
    [turma_aluno_id, moedas, agora],
  );
  await db.query(
    `insert into vida_lancamento (escola_id, turma_aluno_id, motivo, chave, valor, criada_em)
     select escola_id, id, 'erro', 'teste ' || n, -1, $3::timestamptz from turma_aluno, generate_series(1, 5 - $2::int) n where id = $1`,
    [turma_aluno_id, vidas, agora],
  );
}

/** All stored wallets. */
export async function storedWallets(
  db: Db,
): Promise<{ turma_aluno_id: number; moedas: number; vidas: number; soma: number }[]> {
  const { rows } = await db.query(
    `select c.turma_aluno_id, c.moedas, c.vidas,
            (select coalesce(sum(l.valor), 0)::int from moeda_lancamento l
             where l.escola_id = c.escola_id and l.turma_aluno_id = c.turma_aluno_id) as soma
     from carteira c`,
  );
  return rows;
}
