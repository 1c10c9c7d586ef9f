/** Reads and changes the accounts of the staff of a school. Its calls are of profiles that see whole schools. */
import { plain } from '../../../../database/plain.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { Restantes } from '@luneta/domain/equipe';
import type { Perfil, StaffPerfil } from '@luneta/domain/perfil';

import { lockEmCargo } from './membro/leitura-store.ts';
import { othersInCharge } from './membro/regras.ts';

/** Rows of a page. The store reads one more, to know whether another page follows. */
export const PAGE = 50;

/** Staff accounts, also those whose access was ended. */
const EQUIPE = `p.perfil not in ('aluno', 'responsavel')`;
/** The user name of a person: the first that is no e-mail address. */
const LOGIN = `(select d.login from diretorio_login d where d.escola_id = :escola_id and d.pessoa_id = p.id
  order by position('@' in d.login) > 0, d.login limit 1)`;

export type EquipeRow = {
  readonly pessoa_id: number;
  readonly nome: string;
  readonly login: string | null;
  readonly email: string | null;
  readonly perfil: StaffPerfil;
  readonly versao: number;
  readonly ativa: boolean;
  readonly inativada_em: Date | null;
  readonly ultimo_acesso_em: Date | null;
  readonly confirmada_em: Date | null;
  readonly codigos_restantes: number;
  readonly turmas: {
    readonly turma_id: number;
    readonly turma_codigo: string;
    readonly materia_id: number | null;
    readonly valido_ate: string | null;
  }[];
  readonly escola_ids: number[];
};

/** The last use of an account: a sign-in that lasts 30 days is renewed by each call. */
const ULTIMO_USO = `(select max(greatest(s.criada_em, s.expira_em - make_interval(secs => s.validade_segundos)))
  from sessao s where s.escola_id = :escola_id and s.pessoa_id = p.id)`;
/** May sign in, and did not for 90 days; an account that nobody has used counts from when it was made. */
const SEM_ACESSO = `(p.ativa and coalesce(${ULTIMO_USO}, p.criada_em) < :agora::timestamptz - interval '90 days')`;

const COLUMNS = `p.id as pessoa_id, p.nome, ${LOGIN} as login, p.email, p.perfil, p.versao, p.ativa, p.inativada_em, d.confirmada_em,
          ${ULTIMO_USO} as ultimo_acesso_em,
          (select count(*)::int from codigo_recuperacao c where c.escola_id = :escola_id and c.pessoa_id = p.id
            and c.usado_em is null) as codigos_restantes,
          coalesce((select jsonb_agg(jsonb_build_object('turma_id', t.id, 'turma_codigo', t.codigo,
                                       'materia_id', x.materia_id, 'valido_ate', x.valido_ate) order by t.codigo, t.id)
             from turma_professor x join turma t on t.escola_id = x.escola_id and t.id = x.turma_id
            where x.escola_id = :escola_id and x.pessoa_id = p.id), '[]'::jsonb) as turmas,
          coalesce((select jsonb_agg(s.outra_escola_id order by s.outra_escola_id) from supervisor_escola s
            where s.escola_id = :escola_id and s.pessoa_id = p.id), '[]'::jsonb) as escola_ids
     from pessoa p left join duas_etapas d on d.escola_id = :escola_id and d.pessoa_id = p.id`;

export type FiltroEquipe = {
  /** Part of the name or user name, as `readBusca` gives it. */
  readonly busca: string | null;
  readonly perfil: string | null;
  readonly sem_acesso: boolean;
};

const LIST = statement<
  { escola_id: number; depois: number | null; quantas: number; agora: Date } & FiltroEquipe,
  EquipeRow
>(
  'find_gestao_equipe',
  `select ${COLUMNS}
    where p.escola_id = :escola_id and ${EQUIPE}
      and (:perfil::text is null or p.perfil = :perfil)
      and (:busca::text is null or position(:busca::text in ${plain('p.nome')}) > 0
           or exists (select 1 from diretorio_login l where l.escola_id = :escola_id and l.pessoa_id = p.id
                       and position(:busca::text in l.login) > 0))
      and (not :sem_acesso::boolean or ${SEM_ACESSO})
      and (:depois::bigint is null or (${plain('p.nome')}, p.id) > (
            select ${plain('x.nome')}, x.id from pessoa x where x.escola_id = :escola_id and x.id = :depois))
    order by ${plain('p.nome')}, p.id limit :quantas`,
);

