/**
 * Converts the spellings of an option (numbers, letters, field names) to the two of the contract: `item_resposta` 1 to
 * 5 or null, `gabarito` 'A' to 'E' or null. D 87
 */

export type ItemResposta = 1 | 2 | 3 | 4 | 5;
export type Letra = 'A' | 'B' | 'C' | 'D' | 'E';

export const ITEM_RESPOSTAS: readonly ItemResposta[] = [1, 2, 3, 4, 5];
export const LETRAS: readonly Letra[] = ['A', 'B', 'C', 'D', 'E'];

/** Boss items write "not answered" as 6. */
const UNANSWERED = '6';
const FIELD_PREFIX = /^opcao_/i;

function indexOf(text: string): number {
  const byLetter = LETRAS.findIndex((letra) => letra === text.toUpperCase());
  return byLetter >= 0 ? byLetter : ITEM_RESPOSTAS.findIndex((item) => String(item) === text);
}

function read(value: unknown): number | null | 'invalid' {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string' && typeof value !== 'number') return 'invalid';
  const text = String(value).trim().replace(FIELD_PREFIX, '');
  if (text === '' || text === UNANSWERED) return null;
  const index = indexOf(text);
  return index >= 0 ? index : 'invalid';
}

/** 1 to 5, null for not answered (null, absent, empty, 6), 'invalid' for anything else. Letters are read too. [RES-1] */
export function normalizeItemResposta(value: unknown): ItemResposta | null | 'invalid' {
  const index = read(value);
  return typeof index === 'number' ? (ITEM_RESPOSTAS[index] ?? 'invalid') : index;
}

/** 'A' to 'E' from a letter of either case, a number or a field name (`opcao_c`), null for none, else 'invalid'. [RES-2] */
export function normalizeGabarito(value: unknown): Letra | null | 'invalid' {
  const index = read(value);
  return typeof index === 'number' ? (LETRAS[index] ?? 'invalid') : index;
}

const LETRA_OF: Readonly<Record<ItemResposta, Letra>> = { 1: 'A', 2: 'B', 3: 'C', 4: 'D', 5: 'E' };
const ITEM_OF: Readonly<Record<Letra, ItemResposta>> = { A: 1, B: 2, C: 3, D: 4, E: 5 };

/** The letter of an option number. [RES-3] */
export function letraOf(item: ItemResposta): Letra {
  return LETRA_OF[item];
}

/** The option number of a letter. [RES-3] */
export function itemRespostaOf(letra: Letra): ItemResposta {
  return ITEM_OF[letra];
}

/** An answer is saved only when it differs from the stored one; clearing is a change. [RES-4] S3 §4; D 101 */
export function isAnswerChanged(stored: ItemResposta | null, chosen: ItemResposta | null): boolean {
  return stored !== chosen;
}

/** The answer of an item: an option, or a text where the item has no options. */
export type RespostaDoItem = { readonly item_resposta: number | null; readonly texto_resposta?: string | null };

/** An item is answered with an option, or with a text that is not blank. [RES-5] D 101, 181 */
export function isRespondida({ item_resposta, texto_resposta }: RespostaDoItem): boolean {
  return item_resposta !== null || (texto_resposta ?? '').trim() !== '';
}
