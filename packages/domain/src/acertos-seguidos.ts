/** Hits in a row, and the praise for a hit. Neither pays anything; both depend on the exercise alone, never on chance. */
import { materiaToken, type MateriaToken } from './materia.ts';

/** From this many on, hits in a row are shown. */
export const SEQUENCIA_MINIMA = 3;

/**
 * Hits in a row at the end of `certos`, when there are enough to show them; else null. A miss ends them without a word.
 * [SEQ-1]
 */
export function sequencia(certos: readonly boolean[]): number | null {
  const seguidos = certos.length - 1 - certos.lastIndexOf(false);
  return seguidos >= SEQUENCIA_MINIMA ? seguidos : null;
}

/** An exercise with the last try of its run. */
export type Tentado = { readonly acertou: boolean | null; readonly vez: number };

/** A hit that counts for a row in a phase: at the first try. [SEQ-2] */
export const isHitAtFirst = ({ acertou, vez }: Tentado): boolean => acertou === true && vez === 1;

/** What a praise names: the reading, the plain hit, the calculation, or the way found at the second try. */
export type Elogio = 'leitura' | 'acerto' | 'conta' | 'caminho';

const COM_CONTA: readonly MateriaToken[] = ['matematica', 'fisica', 'quimica'];
const SEM_CONTA: readonly Elogio[] = ['leitura', 'acerto'];

/**
 * The praise for a right answer: at the second try the way that was found; else in turn by the place of the exercise, with
 * the calculation only in subjects that calculate. [SEQ-3]
 * @param acerto `posicao` from 1; `materia` is the name of the subject, undefined while it is not known
 */
export function elogio(acerto: { vez: number; posicao: number; materia: string | undefined }): Elogio {
  const { vez, posicao, materia } = acerto;
  if (vez !== 1) return 'caminho';
  const conta = materia !== undefined && COM_CONTA.includes(materiaToken(materia));
  const turn: readonly Elogio[] = conta ? [...SEM_CONTA, 'conta'] : SEM_CONTA;
  return turn[(posicao - 1) % turn.length] ?? 'acerto';
}
