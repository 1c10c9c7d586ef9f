/**
 * Computes how far a student is in a phase: the answered items in their order, and the item to answer now. The next
 * item follows from pool, answers and exams alone, so reading a phase serves it without a write.
 */
import { estrelasOf } from '@luneta/domain/estrelas';
import { abilityInFase, nextItem } from '@luneta/domain/trilha-item';

import type { Pratica } from '../../../questoes/index.ts';
import type { FaseRow } from './fase-store.ts';
import type { ItemRow } from './item-store.ts';
import { isOver } from './policy.ts';

export type Respondido = ItemRow & { readonly servido: number; readonly acertou: boolean };

const isRespondido = (item: ItemRow): item is Respondido => item.servido !== null && item.acertou !== null;

/** Answered items in the order in which they were served. */
export function respondidosOf(itens: readonly ItemRow[]): Respondido[] {
  return itens.filter(isRespondido).toSorted((x, y) => x.servido - y.servido);
}

/** The item to answer now; null when the phase is over, or while exams hold all remaining items (ITN-2, GAB-6). */
export function currentItem(
  fase: Pick<FaseRow, 'qtde_itens' | 'concluida_em'>,
  itens: readonly ItemRow[],
  { canServe }: Pick<Pratica, 'canServe'>,
): ItemRow | null {
  if (fase.concluida_em || isOver(fase, itens)) return null;
  const unseen = itens.filter((item) => item.servido === null && canServe(item.banco_questao_id));
  return nextItem(unseen, abilityInFase(respondidosOf(itens)));
}

/** Hits, items and stars of a phase with all its answers (EST-1). */
export function resultOf(itens: readonly ItemRow[]): { estrelas: number; acertos: number; itens: number } {
  const answered = respondidosOf(itens);
  const acertos = answered.filter(({ acertou }) => acertou).length;
  return { estrelas: estrelasOf(acertos, answered.length), acertos, itens: answered.length };
}
