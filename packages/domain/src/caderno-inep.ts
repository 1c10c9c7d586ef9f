/** Which booklet of INEP's file an imported exam is, and what INEP's word makes of its items. */
import type { Letra } from './resposta.ts';

/** The keys that a booklet and the exam both have, and how many of them are equal. */
export type Concordancia = { readonly iguais: number; readonly comuns: number };

/** A wrong key or two in the imported exam is what it allows for. */
const BASTA = 0.9;

/** Whether a booklet may be that of the exam; below, a person chooses. [QIM-1] */
export const isCadernoPossivel = ({ iguais, comuns }: Concordancia): boolean => comuns > 0 && iguais >= comuns * BASTA;

/**
 * The order in which the booklets of a year are proposed. [QIM-1] Most equal keys first; of as many equal ones the one with
 * fewer to compare, which differs less; then the lower number, since INEP gives a booklet a higher one for a second use.
 */
export const byConcordancia = (
  x: Concordancia & { readonly codigo: string },
  y: Concordancia & { readonly codigo: string },
): number => y.iguais - x.iguais || x.comuns - y.comuns || Number(x.codigo) - Number(y.codigo);

/** What INEP's word makes of an item: X annuls it; dropped with a key, it only leaves the scale. [QIM-2] */
export function estadoPeloInep(item: {
  readonly gabarito: Letra | 'X' | null;
  /** Whether the calibration holds it; null where no file tells. */
  readonly calibrado: boolean | null;
}): { readonly anulada: boolean; readonly fora_da_tri: boolean } {
  const anulada = item.gabarito === 'X';
  return { anulada, fora_da_tri: !anulada && item.calibrado === false };
}
