/** Where the next page of courses begins: the last one's instant of change and id. A place, no permission. */
import { errors } from '../../http/errors.ts';

export type Cursor = { readonly atualizado_em: Date; readonly id: number };

export function writeCursor({ atualizado_em, id }: Cursor): string {
  return `${atualizado_em.getTime()}-${id}`;
}

/** @throws 400 for text that no page gave out */
export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null;
  const match = /^(\d{1,14})-([1-9]\d{0,9})$/.exec(text);
  if (!match) throw errors.invalid();
  return { atualizado_em: new Date(Number(match[1])), id: Number(match[2]) };
}
