/**
 * Statistics of one item over the students who took it: options in thirds and discrimination. Hits are those of the
 * whole exam by its present key. They inform the staff and change no grade.
 */
import type { ItemResposta } from './resposta.ts';

/** How one student answered the item, and how many items of the exam the student hit. */
export type RespostaAoItem = {
  /** Null for a blank; 'dupla' where more than one option was marked on paper. */
  readonly resposta: ItemResposta | 'dupla' | null;
  readonly acertou: boolean;
  readonly acertosNaProva: number;
};

export type Tercos = {
  readonly tamanho: number;
  readonly inferior: readonly RespostaAoItem[];
  readonly superior: readonly RespostaAoItem[];
};

/**
 * The lower and the upper third by hits in the exam, each of a third of the students rounded down. Equal hits keep their
 * order, so that the same input gives the same thirds. [ESI-1]
 */
export function tercos(respostas: readonly RespostaAoItem[]): Tercos {
  const tamanho = Math.floor(respostas.length / 3);
  const byHits = [...respostas].sort((a, b) => a.acertosNaProva - b.acertosNaProva);
  return { tamanho, inferior: byHits.slice(0, tamanho), superior: byHits.slice(byHits.length - tamanho) };
}

const share = (group: readonly RespostaAoItem[]) => group.filter(({ acertou }) => acertou).length / group.length;

/** Share of hits in the upper third minus that in the lower one, −1 to 1; null while a third is empty. [ESI-2] */
export function discriminacao({ tamanho, inferior, superior }: Tercos): number | null {
  return tamanho === 0 ? null : share(superior) - share(inferior);
}

/** What an item needs. A text item and an item without figures need nothing. */
export type ItemSaude = 'boa' | 'rever' | 'anular';

/** Below this a question hardly tells who knows from who does not. */
export const DISCRIMINACAO_MINIMA = 0.2;

/**
 * 'anular' asks the question whether to annul: those who know most miss it more than those who know least. 'rever' below 0.2.
 * null without a discrimination. [ESI-3]
 */
export function itemSaude(valor: number | null): ItemSaude | null {
  if (valor === null) return null;
  if (valor < 0) return 'anular';
  return valor < DISCRIMINACAO_MINIMA ? 'rever' : 'boa';
}

/** How many students gain a point by annulling an item or giving its point to all: the present who did not hit it. [ESI-4] */
export function ganhamComAnulacao(presentes: number, acertos: number): number {
  return Math.max(0, presentes - acertos);
}
