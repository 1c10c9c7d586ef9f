/** The row of an extension: one for each request of a caller, with what was answered. */
import { eq } from 'drizzle-orm';

import { prorrogacao } from '../../../database/schema/index.ts';
import type { Tenant } from '../../../database/tenant.ts';

export type ProrrogacaoRow = Omit<typeof prorrogacao.$inferSelect, 'escola_id' | 'escopo'>;

export type NewProrrogacao = Pick<typeof prorrogacao.$inferInsert, 'pedido_id' | 'escopo' | 'minutos' | 'criada_em'>;

/** Creates the row, unless this request has one. @returns its id; null for a repetition */
export async function insertPedido(escola: Tenant, row: NewProrrogacao): Promise<number | null> {
  const [made] = await escola.insert(prorrogacao).values(row).onConflictDoNothing().returning({ id: prorrogacao.id });
  return made?.id ?? null;
}

/** What the first of the requests was answered. */
export async function findPedido(escola: Tenant, pedido_id: string): Promise<ProrrogacaoRow> {
  const [row] = await escola.select().from(prorrogacao).where(eq(prorrogacao.pedido_id, pedido_id));
  if (!row) throw new Error('an extension that stood in the way of another is not there');
  return row;
}

export type Moved = Pick<ProrrogacaoRow, 'qtde_alunos' | 'qtde_provas' | 'qtde_roteiros' | 'gabarito_liberado_em'>;

export async function saveMoved(escola: Tenant, id: number, moved: Moved): Promise<void> {
  await escola.update(prorrogacao).set(moved).where(eq(prorrogacao.id, id));
}
