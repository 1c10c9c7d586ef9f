/**
 * Where the next page of a list begins: the position of the last row of the page before. A cursor is a position and no
 * permission: reach is checked at every call.
 */
import { errors } from './errors.ts';
import { readId } from './id.ts';

const unknownCursor = () =>
  errors.invalid({ campo: 'cursor', motivo: 'Esta página da lista não existe. Volte ao início.' });

/** @throws 400 for text that no page gave out */
export function readIdCursor(text: string | undefined): number | null {
  if (text === undefined) return null;
  const id = readId(text);
  if (id === null) throw unknownCursor();
  return id;
}

/**
 * A cursor of two numbers: an id or an instant in milliseconds, and an id.
 * @throws 400 for text that no page gave out
 */
export function readPairCursor(text: string | undefined, first: 'id' | 'instante'): readonly [number, number] | null {
  if (text === undefined) return null;
  const [, before = '', after = ''] = /^(\d{1,14})-(\d{1,10})$/.exec(text) ?? [];
  const start = first === 'id' ? readId(before) : Number(before);
  const id = readId(after);
  if (start === null || id === null) throw unknownCursor();
  return [start, id];
}

type NextPage = { readonly headers?: { 'proximo-cursor': string } };

/**
 * The header that leads to the next page, as part of an answer.
 * @param position an id or the two numbers of a pair; null on the last page
 */
export function nextPage(position: number | readonly [number, number] | null): NextPage {
  return position === null ? {} : { headers: { 'proximo-cursor': [position].flat().join('-') } };
}

/** A page of at most `size` rows, and the id where the next one begins; null on the last. */
export function pageOf<Row>(rows: readonly Row[], size: number, idOf: (row: Row) => number) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: rows.length > size && last !== undefined ? idOf(last) : null };
}
