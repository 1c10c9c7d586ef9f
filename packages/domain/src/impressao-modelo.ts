/** The versions of a printed exam: A has the order of the exam, the others one of their own. */
import { type ItemDeOrdem, ordemDoAluno, type Sorteador } from './monta-ordem.ts';

export type ModeloImpresso = 'A' | 'B' | 'C' | 'D';

export const MODELOS_IMPRESSOS: readonly ModeloImpresso[] = ['A', 'B', 'C', 'D'];

/**
 * The number printed in this version, by item. The order of the others is drawn as for a student: blocks, passages and both
 * languages of a place stay together, and options stay as they are. [MON-8]
 * @param sorteador one sequence for each exam, version and day, always the same
 */
export function ordemImpressa(
  itens: readonly ItemDeOrdem[],
  modelo: ModeloImpresso,
  sorteador: Sorteador,
): ReadonlyMap<number, number> {
  if (modelo === 'A') return new Map(itens.map(({ item_id, numero }) => [item_id, numero]));
  return ordemDoAluno(itens, sorteador);
}
