/**
 * What a file may change of a person, kept before it is changed, so that it can be put back as it was. A person whom the file
 * made is deleted again, unless something hangs on the person since: then the database refuses it.
 */
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';

type Matricula = {
  readonly id: number;
  readonly turma_id: number;
  readonly status: string;
  readonly inicio_em: string | null;
  readonly fim_em: string | null;
  readonly fator_tempo: number;
  readonly passa_da_janela: boolean;
  readonly meta_semana: number | null;
  readonly id_externo: string | null;
  readonly versao: number;
};

type Docencia = { readonly turma_id: number; readonly materia_id: number | null; readonly valido_ate: string | null };

export type Retrato = {
  readonly pessoa_id: number;
  readonly pessoa: Readonly<Record<string, string | number | boolean | null>> & { readonly versao: number };
  readonly logins: readonly string[];
  readonly matriculas: readonly Matricula[];
  /** Classes that a member of the staff teaches. */
  readonly docencias: readonly Docencia[];
};

const PESSOA = ['nome', 'perfil', 'data_nascimento', 'email', 'id_externo', 'ativa', 'inativada_em', 'versao'];
const MATRICULA = [
  'status',
  'inicio_em',
  'fim_em',
  'fator_tempo',
  'passa_da_janela',
  'meta_semana',
  'id_externo',
  'versao',
];
const object = (alias: string, names: readonly string[]) =>
  `jsonb_build_object(${names.map((name) => `'${name}', ${alias}.${name}`).join(', ')})`;
const assignments = (names: readonly string[]) => names.map((name) => `${name} = x.${name}`).join(', ');

const FIND = statement<{ escola_id: number; pessoas: readonly number[] }, Retrato>(
  'find_pessoa_retratos',
  `select p.id as pessoa_id, ${object('p', PESSOA)} as pessoa,
          array(select d.login from diretorio_login d where d.escola_id = :escola_id and d.pessoa_id = p.id order by 1) as logins,
          coalesce((select jsonb_agg(${object('m', ['id', 'turma_id', ...MATRICULA])} order by m.id)
             from turma_aluno m where m.escola_id = :escola_id and m.pessoa_id = p.id), '[]') as matriculas,
          coalesce((select jsonb_agg(${object('x', ['turma_id', 'materia_id', 'valido_ate'])} order by x.turma_id)
             from turma_professor x where x.escola_id = :escola_id and x.pessoa_id = p.id), '[]') as docencias
     from pessoa p where p.escola_id = :escola_id and p.id = any(:pessoas::bigint[])`,
);

/** How people stand now, by their ids. */
export async function findRetratos(tx: Tenant, pessoas: readonly number[]): Promise<ReadonlyMap<number, Retrato>> {
  const rows = pessoas.length === 0 ? [] : await tx.run(FIND, { pessoas });
  return new Map(rows.map((row) => [row.pessoa_id, row]));
}

type Rows = { escola_id: number; linhas: string };

