/** One answer of an exam day: the option of an item, the text of an item, or the essay. */
import { countWords } from '@luneta/domain/redacao';
import type { ItemResposta } from '@luneta/domain/resposta';

export type AnswerKind = 'opcao' | 'texto' | 'redacao';

/** What is answered. An option has no text, and a text has no option. */
export type Content = {
  readonly item_resposta: ItemResposta | null;
  readonly texto: string | null;
  readonly palavras: number | null;
};

/** One option; null clears the answer. */
export const optionOf = (item_resposta: ItemResposta | null): Content => ({
  item_resposta,
  texto: null,
  palavras: null,
});

/** One text with its words; a blank one clears the answer. */
export const textOf = (texto: string): Content => ({ item_resposta: null, texto, palavras: countWords(texto) });

/** An answer as a student sends it. */
export type Answer = {
  readonly turma_avaliacao_id: number;
  /** Null only for an essay: then it is the first day with the proposal. */
  readonly dia_prova: number | null;
  /** The item, or the proposal of the essay. */
  readonly alvo_id: number;
  readonly content: Content;
  /** Null takes the next number of the row: the call then always wins. */
  readonly seq: number | null;
  /** When the device says it was answered; an essay does not say. */
  readonly respondida_em: Date | null;
};

/** What is stored after a write. */
export type Stored = Content & {
  /** This write was stored; false when a newer answer was there. */
  readonly gravou: boolean;
  readonly seq: number | null;
  readonly gravada_em: Date | null;
  readonly prazo_em: Date;
  /** Answered items of the day; null for an essay, which is no item. */
  readonly qtde_itens_respondidos: number | null;
};

/** Whether what is stored is this answer: true for the write that stored it and for its repetition. */
export const isStored = (stored: Stored, { seq, content }: Answer): boolean =>
  stored.gravou ||
  (stored.seq === seq && stored.item_resposta === content.item_resposta && stored.texto === content.texto);
