/**
 * Decides which items count. An item does not count while an exam of the school that is not released holds its question
 * (security T5).
 */
import { countsForAprendizagem } from '@luneta/domain/aprendizagem';
import { canServeInPractice } from '@luneta/domain/gabarito';

import type { Tenant } from '../../../../database/tenant.ts';
import { findExamsOfQuestoes, judge } from '../../../questoes/index.ts';
import type { ItemRow } from './store.ts';

/** An item that counts, with its verdict. A blank answer is a miss. */
export type Contado = Pick<ItemRow, 'ciclo' | 'materia_id' | 'capitulo_numero' | 'capitulo_nome'> & {
  readonly acertou: boolean;
};

/** Returns the items that count now. It takes one statement, whatever their number. */
export async function contadosOf(escola: Tenant, itens: readonly ItemRow[], agora: Date): Promise<Contado[]> {
  const questoes = [...new Set(itens.map((item) => item.questao_id))];
  const exams = await findExamsOfQuestoes(escola, questoes);
  return itens.flatMap((item) => {
    const acertou = item.acertou ?? judge(item.gabarito, item.item_resposta);
    if (!countsForAprendizagem({ ...item, acertou })) return [];
    if (!canServeInPractice(exams.get(item.questao_id) ?? [], agora.getTime())) return [];
    const { ciclo, materia_id, capitulo_numero, capitulo_nome } = item;
    return [{ ciclo, materia_id, capitulo_numero, capitulo_nome, acertou }];
  });
}
