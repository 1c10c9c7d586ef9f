/** Where the next page of drafts begins: the instant and the id of the last one of the page before. */
import { errors } from '../../../../http/errors.ts';

type Place = { readonly em: Date; readonly id: string };

/** @throws 400 for text that no page gave out */
export function readCursor(text: string | undefined): Place | null {
  if (text === undefined) return null;
  const [, ms = '', id = ''] = /^(\d{1,14})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u.exec(text) ?? [];
  if (id === '') throw errors.invalid({ campo: 'cursor', motivo: 'Esta página da lista não existe. Volte ao início.' });
  return { em: new Date(Number(ms)), id };
}

/** The header that leads to the page behind this draft; none on the last page. */
export const nextCursor = (last: Place | null): { headers?: { 'proximo-cursor': string } } =>
  last === null ? {} : { headers: { 'proximo-cursor': `${last.em.getTime()}-${last.id}` } };
