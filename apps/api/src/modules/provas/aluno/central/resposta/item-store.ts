/** Reads whether an item of an exam day is answered with an option or a text. */
import { statement } from '../../../../../database/statement.ts';
import type { Tenant } from '../../../../../database/tenant.ts';

const itemOfDay = statement<
  { escola_id: number; avaliacao_id: number; dia_prova: number; item_id: number },
  { subjetiva: boolean }
>(
  'find_kind_of_item_of_dia',
  `select q.subjetiva from avaliacao_item i join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
   where i.escola_id = :escola_id and i.id = :item_id and i.avaliacao_id = :avaliacao_id and i.dia_prova = :dia_prova`,
);

/** Whether the item of this day is answered with a text; undefined when the item is not in the day. */
export async function findItemKind(
  escola: Tenant,
  day: { avaliacao_id: number; dia_prova: number; item_id: number },
): Promise<{ readonly subjetiva: boolean } | undefined> {
  const [row] = await escola.run(itemOfDay, day);
  return row;
}