const RESTORE_PESSOA = statement<Rows, never>(
  'restore_pessoas',
  `update pessoa p set ${assignments(PESSOA)}
     from jsonb_populate_recordset(null::pessoa, :linhas::jsonb) x where p.escola_id = :escola_id and p.id = x.id`,
);
const RESTORE_MATRICULA = statement<Rows, never>(
  'restore_matriculas',
  `update turma_aluno m set ${assignments(MATRICULA)}
     from jsonb_populate_recordset(null::turma_aluno, :linhas::jsonb) x where m.escola_id = :escola_id and m.id = x.id`,
);
const DELETE_MATRICULAS = statement<{ escola_id: number; ids: readonly number[] }, never>(
  'delete_matriculas',
  'delete from turma_aluno where escola_id = :escola_id and id = any(:ids::bigint[])',
);
const DELETE_LOGINS = statement<{ escola_id: number; pessoas: readonly number[]; logins: readonly string[] }, never>(
  'delete_logins_novos',
  `delete from diretorio_login
    where escola_id = :escola_id and pessoa_id = any(:pessoas::bigint[]) and not (login = any(:logins::text[]))`,
);
const RESTORE_LOGINS = statement<Rows, never>(
  'restore_logins',
  `insert into diretorio_login (escola_id, login, pessoa_id)
   select :escola_id::bigint, x.login, x.pessoa_id from jsonb_populate_recordset(null::diretorio_login, :linhas::jsonb) x
   on conflict (login) do nothing`,
);
const DELETE_DOCENCIAS = statement<{ escola_id: number; pessoas: readonly number[] }, never>(
  'delete_docencias',
  'delete from turma_professor where escola_id = :escola_id and pessoa_id = any(:pessoas::bigint[])',
);
const RESTORE_DOCENCIAS = statement<Rows, never>(
  'restore_docencias',
  `insert into turma_professor (escola_id, turma_id, pessoa_id, materia_id, valido_ate)
   select :escola_id::bigint, x.turma_id, x.pessoa_id, x.materia_id, x.valido_ate
     from jsonb_populate_recordset(null::turma_professor, :linhas::jsonb) x`,
);
const DELETE_PESSOAS = statement<{ escola_id: number; pessoas: readonly number[] }, never>(
  'delete_pessoas',
  'delete from pessoa where escola_id = :escola_id and id = any(:pessoas::bigint[])',
);

/** Deletes enrolments. @throws a violated foreign key when something hangs on one */
async function deleteMatriculas(tx: Tenant, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.run(DELETE_MATRICULAS, { ids });
}

/**
 * Puts people back as they stood. Joins the caller's transaction.
 * @param novas enrolments made since, which are deleted
 * @throws a violated foreign key when something hangs on one of them
 */
export async function restoreRetratos(
  tx: Tenant,
  retratos: readonly Retrato[],
  novas: readonly number[],
): Promise<void> {
  if (retratos.length === 0) return;
  await deleteMatriculas(tx, novas);
  const pessoas = retratos.map(({ pessoa_id }) => pessoa_id);
  const people = retratos.map(({ pessoa_id, pessoa }) => ({ ...pessoa, id: pessoa_id }));
  await tx.run(RESTORE_PESSOA, { linhas: JSON.stringify(people) });
  const matriculas = retratos.flatMap((retrato) => retrato.matriculas);
  if (matriculas.length > 0) await tx.run(RESTORE_MATRICULA, { linhas: JSON.stringify(matriculas) });
  const logins = retratos.flatMap(({ pessoa_id, logins: all }) => all.map((login) => ({ login, pessoa_id })));
  await tx.run(DELETE_LOGINS, { pessoas, logins: logins.map(({ login }) => login) });
  if (logins.length > 0) await tx.run(RESTORE_LOGINS, { linhas: JSON.stringify(logins) });
  const docencias = retratos.flatMap(({ pessoa_id, docencias: all }) => all.map((one) => ({ ...one, pessoa_id })));
  await tx.run(DELETE_DOCENCIAS, { pessoas });
  if (docencias.length > 0) await tx.run(RESTORE_DOCENCIAS, { linhas: JSON.stringify(docencias) });
}

/**
 * Deletes people whom a file made, with their enrolments and logins. Joins the caller's transaction.
 * @throws a violated foreign key when something hangs on one of them: a session, an answer, a coin
 */
export async function deletePessoas(
  tx: Tenant,
  { pessoas, matriculas }: { readonly pessoas: readonly number[]; readonly matriculas: readonly number[] },
): Promise<void> {
  if (pessoas.length === 0) return;
  await deleteMatriculas(tx, matriculas);
  await tx.run(DELETE_LOGINS, { pessoas, logins: [] });
  await tx.run(DELETE_DOCENCIAS, { pessoas });
  await tx.run(DELETE_PESSOAS, { pessoas });
}
