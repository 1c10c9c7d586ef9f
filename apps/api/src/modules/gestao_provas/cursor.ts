/** Where the next page begins: the last id of the page before. It is a place, no permission: reach is asked each time. */
import { errors } from '../../http/errors.ts';

/** @throws 400 for text that no page gave out */
export function readIdCursor(text: string | undefined): number | null {
  if (text === undefined) return null;
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > 2_147_483_647) throw errors.invalid();
  return id;
}

/** A page of at most `size` rows and the header that leads to the next one. */
export function pageOf<Row>(rows: readonly Row[], size: number, idOf: (row: Row) => number) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  const more = rows.length > size && last !== undefined;
  return { page, headers: more ? { 'proximo-cursor': String(idOf(last)) } : undefined };
}
