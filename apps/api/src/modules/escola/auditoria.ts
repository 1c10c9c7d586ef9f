/**
 * The audit trail of a school: one append-only chain of acts (security C40). The hash of a row covers the row and the hash
 * before it. If someone bypasses the trigger and edits, inserts or deletes a row, the chain breaks at that row. Rows
 * deleted at the very end break nothing: a head noted elsewhere shows that they are missing.
 *
 * This file stores the acts it is given. The modules decide which acts are recorded.
 */
import { createHash } from 'node:crypto';

import { modoOf, type Sessao } from '../../http/sessao.ts';
import { insertRows, insertStatement, type NewRow } from '../../database/insert.ts';
import type { auditoria } from '../../database/schema/index.ts';
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';

type Detalhe = Readonly<Record<string, string | number | boolean | null>>;

export type Act = {
  /** Stable name in snake_case, such as `contexto_aberto`. */
  readonly acao: string;
  /** The actor, with both identities and the mode. Null for jobs, the command line and people who are not signed in. */
  readonly sessao: Sessao | null;
  /** The person concerned. Without this and without `turma_aluno_id`, it is the student of the session. */
  readonly pessoa_id?: number;
  readonly turma_aluno_id?: number;
  readonly motivo?: string;
  /** Never a secret, an answer or an essay. */
  readonly detalhe?: Detalhe;
  readonly agora: Date;
};

/** The newest row of a chain. A copy kept outside the database also proves that no row at the end was deleted. */
export type Head = { readonly ordem: number; readonly hash: string };

/** The values that a hash covers. Numbers are those of the stored row. */
type Row = {
  readonly ordem: number;
  readonly acao: string;
  readonly ator_escola_id: number | null;
  readonly ator_id: number | null;
  readonly perfil_real: string | null;
  readonly modo: string | null;
  readonly turma_aluno_id: number | null;
  readonly pessoa_id: number | null;
  readonly motivo: string | null;
  readonly detalhe: Detalhe;
  /** UTC with microseconds, the precision that PostgreSQL stores. */
  readonly instante: string;
};

/** The hash before the first row. */
const START = '0'.repeat(64);

/** A lock held until the caller's transaction ends. The next act of the school waits for it. */
const LOCK = statement<{ escola_id: number }, never>(
  'lock_auditoria',
  `select pg_advisory_xact_lock(hashtextextended('auditoria ' || :escola_id::text, 0))`,
);
const HEAD = statement<{ escola_id: number }, Head>(
  'find_auditoria_ponta',
  'select ordem, hash from auditoria where escola_id = :escola_id order by ordem desc limit 1',
);
const CHAIN = statement<
  { escola_id: number; depois: number; quantas: number },
  Row & { hash_anterior: string; hash: string }
>(
  'find_auditoria_corrente',
  `select ordem, acao, ator_escola_id, ator_id, perfil_real, modo, turma_aluno_id, pessoa_id, motivo, detalhe,
          to_char(criada_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as instante, hash_anterior, hash
     from auditoria where escola_id = :escola_id and ordem > :depois order by ordem limit :quantas`,
);
const APPEND = insertStatement<NewRow<typeof auditoria>>('create_auditoria', 'auditoria', [
  'ordem',
  'acao',
  'ator_escola_id',
  'ator_id',
  'perfil_real',
  'modo',
  'turma_aluno_id',
  'pessoa_id',
  'motivo',
  'detalhe',
  'criada_em',
  'hash_anterior',
  'hash',
]);
/** Rows read at a time. A school has far fewer in a year, and a row is about half a kilobyte. */
const ROWS_AT_ONCE = 10_000;

/** A list, so that two fields cannot be confused. Keys of `detalhe` are sorted, because jsonb keeps no order. */
function canonical(escola_id: number, row: Row, anterior: string): string {
  const { ordem, acao, ator_escola_id, ator_id, perfil_real, modo, turma_aluno_id, pessoa_id, motivo } = row;
  const detalhe = Object.entries(row.detalhe).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const who = [ator_escola_id, ator_id, perfil_real, modo, turma_aluno_id, pessoa_id];
  return JSON.stringify([anterior, escola_id, ordem, acao, ...who, motivo, detalhe, row.instante]);
}

const hashOf = (escola_id: number, row: Row, anterior: string) =>
  createHash('sha256')
    .update(canonical(escola_id, row, anterior))
    .digest('hex');

