/**
 * Enrols people in classes: the one place where an enrolment begins (decision 224). What follows for exams, results and
 * wallets, the subjects above hand in.
 */
import { insertRows, insertStatement } from '../../../database/insert.ts';
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { lockCredenciais } from '../conta/credencial-store.ts';
import { matriculaErrors } from './errors.ts';

export type NewMatricula = {
  readonly turma_id: number;
  readonly pessoa_id: number;
  /** Only `Atual` may write (decision 63). */
  readonly status: 'Atual' | 'Transferido' | 'Remanejado' | 'Concluído';
  /** Factor of the time in exams; 1 without an accommodation. */
  readonly fator_tempo: number;
  /** Since when. Null: since before every exam of the class. */
  readonly inicio_em: Date | null;
  readonly passa_da_janela?: boolean;
  readonly meta_semana?: number | null;
  readonly id_externo?: string | null;
};

/**
 * What follows from enrolments in these classes; `provas` has it. It joins the transaction that writes them.
 */
export type OnMatriculas = (tx: Tenant, turma_ids: readonly number[], agora: Date) => Promise<void>;

/** A student who had the enrolment `antes` has the enrolment `agora` now. */
export type Mudanca = { readonly antes: number; readonly agora: number };

/** What follows for what a student has earned; `roteiros` has it. It joins the transaction. */
export type OnMudancas = (tx: Tenant, mudancas: readonly Mudanca[], agora: Date) => Promise<void>;

/** A former enrolment in the class becomes the present one again. */
const INSERT = insertStatement<
  Required<NewMatricula> & { versao: number },
  { id: number; turma_id: number; pessoa_id: number }
>(
  'create_matriculas',
  'turma_aluno',
  [
    'turma_id',
    'pessoa_id',
    'status',
    'fator_tempo',
    'inicio_em',
    'passa_da_janela',
    'meta_semana',
    'id_externo',
    'versao',
  ],
  `on conflict on constraint turma_aluno_unico do update
     set status = excluded.status, fator_tempo = excluded.fator_tempo, inicio_em = excluded.inicio_em, fim_em = null,
         passa_da_janela = excluded.passa_da_janela, meta_semana = excluded.meta_semana,
         id_externo = coalesce(excluded.id_externo, turma_aluno.id_externo), versao = turma_aluno.versao + 1
     where turma_aluno.status <> 'Atual'
   returning id, turma_id, pessoa_id`,
);

const CURRENT = statement<
  { escola_id: number; turmas: readonly number[]; pessoas: readonly number[] },
  { pessoa_id: number; turma_codigo: string }
>(
  'find_matriculas_do_ano',
  `select u.pessoa_id, o.codigo as turma_codigo
     from unnest(:turmas::bigint[], :pessoas::bigint[]) as u(turma_id, pessoa_id)
     join turma t on t.escola_id = :escola_id and t.id = u.turma_id
     join turma_aluno m on m.escola_id = :escola_id and m.pessoa_id = u.pessoa_id and m.status = 'Atual'
     join turma o on o.escola_id = :escola_id and o.id = m.turma_id and o.ano = t.ano`,
);

/** A person and the class to be in. */
export type Lugar = Pick<NewMatricula, 'turma_id' | 'pessoa_id'>;

/**
 * Locks the people, and refuses whoever is enrolled in the school year of the class already (rule VIR-2). The lock makes two
 * transactions that enrol one person wait for each other.
 * @throws 409 `ja_matriculado`
 */
export async function requireFree(tx: Tenant, lugares: readonly Lugar[]): Promise<void> {
  const pessoas = lugares.map(({ pessoa_id }) => pessoa_id);
  if (new Set(pessoas).size < pessoas.length) throw matriculaErrors.twice();
  await lockCredenciais(tx, pessoas);
  const [taken] = await tx.run(CURRENT, { turmas: lugares.map(({ turma_id }) => turma_id), pessoas });
  if (taken) throw matriculaErrors.enrolled(taken.turma_codigo);
}

/**
 * Enrols people, in the order of the list, and tells the exams of their classes. Joins the caller's transaction. Three
 * statements for any number, besides what is told.
 * @returns the ids of the enrolments, in the same order
 * @throws 409 `ja_matriculado`
 */
export async function createMatriculas(
  tx: Tenant,
  rows: readonly NewMatricula[],
  { told, agora }: { readonly told: OnMatriculas; readonly agora: Date },
): Promise<number[]> {
  const current = rows.filter(({ status }) => status === 'Atual');
  if (current.length > 0) await requireFree(tx, current);
  const made = await insertRows(
    tx,
    INSERT,
    rows.map((row) => ({ passa_da_janela: false, meta_semana: null, id_externo: null, versao: 1, ...row })),
  );
  if (current.length > 0) await told(tx, [...new Set(current.map(({ turma_id }) => turma_id))], agora);
  const ids = new Map(made.map((row) => [`${row.turma_id} ${row.pessoa_id}`, row.id]));
  return rows.map(({ turma_id, pessoa_id }) => {
    const id = ids.get(`${turma_id} ${pessoa_id}`);
    if (id === undefined) throw matriculaErrors.twice();
    return id;
  });
}
