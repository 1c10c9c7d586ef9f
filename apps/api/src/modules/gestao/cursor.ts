/** Where the next page begins: the last class of the page before. It is a place, no permission: reach is asked each time. */
import { errors } from '../../http/errors.ts';

export type Cursor = { readonly escola_id: number; readonly turma_id: number };

export function writeCursor({ escola_id, turma_id }: Cursor): string {
  return `${escola_id}-${turma_id}`;
}

/** @throws 400 for text that no page gave out */
export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null;
  const match = /^([1-9]\d{0,9})-([1-9]\d{0,9})$/.exec(text);
  if (!match) throw errors.invalid();
  return { escola_id: Number(match[1]), turma_id: Number(match[2]) };
}
