/** Years of the ENEM whose published parameters do not give the scores that INEP published. */
import type { TriArea } from './tri.ts';

/** Found by computing INEP's own published scores again, year by year and area by area. [TRI-11] */
const DIVERGENTES: Readonly<Record<number, readonly TriArea[]>> = {
  2011: ['CN'],
  2013: ['MT'],
  2017: ['CH', 'CN', 'MT'],
  2018: ['CN'],
  2019: ['MT'],
};

/**
 * Whether a score of this exam is an estimate although it stands on INEP's parameters: of one area, or with null of any.
 * `codigo` is that of an imported exam, `ENEM-2017`. [TRI-11]
 */
export function isParametroDivergente(codigo: string, area: string | null): boolean {
  const year = Number(/^ENEM-(\d{4})(?:\D|$)/u.exec(codigo)?.[1]);
  const areas = DIVERGENTES[year] ?? [];
  return area === null ? areas.length > 0 : areas.some((one) => one === area);
}
