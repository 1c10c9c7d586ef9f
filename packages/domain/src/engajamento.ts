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

/** Stars from which a finished phase is qualified. */
const QUALIFIED_FROM = 2;

/** A phase is engaged once it is finished, whatever its stars, as in the progress of its roadmap (TRL-2). [ENG-3] D 204 */
export const isEngajada = ({ qtde_estrelas }: FaseEstrelas): boolean => qtde_estrelas !== null;

const isQualificada = ({ qtde_estrelas }: FaseEstrelas): boolean => (qtde_estrelas ?? 0) >= QUALIFIED_FROM;

function shareOf(fases: readonly FaseEstrelas[], counts: (fase: FaseEstrelas) => boolean): number | null {
  return fases.length === 0 ? null : fases.filter(counts).length / fases.length;
}

/** `engajamento_base`: phases finished / total, 0 to 1; null without phases. [ENG-4] D 148 */
export const engajamentoBase = (fases: readonly FaseEstrelas[]): number | null => shareOf(fases, isEngajada);

/** `engajamento_qualificado`: phases with two stars or more / total, 0 to 1; null without phases. [ENG-5] D 148 */
export const engajamentoQualificado = (fases: readonly FaseEstrelas[]): number | null => shareOf(fases, isQualificada);
