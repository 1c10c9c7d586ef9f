/**
 * Chooses the next item of a phase in version 2, and tells when the phase is over. Both depend only on the pool and the
 * answers so far, so reading a phase writes nothing.
 */
import { abilityOf, type Evidence } from './previsao.ts';
import { itemInformation, type TriItem } from './tri.ts';

/** Items a phase serves unless it says otherwise. D 147 */
export const ITEMS_PER_FASE = 5;

/** An item that can still be served. */
export type PoolItem = { readonly id: number; readonly ordem: number; readonly tri: TriItem | null };

/** Mean of the prior N(0,1): the ability of a student without informative answers. */
const PRIOR_MEAN = 0;

/** Ability from the answers of the phase so far [PRV-1]; the prior's mean while none is to a calibrated item. [ITN-1] D 147 */
export function abilityInFase(answers: readonly Evidence[]): number {
  return abilityOf(answers) ?? PRIOR_MEAN;
}

/** Information at `theta`, with uncalibrated items behind every calibrated one. */
const worth = ({ tri }: PoolItem, theta: number): number => (tri ? itemInformation(tri, theta) : -1);

/**
 * The unseen item with the most information about a student of this ability [ITN-2]; uncalibrated items come last, in
 * their order [ITN-3]; equal items by order, then by id [ITN-4]. Null when nothing is left. D 147
 */
export function nextItem<Item extends PoolItem>(unseen: readonly Item[], theta: number): Item | null {
  const [first] = [...unseen].sort((x, y) => worth(y, theta) - worth(x, theta) || x.ordem - y.ordem || x.id - y.id);
  return first ?? null;
}

/**
 * How many items the phase serves to everybody: as many as it says, or its whole pool when that is smaller. Items that an
 * exam holds back count: the phase waits for them instead of ending early. [ITN-5]
 */
export function itemsToServe(qtde_itens: number, poolSize: number): number {
  return Math.max(0, Math.min(qtde_itens, poolSize));
}

/** Over once that many items are answered. A phase that serves none never ends by answers. [ITN-6] */
export function isFaseOver(answered: number, toServe: number): boolean {
  return toServe > 0 && answered >= toServe;
}
