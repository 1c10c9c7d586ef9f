/** Reads the pictures that go into a file of questions. */
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';

type Row = { readonly sha256: string; readonly tipo: string; readonly conteudo: Buffer };

const FIND = statement<{ escola_id: number; shas: readonly string[] }, Row>(
  'find_exportacao_midias',
  'select sha256, tipo, conteudo from midia where escola_id = :escola_id and sha256 = any(:shas::text[])',
);

/** By the hash of their content; one that the school lacks is absent. */
export async function findImagens(escola: Tenant, shas: readonly string[]): Promise<ReadonlyMap<string, Row>> {
  const rows = shas.length === 0 ? [] : await escola.run(FIND, { shas });
  return new Map(rows.map((row) => [row.sha256, row]));
}
