/** Marks of one essay: read under the lock of the essay, written by their number. */
import { and, eq, lte } from 'drizzle-orm';

import { correcao_redacao, redacao } from '../../../database/schema/index.ts';
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { ABANDONO_MS, type MarcaDatada } from '@luneta/domain/correcao-abandono';
import type { Papel } from '@luneta/domain/correcao-redacao';

/** A part of the marking as the rules read it. */
export type MarcaRow = MarcaDatada;

/** Who marks; a person of one school may mark in another. */
export type Corretor = { readonly corretor_escola_id: number; readonly corretor_id: number };

/** The one text that names a corrector in `Marca`. */
export const nameOf = ({ corretor_escola_id, corretor_id }: Corretor) => `${corretor_escola_id}/${corretor_id}`;

const lock = statement<{ escola_id: number; redacao_id: number }, { nota: number | null }>(
  'correcao_redacao_trancar',
  'select nota from redacao where escola_id = :escola_id and tentativa_id = :redacao_id for update',
);

/** One corrector of an essay at a time; ends with the transaction. @returns the final mark, if it has one */
export async function lockRedacao(escola: Tenant, redacao_id: number): Promise<number | null> {
  const [row] = await escola.run(lock, { redacao_id });
  return row?.nota ?? null;
}

export type CorrecaoRow = Omit<typeof correcao_redacao.$inferSelect, 'escola_id'>;

/** Every part of the marking of one essay. */
export function findCorrecoes(escola: Tenant, redacao_id: number): Promise<CorrecaoRow[]> {
  return escola
    .select()
    .from(correcao_redacao)
    .where(eq(correcao_redacao.tentativa_id, redacao_id))
    .orderBy(correcao_redacao.papel);
}

/** Makes room where a draft was left lying (rule COR-10). */
export async function dropAbandoned(escola: Tenant, redacao_id: number, papel: Papel, agora: Date): Promise<void> {
  const abandoned = and(
    eq(correcao_redacao.tentativa_id, redacao_id),
    eq(correcao_redacao.papel, papel),
    eq(correcao_redacao.concluida, false),
    lte(correcao_redacao.gravada_em, new Date(agora.getTime() - ABANDONO_MS)),
  );
  await escola.delete(correcao_redacao).where(abandoned);
}

/** Begins a part. @returns false when that part, or one of this person, is there already */
export async function insertCorrecao(escola: Tenant, row: CorrecaoRow): Promise<boolean> {
  const made = await escola
    .insert(correcao_redacao)
    .values(row)
    .onConflictDoNothing()
    .returning({ papel: correcao_redacao.papel });
  return made.length > 0;
}

/** Saves the own draft over the number it was read with. @returns false when another number stands, or it is finished */
export async function updateCorrecao(escola: Tenant, row: CorrecaoRow): Promise<boolean> {
  const { tentativa_id, papel, corretor_escola_id, corretor_id, versao, ...values } = row;
  const own = and(
    eq(correcao_redacao.tentativa_id, tentativa_id),
    eq(correcao_redacao.papel, papel),
    eq(correcao_redacao.corretor_escola_id, corretor_escola_id),
    eq(correcao_redacao.corretor_id, corretor_id),
    eq(correcao_redacao.versao, versao - 1),
    eq(correcao_redacao.concluida, false),
  );
  const changed = await escola
    .update(correcao_redacao)
    .set({ ...values, versao })
    .where(own)
    .returning({ papel: correcao_redacao.papel });
  return changed.length > 0;
}

/** The final mark, once the rules give one. */
export async function saveNotaFinal(escola: Tenant, redacao_id: number, nota: number): Promise<void> {
  await escola.update(redacao).set({ nota }).where(eq(redacao.tentativa_id, redacao_id));
}
