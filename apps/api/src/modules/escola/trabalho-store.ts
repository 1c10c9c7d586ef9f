/** Keeps how far deferred work has come. It knows no single job. */
import type { Db } from '../../database/db.ts';
import { run as send, statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';

/** Which work: the job's name and what it works on. */
export type Chave = { readonly nome: string; readonly chave: string };

/** What a person can read of the work, and what the next step begins from. */
export type Andamento = {
  readonly fase: string;
  readonly feitas: number;
  /** Null until it is known. */
  readonly total: number | null;
  readonly ponto: string | null;
};

/** Also how it stands: `erro` is the code of the last failure, `concluido_em` is null until it has ended well. */
export type Trabalho = Andamento & {
  readonly passo: number;
  readonly erro: string | null;
  readonly concluido_em: Date | null;
};

type Key = Chave & { escola_id: number };
type Run = Key & { execucao: string };
const COLUMNS = 'fase, feitas, total, ponto, passo, erro, concluido_em';
const ONE = 'escola_id = :escola_id and nome = :nome and chave = :chave';

const FRESH = 't.concluido_em is not null and t.execucao <> excluded.execucao';
const begin = statement<Run & { agora: Date }, Trabalho>(
  'begin_trabalho',
  `insert into trabalho as t (escola_id, nome, chave, execucao, iniciado_em, atualizado_em)
   values (:escola_id, :nome, :chave, :execucao, :agora, :agora)
   on conflict (escola_id, nome, chave) do update set
     passo = case when ${FRESH} then 0 else t.passo end, fase = case when ${FRESH} then '' else t.fase end,
     feitas = case when ${FRESH} then 0 else t.feitas end, total = case when ${FRESH} then null else t.total end,
     ponto = case when ${FRESH} then null else t.ponto end,
     iniciado_em = case when ${FRESH} then excluded.iniciado_em else t.iniciado_em end,
     concluido_em = case when ${FRESH} then null else t.concluido_em end,
     execucao = excluded.execucao, erro = null, atualizado_em = excluded.atualizado_em
   returning ${COLUMNS}`,
);

/**
 * Begins the work, or goes on where it was left. Work that had ended begins anew for another `execucao`, and stays ended for
 * the same one, whose process died before the queue knew.
 */
export async function beginTrabalho(escola: Tenant, run: Chave & { execucao: string }, agora: Date): Promise<Trabalho> {
  const [row] = await escola.run(begin, { ...run, agora });
  if (!row) throw new Error('the work was not stored');
  return row;
}

const advance = statement<Run & Andamento & { passo: number; agora: Date }, { passo: number }>(
  'advance_trabalho',
  `update trabalho set passo = passo + 1, fase = :fase, feitas = :feitas, total = :total, ponto = :ponto, atualizado_em = :agora
   where ${ONE} and execucao = :execucao and passo = :passo and concluido_em is null returning passo`,
);

/**
 * Counts one step inside the transaction that does its work. It locks the row, so that two processes never do the same step.
 * @returns false when another process has gone on with the work
 */
export async function advanceTrabalho(
  escola: Tenant,
  step: Chave & Andamento & { execucao: string; passo: number },
  agora: Date,
): Promise<boolean> {
  return (await escola.run(advance, { ...step, agora })).length > 0;
}

const end = statement<Run & { erro: string | null; agora: Date }, never>(
  'end_trabalho',
  `update trabalho set erro = :erro, atualizado_em = :agora,
     concluido_em = case when :erro::text is null then :agora::timestamptz end
   where ${ONE} and execucao = :execucao and concluido_em is null`,
);

/** @param erro code of the failure; null when all is done. The steps done stay done either way. */
export async function endTrabalho(
  escola: Tenant,
  run: Chave & { execucao: string; erro: string | null },
  agora: Date,
): Promise<void> {
  await escola.run(end, { ...run, agora });
}

const find = statement<Key, Trabalho>('find_trabalho', `select ${COLUMNS} from trabalho where ${ONE}`);

/** How the work stands. Null when it never began. */
export async function findTrabalho(escola: Tenant, key: Chave): Promise<Trabalho | null> {
  const [row] = await escola.run(find, { nome: key.nome, chave: key.chave });
  return row ?? null;
}

const forget = statement<{ antes: Date }, never>(
  'clean_trabalho',
  'delete from trabalho where atualizado_em < :antes',
  'global',
);

/** Deletes work of every school that has not moved since `antes`. */
export async function forgetTrabalhos(db: Db, antes: Date): Promise<void> {
  await send(db, forget, { antes });
}
