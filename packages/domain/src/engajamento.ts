/** Levels of engagement. */

export type EngajamentoLevel = 'alto' | 'medio' | 'baixo';

export const HIGH_FROM = 0.7;
export const MEDIUM_FROM = 0.6;

/** By fraction 0 to 1: 0.7 or more high, 0.6 to below 0.7 medium, else low. [ENG-1] S3 §5 */
export function engajamentoLevel(engajamento: number): EngajamentoLevel {
  if (engajamento >= HIGH_FROM) return 'alto';
  return engajamento >= MEDIUM_FROM ? 'medio' : 'baixo';
}

/** The impact card is green at 0.7 or more. [ENG-2] S3 §5 */
export function isImpactoGreen(engajamento: number): boolean {
  return engajamento >= HIGH_FROM;
}
