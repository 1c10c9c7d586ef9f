/** Where the next page begins, by one id: the last row of the page before. A place, no permission. */
import { errors } from '../../http/errors.ts';

const MAX_ID = 2_147_483_647;

/** @throws 400 for text that no page gave out */
export function readIdCursor(text: string | undefined): number | null {
  if (text === undefined) return null;
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > MAX_ID) throw errors.invalid();
  return id;
}
