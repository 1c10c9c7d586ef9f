/**
 * Misses that study avoided: the predicted misses of the questions that a phase prepared, minus the misses in the exam.
 */
import { engajamentoBase, engajamentoQualificado, isEngajada, type FaseEstrelas } from './engajamento.ts';
import type { ItemVerdict } from './nota.ts';

export type FalhaQuestao = {
  /** Chance of a hit predicted before the exam, 0 to 1; null while unknown. */
  readonly desempenho_esperado: number | null;
  /** The result of a student who was present. */
  readonly verdict: ItemVerdict;
};

/** A phase of a study roadmap with the exam's questions that it prepared. */
export type FalhaFase = FaseEstrelas & { readonly questoes: readonly FalhaQuestao[] };

export type FalhasEvitadas = {
  readonly qtde_falhas_evitadas: number;
  readonly qtde_falhas_previstas: number;
  readonly qtde_fases_engajou: number;
  readonly qtde_fases_total: number;
  readonly engajamento_base: number | null;
  readonly engajamento_qualificado: number | null;
};

/** Counts only questions decided by a key. Annulled, bonus and hand-marked questions do not count. [FAL-1] */
const counts = ({ verdict }: FalhaQuestao) => verdict === 'acerto' || verdict === 'erro' || verdict === 'branco';

/** Predicted and actual misses of one phase; predicted is Σ (1 − chance), null when a chance is missing. [FAL-2] D 148 */
export function falhasDaFase({ questoes }: Pick<FalhaFase, 'questoes'>): { previstas: number | null; reais: number } {
  const counted = questoes.filter(counts);
  const reais = counted.filter(({ verdict }) => verdict !== 'acerto').length;
  const chances = counted.map((questao) => questao.desempenho_esperado).filter((chance) => chance !== null);
  if (chances.length < counted.length) return { previstas: null, reais };
  return { previstas: chances.reduce((sum, chance) => sum + 1 - chance, 0), reais };
}

/**
 * One subject: avoided = Σ max(0, predicted − actual) over the engaged phases; predicted over all of them [FAL-3]. null,
 * and no card, without phases, without a question that counts, or when a chance is missing [FAL-4]. Exact values.
 */
export function falhasEvitadas(fases: readonly FalhaFase[]): FalhasEvitadas | null {
  if (!fases.some(({ questoes }) => questoes.some(counts))) return null;
  let evitadas = 0;
  let previstas = 0;
  for (const fase of fases) {
    const falhas = falhasDaFase(fase);
    if (falhas.previstas === null) return null;
    previstas += falhas.previstas;
    if (isEngajada(fase)) evitadas += Math.max(0, falhas.previstas - falhas.reais);
  }
  return {
    qtde_falhas_evitadas: evitadas,
    qtde_falhas_previstas: previstas,
    qtde_fases_engajou: fases.filter(isEngajada).length,
    qtde_fases_total: fases.length,
    engajamento_base: engajamentoBase(fases),
    engajamento_qualificado: engajamentoQualificado(fases),
  };
}
