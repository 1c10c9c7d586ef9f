/** Coins of version 1: what an answer pays, what things cost. Whole coins. */
import { MAX_VIDAS } from './vidas.ts';

/** A hit on whatever try. */
const HIT_MOEDAS = 10;
/** Added when it is the first try. */
const FIRST_TRY_MOEDAS = 10;
const PLANO_FACTOR = 2;
/** Skipping the explanation of a phase, once in each run. [MOE-4] */
export const CUSTO_PULAR = 15;
const CUSTO_VIDA = 20;

/**
 * What a hit is worth, as steps that add up: the second step is for the first try alone. Each step of an item is paid
 * once in a life, so that a better run later pays just the difference. [MOE-1], [MOE-2], [MOE-3]
 * @param vez which try of the run was right
 * @param plano the item stands in an action plan, which doubles the gain
 */
export function moedasSteps(vez: 1 | 2, plano: boolean): readonly number[] {
  const steps = vez === 1 ? [HIT_MOEDAS, FIRST_TRY_MOEDAS] : [HIT_MOEDAS];
  return plano ? steps.map((step) => step * PLANO_FACTOR) : steps;
}

/** Where a student could read the key before the first try. */
export type ChaveVista = {
  /** For free: in practice, in the same question as another item, or in the own Boss. */
  readonly gratis: boolean;
  /** In an exam of the class that is released. */
  readonly liberada: boolean;
};

/**
 * The try number used for payment. A first try counts as a second when the student has seen the key for free [MOE-6], or
 * by a release, except in an action plan, which repeats what an exam showed as missed [MOE-7] D 190.
 */
export function vezPaga(vez: 1 | 2, { gratis, liberada }: ChaveVista, plano: boolean): 1 | 2 {
  return gratis || (liberada && !plano) ? 2 : vez;
}

/** Coins of filling up the lives: all or nothing, 0 with all of them. [MOE-5] */
export function custoVidas(vidas: number): number {
  return (MAX_VIDAS - vidas) * CUSTO_VIDA;
}
