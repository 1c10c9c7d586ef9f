/** Reads what a student would read of a draft: stems and options, never a key. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { ENUNCIADO_COLUMNS, type EnunciadoRow } from '../../../questoes/index.ts';

export type QuestaoDaPrevia = EnunciadoRow & {
  readonly materia_id: number;
  readonly materia_nome: string;
  readonly subjetiva: boolean;
};

const QUESTOES = statement<{ escola_id: number; questao_ids: readonly number[] }, QuestaoDaPrevia>(
  'find_questoes_da_previa',
  `select ${ENUNCIADO_COLUMNS}, m.id as materia_id, m.nome as materia_nome, q.subjetiva
     from questao q join materia m on m.escola_id = q.escola_id and m.id = q.materia_id
    where q.escola_id = :escola_id and q.id = any(:questao_ids::bigint[])`,
);

export const findQuestoesDaPrevia = (escola: Tenant, questao_ids: readonly number[]): Promise<QuestaoDaPrevia[]> =>
  escola.run(QUESTOES, { questao_ids });

export type Lugar = {
  readonly ciclo: number | null;
  readonly serie: string | null;
  readonly turma_codigo: string | null;
  readonly turma_turno: number | null;
};

const LUGAR = statement<
  { escola_id: number; ciclo_id: number | null; serie_id: number | null; turma_id: number | null },
  Lugar
>(
  'find_lugar_da_previa',
  `select (select c.numero_referencia from ciclo c where c.escola_id = :escola_id and c.id = :ciclo_id::bigint) as ciclo,
          coalesce((select s.nome from turma t join serie s on s.escola_id = t.escola_id and s.id = t.serie_id
                     where t.escola_id = :escola_id and t.id = :turma_id::bigint),
                   (select s.nome from serie s where s.escola_id = :escola_id and s.id = :serie_id::bigint)) as serie,
          (select t.codigo from turma t where t.escola_id = :escola_id and t.id = :turma_id) as turma_codigo,
          (select t.turno from turma t where t.escola_id = :escola_id and t.id = :turma_id) as turma_turno`,
);

/** Cycle, grade and class as the student would read them. */
export async function findLugar(
  escola: Tenant,
  of: { readonly ciclo_id: number | null; readonly serie_id: number | null; readonly turma_id: number | null },
): Promise<Lugar> {
  const [row] = await escola.run(LUGAR, of);
  return row ?? { ciclo: null, serie: null, turma_codigo: null, turma_turno: null };
}