/** Staff accounts by name, after the account `depois`. */
export function findEquipe(
  escola: Tenant,
  filtro: FiltroEquipe & { readonly depois: number | null; readonly agora: Date },
): Promise<EquipeRow[]> {
  return escola.run(LIST, { ...filtro, quantas: PAGE + 1 });
}

const ONE = statement<{ escola_id: number; pessoa_id: number }, EquipeRow>(
  'find_gestao_equipe_conta',
  `select ${COLUMNS} where p.escola_id = :escola_id and ${EQUIPE} and p.id = :pessoa_id`,
);

/** One account as the list has it; null for nobody of the staff of this school. */
export async function findEquipePessoa(escola: Tenant, pessoa_id: number): Promise<EquipeRow | null> {
  const [row] = await escola.run(ONE, { pessoa_id });
  return row ?? null;
}

type Contagem = { perfil: StaffPerfil; ativos: number; encerrados: number; parados: number };
const COUNT = statement<{ escola_id: number; agora: Date }, Contagem>(
  'count_gestao_equipe',
  `select p.perfil, (count(*) filter (where p.ativa))::int as ativos, (count(*) filter (where not p.ativa))::int as encerrados,
          (count(*) filter (where ${SEM_ACESSO}))::int as parados
     from pessoa p where p.escola_id = :escola_id and ${EQUIPE} group by p.perfil order by 2 desc, p.perfil`,
);

/** How many accounts of each profile there are. */
export function countEquipe(escola: Tenant, agora: Date): Promise<Contagem[]> {
  return escola.run(COUNT, { agora });
}

export type ContaSemUso = {
  readonly pessoa_id: number;
  readonly nome: string;
  readonly perfil: Perfil;
  readonly email: string | null;
  readonly senha_hash: string;
  readonly senha_expira_em: Date | null;
};
const UNUSED = statement<{ escola_id: number; pessoa_id: number }, ContaSemUso>(
  'find_equipe_conta_sem_uso',
  `select p.id as pessoa_id, p.nome, p.perfil, p.email, p.senha_hash, p.senha_expira_em from pessoa p
    where p.escola_id = :escola_id and p.id = :pessoa_id and ${EQUIPE} and p.ativa and p.senha_inicial
      and not exists (select 1 from sessao s where s.escola_id = :escola_id and s.pessoa_id = p.id)`,
);

/** An account with which nobody has signed in yet; null for any other. */
export async function findUnused(escola: Tenant, pessoa_id: number): Promise<ContaSemUso | null> {
  const [row] = await escola.run(UNUSED, { pessoa_id });
  return row ?? null;
}

export type Membro = {
  readonly pessoa_id: number;
  readonly perfil: Perfil;
  readonly login: string | null;
  readonly ativa: boolean;
  readonly inativada_em: Date | null;
};

const FIND = statement<{ escola_id: number; pessoa_id: number }, Membro>(
  'find_gestao_equipe_pessoa',
  `select p.id as pessoa_id, p.perfil, ${LOGIN} as login, p.ativa, p.inativada_em
     from pessoa p where p.escola_id = :escola_id and p.id = :pessoa_id and ${EQUIPE}`,
);

/** A staff account of this school; null for anybody else. */
export async function findMembro(escola: Tenant, pessoa_id: number): Promise<Membro | null> {
  const [row] = await escola.run(FIND, { pessoa_id });
  return row ?? null;
}

/**
 * Who would be left in charge without this person (EQU-3). The rows stay locked until the transaction ends.
 * @param escola inside a transaction
 */
export async function restantesSem(escola: Tenant, pessoa_id: number): Promise<Restantes> {
  return othersInCharge(await lockEmCargo(escola), { escola_id: escola.escola_id, id: pessoa_id });
}

const SET_ATIVA = statement<{ escola_id: number; pessoa_id: number; ativa: boolean; agora: Date }, { id: number }>(
  'set_equipe_situacao',
  `update pessoa p set ativa = :ativa::boolean, inativada_em = case when :ativa::boolean then null else :agora::timestamptz end
    where p.escola_id = :escola_id and p.id = :pessoa_id and ${EQUIPE} and p.ativa <> :ativa::boolean
   returning p.id`,
);

/** Returns false when it stands so already. */
export async function setAtiva(escola: Tenant, pessoa_id: number, ativa: boolean, agora: Date): Promise<boolean> {
  return (await escola.run(SET_ATIVA, { pessoa_id, ativa, agora })).length > 0;
}
