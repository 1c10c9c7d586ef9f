/** Names of parts as they are stored. */
import { cleanNome, isNomeVazio } from '@luneta/domain/nome';

import { parteErrors } from './errors.ts';

/** @throws 422 for a name that shows nothing */
export function nomeOf(text: string, campo: string): string {
  if (isNomeVazio(text)) throw parteErrors.nameEmpty(campo);
  return cleanNome(text);
}

/** @throws 404 */
export function there<Row>(row: Row | null | undefined): Row {
  if (row === null || row === undefined) throw parteErrors.notFound();
  return row;
}
