/** Reads and writes skills. */
import type { HabilidadeSistema } from '@luneta/domain/questao-habilidade';

import { plain } from '../../../../database/plain.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { requireSaved } from '../../../../http/versao.ts';

export const PAGE = 50;

export type HabilidadeRow = {
  readonly habilidade_id: number;
  readonly sistema: HabilidadeSistema;
  readonly codigo: string;
  readonly descricao: string;
  readonly area_codigo: string | null;
  readonly qtde_questoes: number;
  readonly arquivada_em: Date | null;
  readonly versao: number;
};

const COLUMNS = `h.id as habilidade_id, h.sistema, h.codigo, h.descricao, h.arquivada_em, h.versao,
  (select a.codigo from area_conhecimento a where a.escola_id = h.escola_id and a.id = h.area_conhecimento_id) as area_codigo,
  (select count(*)::int from questao_habilidade x join questao q on q.escola_id = x.escola_id and q.id = x.questao_id
    where x.escola_id = h.escola_id and x.habilidade_id = h.id and q.substituida_por is null) as qtde_questoes`;

export type Pagina = {
  readonly arquivadas: boolean;
  readonly sistema: HabilidadeSistema | null;
  readonly texto: string | null;
  readonly depois: number | null;
};
const LIST = statement<Pagina & { escola_id: number; quantas: number }, HabilidadeRow>(
  'find_habilidades',
  `select ${COLUMNS} from habilidade h
    where h.escola_id = :escola_id and (:arquivadas::boolean or h.arquivada_em is null)
      and (:sistema::text is null or h.sistema = :sistema)
      and (:texto::text is null or position(:texto in ${plain("h.codigo || ' ' || h.descricao")}) > 0)
      and (:depois::bigint is null or (h.sistema, h.codigo) > (select x.sistema, x.codigo from habilidade x
             where x.escola_id = :escola_id and x.id = :depois))
    order by h.sistema, h.codigo limit :quantas`,
);
const FIND = statement<{ escola_id: number; id: number }, HabilidadeRow>(
  'find_habilidade',
  `select ${COLUMNS} from habilidade h where h.escola_id = :escola_id and h.id = :id`,
);

/** A page by system and code, and one more when another page follows. */
export const findHabilidades = (escola: Tenant, pagina: Pagina) => escola.run(LIST, { ...pagina, quantas: PAGE + 1 });

export async function findHabilidade(escola: Tenant, id: number): Promise<HabilidadeRow | null> {
  const [row] = await escola.run(FIND, { id });
  return row ?? null;
}

export type Habilidade = {
  readonly sistema: HabilidadeSistema;
  readonly codigo: string;
  readonly descricao: string;
  readonly area_conhecimento_id: number | null;
  readonly arquivada_em: Date | null;
};
const TAKEN = statement<{ escola_id: number; id: number | null; sistema: string; codigo: string }, { id: number }>(
  'find_habilidade_igual',
  `select h.id from habilidade h where h.escola_id = :escola_id and h.sistema = :sistema and h.codigo = :codigo
      and (:id::bigint is null or h.id <> :id)`,
);
const CREATE = statement<{ escola_id: number } & Habilidade, { id: number }>(
  'create_habilidade',
  `insert into habilidade (escola_id, sistema, codigo, descricao, area_conhecimento_id, arquivada_em)
   values (:escola_id, :sistema, :codigo, :descricao, :area_conhecimento_id, :arquivada_em) returning id`,
);
const SAVE = statement<{ escola_id: number; id: number; versao: number } & Habilidade, { id: number }>(
  'save_habilidade',
  `update habilidade set sistema = :sistema, codigo = :codigo, descricao = :descricao,
          area_conhecimento_id = :area_conhecimento_id, arquivada_em = :arquivada_em, versao = versao + 1
    where escola_id = :escola_id and id = :id and versao = :versao returning id`,
);

/** Whether another skill has the code. */
export async function isTaken(escola: Tenant, id: number | null, { sistema, codigo }: Habilidade): Promise<boolean> {
  return (await escola.run(TAKEN, { id, sistema, codigo })).length > 0;
}

/** @returns its id */
export async function createHabilidade(escola: Tenant, habilidade: Habilidade): Promise<number> {
  return requireSaved(await escola.run(CREATE, habilidade)).id;
}

/** @throws 409 `versao_diferente` */
export async function saveHabilidade(
  escola: Tenant,
  id: number,
  versao: number,
  habilidade: Habilidade,
): Promise<void> {
  requireSaved(await escola.run(SAVE, { ...habilidade, id, versao }));
}
