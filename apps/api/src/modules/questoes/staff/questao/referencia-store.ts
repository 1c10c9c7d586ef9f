/** Whether what a question refers to is there: subject, topic, passage, skills and pair. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { Escrita } from './campos.ts';
import { escritaErrors } from './errors.ts';

type Referido = {
  readonly materia: boolean;
  readonly objeto: boolean;
  readonly habilidades: number;
  readonly habilidade: string | null;
  /** HTML of the passage; null where there is none of this id. */
  readonly passagem: string | null;
  /** First revision of the pair. */
  readonly par_raiz_id: number | null;
};

const FIND = statement<
  {
    escola_id: number;
    materia_id: number;
    objeto_conhecimento_id: number | null;
    habilidades: readonly number[];
    texto_base_id: number | null;
    par_id: number | null;
  },
  Referido
>(
  'find_questao_referencias',
  `select exists (select from materia m where m.escola_id = :escola_id and m.id = :materia_id) as materia,
          exists (select from objeto_conhecimento o where o.escola_id = :escola_id and o.id = :objeto_conhecimento_id
                     and o.materia_id = :materia_id) as objeto,
          (select count(*)::int from habilidade h where h.escola_id = :escola_id and h.id = any(:habilidades::bigint[])) as habilidades,
          (select h.codigo from habilidade h where h.escola_id = :escola_id and h.id = (:habilidades::bigint[])[1]) as habilidade,
          (select b.conteudo from texto_base b where b.escola_id = :escola_id and b.id = :texto_base_id) as passagem,
          (select coalesce(p.raiz_id, p.id) from questao p where p.escola_id = :escola_id and p.id = :par_id) as par_raiz_id`,
);

export type Referencias = {
  /** HTML of the passage; '' without one. */
  readonly passagem: string;
  /** Code of the main skill. */
  readonly habilidade: string | null;
  readonly par_raiz_id: number | null;
};

/**
 * @param raiz_id first revision of the question itself; null for a new one
 * @throws 422 naming the field that refers to nothing of this school
 */
export async function findReferencias(escola: Tenant, escrita: Escrita, raiz_id: number | null): Promise<Referencias> {
  const { materia_id, objeto_conhecimento_id, habilidades, texto_base_id, par_id } = escrita;
  const [row] = await escola.run(FIND, { materia_id, objeto_conhecimento_id, habilidades, texto_base_id, par_id });
  if (!row?.materia) throw escritaErrors.materia();
  if (objeto_conhecimento_id !== null && !row.objeto) throw escritaErrors.objeto();
  if (row.habilidades < new Set(habilidades).size) throw escritaErrors.habilidade();
  if (texto_base_id !== null && row.passagem === null) throw escritaErrors.textoBase();
  if (par_id !== null && (row.par_raiz_id === null || row.par_raiz_id === raiz_id)) throw escritaErrors.par();
  return { passagem: row.passagem ?? '', habilidade: row.habilidade, par_raiz_id: row.par_raiz_id };
}
