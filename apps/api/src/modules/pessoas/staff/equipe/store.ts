/** Reads and changes the accounts of the staff of a school. Its calls are of profiles that see whole schools. */
import { plain } from '../../../../database/plain.ts';
import { run, statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { Restantes } from '@luneta/domain/equipe';
import type { Perfil } from '@luneta/domain/perfil';

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
  readonly perfil: Perfil;
  readonly ativa: boolean;
  readonly inativada_em: Date | null;
  readonly ultimo_acesso_em: Date | null;
  readonly confirmada_em: Date | null;
  readonly codigos_restantes: number;
  readonly turmas: { readonly turma_id: number; readonly turma_codigo: string }[];
};

const LIST = statement<{ escola_id: number; depois: number | null; quantas: number }, EquipeRow>(
  'find_gestao_equipe',
  `select p.id as pessoa_id, p.nome, ${LOGIN} as login, p.perfil, p.ativa, p.inativada_em, d.confirmada_em,
          (select max(s.criada_em) from sessao s where s.escola_id = :escola_id and s.pessoa_id = p.id) as ultimo_acesso_em,
          (select count(*)::int from codigo_recuperacao c where c.escola_id = :escola_id and c.pessoa_id = p.id
            and c.usado_em is null) as codigos_restantes,
          coalesce((select jsonb_agg(jsonb_build_object('turma_id', t.id, 'turma_codigo', t.codigo) order by t.codigo, t.id)
             from turma_professor x join turma t on t.escola_id = x.escola_id and t.id = x.turma_id
            where x.escola_id = :escola_id and x.pessoa_id = p.id), '[]'::jsonb) as turmas
     from pessoa p left join duas_etapas d on d.escola_id = :escola_id and d.pessoa_id = p.id
    where p.escola_id = :escola_id and ${EQUIPE}
      and (:depois::bigint is null or (${plain('p.nome')}, p.id) > (
            select ${plain('x.nome')}, x.id from pessoa x where x.escola_id = :escola_id and x.id = :depois))
    order by ${plain('p.nome')}, p.id limit :quantas`,
);

/** Staff accounts by name, after the account `depois`. */
export function findEquipe(escola: Tenant, depois: number | null): Promise<EquipeRow[]> {
  return escola.run(LIST, { depois, quantas: PAGE + 1 });
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

type EmCargo = { readonly escola_id: number; readonly id: number; readonly perfil: Perfil };

/** Locked in one order, so that two people in charge who end each other's access at once do not both succeed. */
const IN_CHARGE = statement<{ escola_id: number }, EmCargo>(
  'find_gestao_equipe_em_cargo',
  `select p.escola_id, p.id, p.perfil from pessoa p
    where p.ativa and (p.perfil = 'admin' or (p.escola_id = :escola_id and p.perfil in ('gestao_escola', 'diretor')))
    order by p.escola_id, p.id for no key update`,
  'global',
);

/**
 * Who would be left in charge without this person (EQU-3). The rows stay locked until the transaction ends.
 * @param escola inside a transaction
 */
export async function restantesSem(escola: Tenant, pessoa_id: number): Promise<Restantes> {
  const { escola_id } = escola;
  const others = (await run(escola.db, IN_CHARGE, { escola_id })).filter(
    (one) => one.id !== pessoa_id || one.escola_id !== escola_id,
  );
  const admins = others.filter(({ perfil }) => perfil === 'admin').length;
  return { admins, responsaveis: others.length - admins };
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
