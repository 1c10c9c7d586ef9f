/** Reads the subject, topic and number of each exam item. Points and answers are read with the results. */
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';

export type ItemPlace = {
  readonly item_id: number;
  readonly numero: number;
  readonly questao_id: number;
  readonly materia_id: number;
  readonly objeto_conhecimento_id: number | null;
  readonly capitulo: number | null;
  readonly habilidade: string | null;
};

const placesOf = statement<{ escola_id: number; avaliacao_id: number }, ItemPlace>(
  'find_plano_item_places',
  `select i.id as item_id, i.numero, i.questao_id, q.materia_id, q.objeto_conhecimento_id, q.capitulo, q.habilidade
   from avaliacao_item i
   join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
   where i.escola_id = :escola_id and i.avaliacao_id = :avaliacao_id`,
);

/** By item id. */
export async function findItemPlaces(escola: Tenant, avaliacao_id: number): Promise<Map<number, ItemPlace>> {
  const rows = await escola.run(placesOf, { avaliacao_id });
  return new Map(rows.map((row) => [row.item_id, row]));
}

/** An assessment given to a class, with the data that a roadmap needs. */
export type TurmaProva = {
  readonly turma_id: number;
  readonly avaliacao_id: number;
  readonly descricao: string;
  readonly nota_maxima: number;
  /** Start of the first day in this class; null when it has none. */
  readonly inicio_em: Date | null;
};

const turmaProva = statement<{ escola_id: number; turma_avaliacao_id: number }, TurmaProva>(
  'find_plano_turma_prova',
  `select ta.turma_id, a.id as avaliacao_id, a.descricao, a.nota_maxima,
          (select min(d.inicio_em) from turma_avaliacao_dia d
           where d.escola_id = ta.escola_id and d.turma_avaliacao_id = ta.id) as inicio_em
   from turma_avaliacao ta
   join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
   where ta.escola_id = :escola_id and ta.id = :turma_avaliacao_id`,
);

export async function findTurmaProva(escola: Tenant, turma_avaliacao_id: number): Promise<TurmaProva | undefined> {
  const [row] = await escola.run(turmaProva, { turma_avaliacao_id });
  return row;
}
