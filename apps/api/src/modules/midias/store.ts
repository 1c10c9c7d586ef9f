/** Reads an image by its hash. */
import { statement } from '../../database/statement.ts';

export const MIDIA = statement<{ escola_id: number; sha256: string }, { tipo: string; conteudo: Buffer }>(
  'midia_por_hash',
  'select tipo, conteudo from midia where escola_id = :escola_id and sha256 = :sha256',
);
