/** The number of repairs of an exam, as every statement that answers it reads it. */

/**
 * How often an item of an exam was repaired (rule MON-6), as SQL: an integer.
 * @param escola_id SQL of its school
 * @param avaliacao_id SQL of the exam
 */
export const revisaoOf = (escola_id: string, avaliacao_id: string): string =>
  `(select count(*)::int from avaliacao_evento v
     where v.escola_id = ${escola_id} and v.avaliacao_id = ${avaliacao_id} and v.item_id is not null)`;
