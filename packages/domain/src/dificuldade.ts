/** How hard something is, in the three levels of the screens. */

export type Dificuldade = 'facil' | 'medio' | 'dificil';

/** Chance of success above which an item or phase is easy, and above which it is medium. */
export const EASY_ABOVE = 0.8;
export const MEDIUM_ABOVE = 0.5;
/** Bounds on the θ scale that split a usual exam in three. */
export const EASY_UP_TO_B = -0.5;
export const MEDIUM_UP_TO_B = 0.8;

/** By `confiabilidade` (0 to 1): above 0.8 easy, above 0.5 medium, else hard. [DIF-1] S3 §5 */
export function dificuldadeOfConfiabilidade(confiabilidade: number): Dificuldade {
  if (confiabilidade > EASY_ABOVE) return 'facil';
  return confiabilidade > MEDIUM_ABOVE ? 'medio' : 'dificil';
}

/** By calibrated difficulty b (`nivel_dificuldade`): up to −0.5 easy, up to 0.8 medium, else hard. [DIF-2] */
export function dificuldadeOfTri(b: number): Dificuldade {
  if (b <= EASY_UP_TO_B) return 'facil';
  return b <= MEDIUM_UP_TO_B ? 'medio' : 'dificil';
}

/** By share of students who got it right (`percentual_acerto`, 0 to 100), with the bounds of [DIF-1]. [DIF-3] */
export function dificuldadeOfPercentualAcerto(percentualAcerto: number): Dificuldade {
  return dificuldadeOfConfiabilidade(percentualAcerto / 100);
}

/** Uses the calibration, else the share of hits, else null (the map then sorts by number). [DIF-4] */
export function dificuldadeOfQuestao(questao: {
  readonly nivel_dificuldade: number | null;
  readonly percentual_acerto: number | null;
}): Dificuldade | null {
  if (questao.nivel_dificuldade !== null) return dificuldadeOfTri(questao.nivel_dificuldade);
  return questao.percentual_acerto === null ? null : dificuldadeOfPercentualAcerto(questao.percentual_acerto);
}
