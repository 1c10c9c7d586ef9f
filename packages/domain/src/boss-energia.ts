/** The remaining energy of a Boss. The screen chooses the picture of each band. */
import { roundHalfUp } from './numero.ts';

/** Percent above which the energy is 'cheia'. */
const CHEIA_ABOVE = 66;
/** Percent from which it is 'media'. */
const MEDIA_FROM = 34;

export type FaixaEnergia = 'cheia' | 'media' | 'baixa';

/**
 * Share of the energy that is left, 0 to 1, exact: each hit takes the same share; a Boss without items is whole.
 * [BOS-16] ux 2.9
 */
export function energiaBoss(acertos: number, itens: number): number {
  return itens > 0 ? Math.min(Math.max(1 - acertos / itens, 0), 1) : 1;
}

/** An energy as the whole percent that is shown. [BOS-17] ux 2.9 */
export const percentEnergia = (energia: number): number => roundHalfUp(energia * 100, 0);

/** The band of an energy, judged on the whole percent that is shown. [BOS-17] ux 2.9 */
export function faixaEnergia(energia: number): FaixaEnergia {
  const percent = percentEnergia(energia);
  if (percent > CHEIA_ABOVE) return 'cheia';
  return percent >= MEDIA_FROM ? 'media' : 'baixa';
}
