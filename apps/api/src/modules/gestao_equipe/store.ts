/** Reads the accounts of the staff of a school. Its calls are admin's, who sees whole schools. */
import { plain } from '../../database/plain.ts';
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import type { Perfil } from '@luneta/domain/perfil';

/** Rows of a page. The store reads one more, to know whether another page follows. */
export const PAGE = 50;

/** Staff accounts that may sign in. */
const EQUIPE = `p.perfil not in ('aluno', 'responsavel') and p.ativa`;

export type EquipeRow = {
  readonly pessoa_id: number;
  readonly nome: string;
  readonly perfil: Perfil;
  readonly confirmada_em: Date | null;
  readonly codigos_restantes: number;
};

const LIST = statement<{ escola_id: number; depois: number | null; quantas: number }, EquipeRow>(
  'gestao_equipe',
  `select p.id as pessoa_id, p.nome, p.perfil, d.confirmada_em,
          (select count(*)::int from codigo_recuperacao c where c.escola_id = :escola_id and c.pessoa_id = p.id
            and c.usado_em is null) as codigos_restantes
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

const FIND = statement<{ escola_id: number; pessoa_id: number }, { pessoa_id: number }>(
  'gestao_equipe_pessoa',
  `select p.id as pessoa_id from pessoa p where p.escola_id = :escola_id and p.id = :pessoa_id and ${EQUIPE}`,
);

/** Whether the person has a staff account of this school. */
export async function isEquipe(escola: Tenant, pessoa_id: number): Promise<boolean> {
  return (await escola.run(FIND, { pessoa_id })).length > 0;
}
