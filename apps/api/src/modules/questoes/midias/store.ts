/** Reads and keeps an image by its hash. */
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';

export const MIDIA = statement<{ escola_id: number; sha256: string }, { tipo: string; conteudo: Buffer }>(
  'find_midia_by_hash',
  'select tipo, conteudo from midia where escola_id = :escola_id and sha256 = :sha256',
);

const SAVE = statement<{ escola_id: number; sha256: string; tipo: string; conteudo: Buffer }, never>(
  'create_midia',
  `insert into midia (escola_id, sha256, tipo, conteudo) values (:escola_id, :sha256, :tipo, :conteudo)
   on conflict (escola_id, sha256) do nothing`,
);

/** An image that the school has already stays as it is. */
export async function createMidiaOnce(
  escola: Tenant,
  midia: { readonly sha256: string; readonly tipo: string; readonly conteudo: Buffer },
): Promise<void> {
  await escola.run(SAVE, midia);
}
