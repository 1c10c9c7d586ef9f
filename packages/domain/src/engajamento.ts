/** Engagement with the phases of roadmaps, and its levels. */

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

/** The best stars of a phase; null when it was never finished. */
export type FaseEstrelas = { readonly qtde_estrelas: number | null };

const ENGAGED_FROM = 1;
const QUALIFIED_FROM = 2;

/** A phase is engaged from its first star on: with 0 stars the screen says 'FASE NÃO FINALIZADA!'. [ENG-3] */
export const isEngajada = ({ qtde_estrelas }: FaseEstrelas): boolean => (qtde_estrelas ?? 0) >= ENGAGED_FROM;

function shareOf(fases: readonly FaseEstrelas[], from: number): number | null {
  return fases.length === 0 ? null : fases.filter((fase) => (fase.qtde_estrelas ?? 0) >= from).length / fases.length;
}

/** `engajamento_base`: phases finished / total, 0 to 1; null without phases. [ENG-4] D 148 */
export const engajamentoBase = (fases: readonly FaseEstrelas[]): number | null => shareOf(fases, ENGAGED_FROM);

/** `engajamento_qualificado`: phases with two stars or more / total, 0 to 1; null without phases. [ENG-5] D 148 */
export const engajamentoQualificado = (fases: readonly FaseEstrelas[]): number | null => shareOf(fases, QUALIFIED_FROM);
