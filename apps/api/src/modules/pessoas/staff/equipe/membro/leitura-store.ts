/** What stands before accounts of the staff are written: the accounts, whose the logins are, and the places they name. */
import type { Perfil, StaffPerfil } from '@luneta/domain/perfil';

import { run, statement } from '../../../../../database/statement.ts';
import type { Tenant } from '../../../../../database/tenant.ts';

export type TurmaDoMembro = {
  readonly turma_id: number;
  readonly materia_id: number | null;
  /** `YYYY-MM-DD`. */
  readonly valido_ate: string | null;
};

export type Stored = {
  readonly pessoa_id: number;
  readonly nome: string;
  readonly email: string | null;
  readonly perfil: StaffPerfil;
  readonly ativa: boolean;
  readonly id_externo: string | null;
  readonly versao: number;
  /** Every login, user names before e-mail addresses. */
  readonly logins: readonly string[];
  readonly turmas: readonly TurmaDoMembro[];
  readonly escolas: readonly number[];
};

/** Locked in one order. Who signs in at the same moment waits, and finds the new profile. */
const LOCK = statement<{ escola_id: number; ids: readonly number[] }, never>(
  'lock_equipe_membros',
  `select id from pessoa where escola_id = :escola_id and id = any(:ids::bigint[]) order by id for no key update`,
);
const FIND = statement<{ escola_id: number; ids: readonly number[] }, Stored>(
  'find_equipe_membros',
  `select p.id as pessoa_id, p.nome, p.email, p.perfil, p.ativa, p.id_externo, p.versao,
          array(select d.login from diretorio_login d where d.escola_id = :escola_id and d.pessoa_id = p.id
            order by position('@' in d.login) > 0, d.login) as logins,
          coalesce((select jsonb_agg(jsonb_build_object('turma_id', x.turma_id, 'materia_id', x.materia_id, 'valido_ate', x.valido_ate)
             order by x.turma_id) from turma_professor x where x.escola_id = :escola_id and x.pessoa_id = p.id), '[]'::jsonb) as turmas,
          coalesce((select jsonb_agg(s.outra_escola_id order by s.outra_escola_id)
             from supervisor_escola s where s.escola_id = :escola_id and s.pessoa_id = p.id), '[]'::jsonb) as escolas
     from pessoa p where p.escola_id = :escola_id and p.id = any(:ids::bigint[]) and p.perfil not in ('aluno', 'responsavel')`,
);

/**
 * Staff accounts of the school by id; anybody else is missing. They stay locked until the transaction ends.
 * @param escola inside a transaction
 */
export async function lockMembros(escola: Tenant, ids: readonly number[]): Promise<ReadonlyMap<number, Stored>> {
  if (ids.length === 0) return new Map();
  await escola.run(LOCK, { ids });
  const rows = await escola.run(FIND, { ids });
  return new Map(rows.map((row) => [row.pessoa_id, row]));
}

export type EmCargo = { readonly escola_id: number; readonly id: number; readonly perfil: Perfil };

/** Locked in one order, so that two people in charge who end each other's access at once do not both succeed. */
const IN_CHARGE = statement<{ escola_id: number }, EmCargo>(
  'find_gestao_equipe_em_cargo',
  `select p.escola_id, p.id, p.perfil from pessoa p
    where p.ativa and (p.perfil = 'admin' or (p.escola_id = :escola_id and p.perfil in ('gestao_escola', 'diretor')))
    order by p.escola_id, p.id for no key update`,
  'global',
);

/**
 * The active heads of the school and the active admins of the deployment (EQU-3). They stay locked until the transaction ends.
 * @param escola inside a transaction
 */
export function lockEmCargo({ db, escola_id }: Tenant): Promise<EmCargo[]> {
  return run(db, IN_CHARGE, { escola_id });
}

export type DonoDoLogin = { readonly login: string; readonly escola_id: number; readonly pessoa_id: number };
const OWNERS = statement<{ logins: readonly string[] }, DonoDoLogin>(
  'find_donos_de_logins',
  'select login, escola_id, pessoa_id from diretorio_login where login = any(:logins::text[])',
  'global',
);

/** Whose these logins are, in the whole deployment. Free ones are missing. */
export async function findDonos({ db }: Tenant, logins: readonly string[]): Promise<ReadonlyMap<string, DonoDoLogin>> {
  const rows = await run(db, OWNERS, { logins });
  return new Map(rows.map((row) => [row.login, row]));
}

const KNOWN = statement<
  { escola_id: number; turmas: readonly number[]; materias: readonly number[]; externos: readonly string[] },
  { o_que: 'turma' | 'materia' | 'externo'; id: number; id_externo: string | null }
>(
  'find_equipe_referencias',
  `select 'turma' as o_que, t.id, null::text as id_externo from turma t
    where t.escola_id = :escola_id and t.id = any(:turmas::bigint[])
   union all
   select 'materia', m.id, null from materia m where m.escola_id = :escola_id and m.id = any(:materias::bigint[])
   union all
   select 'externo', p.id, p.id_externo from pessoa p where p.escola_id = :escola_id and p.id_externo = any(:externos::text[])`,
);

export type Referencias = {
  readonly turmas: ReadonlySet<number>;
  readonly materias: ReadonlySet<number>;
  /** Whose each `id_externo` is. */
  readonly externos: ReadonlyMap<string, number>;
};

type Nomeadas = {
  readonly turmas: readonly number[];
  readonly materias: readonly number[];
  readonly externos: readonly string[];
};

/** Which of these classes and subjects the school has, and who has these keys of another system. */
export async function findReferencias(escola: Tenant, nomeadas: Nomeadas): Promise<Referencias> {
  const rows = await escola.run(KNOWN, { ...nomeadas });
  const idsOf = (what: string) => new Set(rows.filter(({ o_que }) => o_que === what).map(({ id }) => id));
  return {
    turmas: idsOf('turma'),
    materias: idsOf('materia'),
    externos: new Map(rows.flatMap(({ id, id_externo }) => (id_externo === null ? [] : [[id_externo, id] as const]))),
  };
}
