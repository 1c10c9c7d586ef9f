/** How a prediction that changed is shown. */
import { roundHalfUp } from './numero.ts';

/**
 * Whether the present prediction is shown beside the first one: only when the numbers that are shown rise. [PRV-9] D 217
 * @param decimals of the numbers that are shown
 */
export const isPrevisaoMaior = (inicial: number, atual: number, decimals: number): boolean =>
  roundHalfUp(atual, decimals) > roundHalfUp(inicial, decimals);
