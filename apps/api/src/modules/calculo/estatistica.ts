/** Statistics of how the school answered each item of one assessment. Pure. */
import { itemVerdict } from '@luneta/domain/nota';

import { answeredItems, type CalculoAluno, type CalculoItem } from './calculo.ts';

export type ItemEstatistica = { readonly item_id: number; readonly presentes: number; readonly acertos: number };

/** For each item: how many of those who took its day in its language answered it right. */
export function estatisticas(itens: readonly CalculoItem[], alunos: readonly CalculoAluno[]): ItemEstatistica[] {
  const counts = new Map(itens.map((item) => [item.item_id, { presentes: 0, acertos: 0 }]));
  for (const aluno of alunos) {
    for (const { item, presente, nota: given } of answeredItems(itens, aluno)) {
      const count = counts.get(item.item_id);
      if (!presente || !count) continue;
      count.presentes += 1;
      if (itemVerdict({ ...given, anulada: false }, true) === 'acerto') count.acertos += 1;
    }
  }
  return [...counts].map(([item_id, count]) => ({ item_id, ...count }));
}