function concerned({ sessao, pessoa_id, turma_aluno_id }: Act, escola_id: number) {
  const named = pessoa_id !== undefined || turma_aluno_id !== undefined;
  const aluno = named || sessao?.escola_id !== escola_id ? null : sessao.aluno;
  return {
    pessoa_id: pessoa_id ?? aluno?.pessoa_id ?? null,
    turma_aluno_id: turma_aluno_id ?? aluno?.turma_aluno_id ?? null,
  };
}

/** The act as a row of the chain, without the two hashes. */
function rowOf(act: Act, escola_id: number, ordem: number) {
  const { sessao } = act;
  return {
    ordem,
    acao: act.acao,
    ator_escola_id: sessao?.pessoa_escola_id ?? null,
    ator_id: sessao?.pessoa_id ?? null,
    perfil_real: sessao?.perfil_real ?? null,
    modo: sessao && modoOf(sessao),
    ...concerned(act, escola_id),
    motivo: act.motivo ?? null,
    detalhe: act.detalhe ?? {},
  };
}

/**
 * Appends acts, in their order, to the chain of the school concerned. It joins the caller's transaction, so that an act and
 * its row are committed together or not at all. Three statements for any number of acts.
 * @param escola the school of the people concerned, which may differ from the actor's
 */
export function recordActs(escola: Tenant, acts: readonly Act[]): Promise<void> {
  return escola.transaction(async (tx) => {
    if (acts.length === 0) return;
    await tx.run(LOCK, {});
    const head = await chainHead(tx);
    let hash_anterior = head?.hash ?? START;
    const rows = acts.map((act, index) => {
      const row = rowOf(act, escola.escola_id, (head?.ordem ?? 0) + index + 1);
      const instante = act.agora.toISOString().replace('Z', '000Z');
      const hash = hashOf(escola.escola_id, { ...row, instante }, hash_anterior);
      const stored = { ...row, criada_em: act.agora, hash_anterior, hash };
      hash_anterior = hash;
      return stored;
    });
    await insertRows(tx, APPEND, rows);
  });
}

/** Appends one act, as `recordActs` does. */
export function recordAct(escola: Tenant, act: Act): Promise<void> {
  return recordActs(escola, [act]);
}

/** The newest row of the school's chain. Null when nothing was recorded. */
export async function chainHead(escola: Tenant): Promise<Head | null> {
  const [head] = await escola.run(HEAD, {});
  return head ?? null;
}

/** The first `ordem` that is missing, edited or misplaced, and the number of valid rows before it. */
export type Verdict =
  | { readonly sound: true; readonly rows: number }
  | { readonly sound: false; readonly rows: number; readonly brokenAt: number };

/** The rows to check, both ends included. `anterior` is the hash that the first row must continue. */
type Stretch = { readonly de: number; readonly ate: number; readonly anterior: string; readonly noted?: Head };

async function walk(escola: Tenant, { de, ate, anterior: before, noted }: Stretch): Promise<Verdict> {
  let next = de;
  let anterior = before;
  const broken = (): Verdict => ({ sound: false, rows: next - de, brokenAt: next });
  while (next <= ate) {
    const quantas = Math.min(ROWS_AT_ONCE, ate - next + 1);
    const page = await escola.run(CHAIN, { depois: next - 1, quantas });
    for (const row of page) {
      const expected = hashOf(escola.escola_id, row, anterior);
      if (row.ordem !== next || row.hash_anterior !== anterior || row.hash !== expected) return broken();
      if (noted?.ordem === row.ordem && noted.hash !== row.hash) return broken();
      next += 1;
      anterior = row.hash;
    }
    if (page.length < quantas) break;
  }
  return { sound: true, rows: next - de };
}

/**
 * Checks the whole chain of a school.
 * @param noted a head seen earlier (`chainHead`), which also shows rows deleted at the end
 */
export async function verifyChain(escola: Tenant, noted?: Head): Promise<Verdict> {
  const verdict = await walk(escola, { de: 1, ate: Number.MAX_SAFE_INTEGER, anterior: START, ...(noted && { noted }) });
  if (!verdict.sound || !noted || noted.ordem <= verdict.rows) return verdict;
  return { sound: false, rows: verdict.rows, brokenAt: verdict.rows + 1 };
}

/**
 * Whether every row from `de` to `ate` exists and continues the row before it. This includes the link of the row `de` to
 * the row before it. Other rows are not checked.
 */
export async function verifyStretch(escola: Tenant, de: number, ate: number): Promise<boolean> {
  const [before] = de > 1 ? await escola.run(CHAIN, { depois: de - 2, quantas: 1 }) : [];
  if (de > 1 && before?.ordem !== de - 1) return false;
  const { sound, rows } = await walk(escola, { de, ate, anterior: before?.hash ?? START });
  return sound && rows === ate - de + 1;
}
