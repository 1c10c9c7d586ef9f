/** Reads and writes subjects as the bank has them. */
import { plain } from '../../../../database/plain.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { requireSaved } from '../../../../http/versao.ts';

/** The contract's limit. */
const MAX = 500;

export type MateriaRow = {
  readonly materia_id: number;
  readonly materia_nome: string;
  readonly area_codigo: string;
  readonly qtde_questoes: number;
  readonly qtde_objetos: number;
  readonly arquivada_em: Date | null;
  readonly versao: number;
};

const SELECT = `
  select m.id as materia_id, m.nome as materia_nome, a.codigo as area_codigo, m.arquivada_em, m.versao,
         coalesce(q.qtde, 0)::int as qtde_questoes,
         (select count(*)::int from objeto_conhecimento o
           where o.escola_id = m.escola_id and o.materia_id = m.id and o.arquivada_em is null) as qtde_objetos
    from materia m
    join area_conhecimento a on a.escola_id = m.escola_id and a.id = m.area_conhecimento_id
    left join (select q.materia_id, count(*) as qtde from questao q where q.escola_id = :escola_id and q.substituida_por is null
                group by q.materia_id) q on q.materia_id = m.id`;

const LIST = statement<{ escola_id: number; arquivadas: boolean; quantas: number }, MateriaRow>(
  'find_materias_do_banco',
  `${SELECT} where m.escola_id = :escola_id and (:arquivadas::boolean or m.arquivada_em is null)
    order by ${plain('m.nome')}, m.id limit :quantas`,
);
const FIND = statement<{ escola_id: number; id: number }, MateriaRow>(
  'find_materia_do_banco',
  `${SELECT} where m.escola_id = :escola_id and m.id = :id`,
);
const TAKEN = statement<{ escola_id: number; id: number | null; nome: string }, { id: number }>(
  'find_materia_igual',
  `select m.id from materia m where m.escola_id = :escola_id and ${plain('m.nome')} = ${plain(':nome::text')}
      and (:id::bigint is null or m.id <> :id) limit 1`,
);

export type Materia = {
  readonly nome: string;
  readonly area_conhecimento_id: number;
  readonly arquivada_em: Date | null;
};
const CREATE = statement<{ escola_id: number } & Materia, { id: number }>(
  'create_materia_do_banco',
  `insert into materia (escola_id, nome, area_conhecimento_id, arquivada_em)
   values (:escola_id, :nome, :area_conhecimento_id, :arquivada_em) returning id`,
);
const SAVE = statement<{ escola_id: number; id: number; versao: number } & Materia, { id: number }>(
  'save_materia_do_banco',
  `update materia set nome = :nome, area_conhecimento_id = :area_conhecimento_id, arquivada_em = :arquivada_em, versao = versao + 1
    where escola_id = :escola_id and id = :id and versao = :versao returning id`,
);

/** By name. */
export const findMaterias = (escola: Tenant, arquivadas: boolean) => escola.run(LIST, { arquivadas, quantas: MAX });

export async function findMateria(escola: Tenant, id: number): Promise<MateriaRow | null> {
  const [row] = await escola.run(FIND, { id });
  return row ?? null;
}

/** Whether another subject has the name, case and accents aside. */
export async function isTaken(escola: Tenant, id: number | null, nome: string): Promise<boolean> {
  return (await escola.run(TAKEN, { id, nome })).length > 0;
}

/** @returns its id */
export async function createMateria(escola: Tenant, materia: Materia): Promise<number> {
  return requireSaved(await escola.run(CREATE, materia)).id;
}

/** @throws 409 `versao_diferente` */
export async function saveMateria(escola: Tenant, id: number, versao: number, materia: Materia): Promise<void> {
  requireSaved(await escola.run(SAVE, { ...materia, id, versao }));
}
