/** Writes the skills of a revision and the tags of a family. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

const DROP_SKILLS = statement<{ escola_id: number; questao_id: number; habilidades: readonly number[] }, never>(
  'delete_questao_habilidades',
  `delete from questao_habilidade where escola_id = :escola_id and questao_id = :questao_id
      and habilidade_id <> all(:habilidades::bigint[])`,
);
const SAVE_SKILLS = statement<{ escola_id: number; questao_id: number; habilidades: readonly number[] }, never>(
  'save_questao_habilidades',
  `insert into questao_habilidade (escola_id, questao_id, habilidade_id, ordem)
   select :escola_id, :questao_id, x.id, min(x.ordem) from unnest(:habilidades::bigint[]) with ordinality as x(id, ordem)
    group by x.id
   on conflict (escola_id, questao_id, habilidade_id) do update set ordem = excluded.ordem`,
);

/** Makes the skills of a revision these, the main one first. */
export async function saveHabilidades(
  escola: Tenant,
  questao_id: number,
  habilidades: readonly number[],
): Promise<void> {
  await escola.run(DROP_SKILLS, { questao_id, habilidades });
  if (habilidades.length > 0) await escola.run(SAVE_SKILLS, { questao_id, habilidades });
}

const MAKE_TAGS = statement<{ escola_id: number; nomes: readonly string[] }, never>(
  'create_etiquetas',
  `insert into etiqueta (escola_id, nome) select :escola_id, x.nome from unnest(:nomes::text[]) as x(nome)
    on conflict (escola_id, nome) do nothing`,
);
const DROP_TAGS = statement<{ escola_id: number; raiz_id: number; nomes: readonly string[] }, never>(
  'delete_questao_etiquetas',
  `delete from questao_etiqueta x using etiqueta e
    where x.escola_id = :escola_id and x.raiz_id = :raiz_id and e.escola_id = x.escola_id and e.id = x.etiqueta_id
      and e.nome <> all(:nomes::text[])`,
);
const ADD_TAGS = statement<
  { escola_id: number; raizes: readonly number[]; nomes: readonly string[] },
  { raiz_id: number }
>(
  'create_questao_etiquetas',
  `insert into questao_etiqueta (escola_id, raiz_id, etiqueta_id)
   select :escola_id, r.id, e.id from unnest(:raizes::bigint[]) as r(id)
    cross join etiqueta e where e.escola_id = :escola_id and e.nome = any(:nomes::text[])
   on conflict do nothing returning raiz_id`,
);

/** Adds tags to families; one that the school lacks is made. @returns the families that did not have all of them */
export async function addEtiquetas(
  escola: Tenant,
  raizes: readonly number[],
  nomes: readonly string[],
): Promise<Set<number>> {
  if (nomes.length === 0) return new Set();
  await escola.run(MAKE_TAGS, { nomes });
  return new Set((await escola.run(ADD_TAGS, { raizes, nomes })).map(({ raiz_id }) => raiz_id));
}

/** Makes the tags of a family these. */
export async function saveEtiquetas(escola: Tenant, raiz_id: number, nomes: readonly string[]): Promise<void> {
  await escola.run(DROP_TAGS, { raiz_id, nomes });
  await addEtiquetas(escola, [raiz_id], nomes);
}

const DROP_TAG = statement<{ escola_id: number; raiz_id: number; nome: string }, { raiz_id: number }>(
  'delete_questao_etiqueta',
  `delete from questao_etiqueta x using etiqueta e
    where x.escola_id = :escola_id and x.raiz_id = :raiz_id and e.escola_id = :escola_id and e.id = x.etiqueta_id
      and e.nome = :nome returning x.raiz_id`,
);

/** @returns whether the family had the tag */
export async function removeEtiqueta(escola: Tenant, raiz_id: number, nome: string): Promise<boolean> {
  return (await escola.run(DROP_TAG, { raiz_id, nome })).length > 0;
}
