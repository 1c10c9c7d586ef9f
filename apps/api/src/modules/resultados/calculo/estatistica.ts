/** Statistics of how each class answered each item of one assessment. Pure. */
import { itemVerdict } from '@luneta/domain/nota';

import { answeredItems } from './calculo.ts';
import type { CalculoAluno, CalculoItem } from './tipos.ts';

export type ItemEstatistica = {
  readonly turma_avaliacao_id: number;
  readonly item_id: number;
  readonly presentes: number;
  readonly acertos: number;
};

/** For each class and item: how many of those who took its day in its language answered it right. [NOT-12] */
export function estatisticas(itens: readonly CalculoItem[], alunos: readonly CalculoAluno[]): ItemEstatistica[] {
  const turmas = [...new Set(alunos.map(({ turma_avaliacao_id }) => turma_avaliacao_id))];
  const zero = () => new Map(itens.map((item) => [item.item_id, { presentes: 0, acertos: 0 }]));
  const counts = new Map(turmas.map((turma_avaliacao_id) => [turma_avaliacao_id, zero()]));
  for (const aluno of alunos) {
    for (const { item, presente, nota: given } of answeredItems(itens, aluno)) {
      const count = counts.get(aluno.turma_avaliacao_id)?.get(item.item_id);
      if (!presente || !count) continue;
      count.presentes += 1;
      if (itemVerdict({ ...given, anulada: false }, true) === 'acerto') count.acertos += 1;
    }
  }
  return [...counts].flatMap(([turma_avaliacao_id, byItem]) =>
    [...byItem].map(([item_id, count]) => ({ turma_avaliacao_id, item_id, ...count })),
  );
}
