/** One answer of an exam day: the option of an item, the text of an item, or the essay. */
import { countWords } from '@luneta/domain/redacao';
import type { ItemResposta } from '@luneta/domain/resposta';

export type AnswerKind = 'opcao' | 'texto' | 'redacao';

/** The content of an answer. An option has no text, and a text has no option. */
export type Content = {
  readonly item_resposta: ItemResposta | null;
  readonly texto: string | null;
  readonly palavras: number | null;
};

/** An answer with one option; null clears it. */
export const optionOf = (item_resposta: ItemResposta | null): Content => ({
  item_resposta,
  texto: null,
  palavras: null,
});

/** An answer with one text and its number of words; a blank text clears it. */
export const textOf = (texto: string): Content => ({ item_resposta: null, texto, palavras: countWords(texto) });

/** An answer as a student sends it. */
export type Answer = {
  readonly turma_avaliacao_id: number;
  /** The day of the answer. It is null only for an essay: then it is the first day with the proposal. */
  readonly dia_prova: number | null;
  /** The item, or the proposal of the essay. */
  readonly alvo_id: number;
  readonly content: Content;
  /** Null takes the next number of the row, so the call always wins. */
  readonly seq: number | null;
  /** When the device says it was answered, or the essay last changed. */
  readonly respondida_em: Date | null;
};

/** What is stored after a write. */
export type SavedAnswer = Content & {
  /** Whether this write was stored; false when a newer answer was there. */
  readonly gravou: boolean;
  readonly seq: number | null;
  readonly gravada_em: Date | null;
  readonly prazo_em: Date;
  /** Answered items of the day; null for an essay, which is not an item. */
  readonly qtde_itens_respondidos: number | null;
  /** How often an item of the exam was repaired (rule MON-6), as of this write; null for a text. */
  readonly revisao_prova: number | null;
};

/** Whether the stored answer equals this one: true for the write that stored it and for a repetition of it. */
export const isSaved = (stored: SavedAnswer, { seq, content }: Answer): boolean =>
  stored.gravou ||
  (stored.seq === seq && stored.item_resposta === content.item_resposta && stored.texto === content.texto);
