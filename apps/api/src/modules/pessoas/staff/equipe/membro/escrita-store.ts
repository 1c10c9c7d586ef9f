/** Writes accounts of the staff, their logins, classes and schools. What may be written is decided before. */
import { insertRows, insertStatement } from '../../../../../database/insert.ts';
import type { pessoa, turma_professor } from '../../../../../database/schema/index.ts';
import { statement } from '../../../../../database/statement.ts';
import type { Tenant } from '../../../../../database/tenant.ts';

const COLUMNS = [
  'nome',
  'perfil',
  'email',
  'id_externo',
  'origem',
  'senha_hash',
  'senha_inicial',
  'senha_expira_em',
  'criada_em',
] as const;
export type MembroNovo = Required<Pick<typeof pessoa.$inferInsert, (typeof COLUMNS)[number]>>;

const CREATE = insertStatement<MembroNovo, { id: number }>('create_equipe_membros', 'pessoa', COLUMNS, 'returning id');

/** Returns the ids, in the order of the rows. */
export async function createPessoas(escola: Tenant, rows: readonly MembroNovo[]): Promise<number[]> {
  return (await insertRows(escola, CREATE, rows)).map(({ id }) => id);
}

export type MembroMudado = {
  readonly pessoa_id: number;
  readonly nome: string;
  readonly perfil: string;
  readonly email: string | null;
  readonly id_externo: string | null;
};
const UPDATE = statement<{ escola_id: number; rows: string }, never>(
  'update_equipe_membros',
  `update pessoa p set nome = x.nome, perfil = x.perfil, email = x.email, id_externo = x.id_externo, versao = p.versao + 1
     from jsonb_to_recordset(:rows::jsonb) as x(pessoa_id bigint, nome text, perfil text, email text, id_externo text)
    where p.escola_id = :escola_id and p.id = x.pessoa_id`,
);

export async function updatePessoas(escola: Tenant, rows: readonly MembroMudado[]): Promise<void> {
  if (rows.length > 0) await escola.run(UPDATE, { rows: JSON.stringify(rows) });
}

type LoginRow = { readonly login: string; readonly pessoa_id: number };
const DROP_LOGINS = statement<{ escola_id: number; rows: string }, never>(
  'delete_equipe_logins',
  `delete from diretorio_login d using jsonb_to_recordset(:rows::jsonb) as x(login text, pessoa_id bigint)
    where d.escola_id = :escola_id and d.pessoa_id = x.pessoa_id and d.login = x.login`,
);
const ADD_LOGINS = insertStatement<LoginRow, { login: string }>(
  'create_equipe_logins',
  'diretorio_login',
  ['login', 'pessoa_id'],
  'on conflict do nothing returning login',
);

/** Takes old logins away and adds new ones. Returns false when somebody else has one of the new ones by now. */
export async function replaceLogins(
  escola: Tenant,
  { antes, agora }: { readonly antes: readonly LoginRow[]; readonly agora: readonly LoginRow[] },
): Promise<boolean> {
  if (antes.length > 0) await escola.run(DROP_LOGINS, { rows: JSON.stringify(antes) });
  return (await insertRows(escola, ADD_LOGINS, agora)).length === agora.length;
}

export type TurmaRow = Required<Pick<typeof turma_professor.$inferInsert, 'turma_id' | 'pessoa_id'>> & {
  readonly materia_id: number | null;
  readonly valido_ate: string | null;
};
const LEAVE = statement<{ escola_id: number; pessoas: readonly number[]; rows: string }, never>(
  'leave_equipe_membros_turmas',
  `delete from turma_professor t where t.escola_id = :escola_id and t.pessoa_id = any(:pessoas::bigint[])
      and not exists (select from jsonb_to_recordset(:rows::jsonb) as x(turma_id bigint, pessoa_id bigint)
                       where x.pessoa_id = t.pessoa_id and x.turma_id = t.turma_id)`,
);
const TEACH = insertStatement<TurmaRow>(
  'save_equipe_membros_turmas',
  'turma_professor',
  ['turma_id', 'pessoa_id', 'materia_id', 'valido_ate'],
  'on conflict (escola_id, turma_id, pessoa_id) do update set materia_id = excluded.materia_id, valido_ate = excluded.valido_ate',
);

/** These people have these classes from now on, and no others. */
export async function setTurmas(escola: Tenant, pessoas: readonly number[], rows: readonly TurmaRow[]): Promise<void> {
  if (pessoas.length === 0) return;
  await escola.run(LEAVE, { pessoas, rows: JSON.stringify(rows) });
  await insertRows(escola, TEACH, rows);
}

export type EscolaRow = { readonly pessoa_id: number; readonly outra_escola_id: number };
const UNWATCH = statement<{ escola_id: number; pessoas: readonly number[]; rows: string }, never>(
  'leave_equipe_membros_escolas',
  `delete from supervisor_escola s where s.escola_id = :escola_id and s.pessoa_id = any(:pessoas::bigint[])
      and not exists (select from jsonb_to_recordset(:rows::jsonb) as x(pessoa_id bigint, outra_escola_id bigint)
                       where x.pessoa_id = s.pessoa_id and x.outra_escola_id = s.outra_escola_id)`,
);
const WATCH = insertStatement<EscolaRow>(
  'save_equipe_membros_escolas',
  'supervisor_escola',
  ['pessoa_id', 'outra_escola_id'],
  'on conflict do nothing',
);

/** These supervisors see these other schools from now on, and no others. */
export async function setEscolas(
  escola: Tenant,
  pessoas: readonly number[],
  rows: readonly EscolaRow[],
): Promise<void> {
  if (pessoas.length === 0) return;
  await escola.run(UNWATCH, { pessoas, rows: JSON.stringify(rows) });
  await insertRows(escola, WATCH, rows);
}
