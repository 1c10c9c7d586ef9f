/**
 * Two people change the same thing: whoever saves second is told, and nothing of the first is lost. Each thing that can be
 * edited has a `versao`, which grows with each change. The statement itself compares it (`where … and versao = :versao`), so
 * that the second of two simultaneous calls writes nothing.
 */
import type { Params, Statement } from '../database/statement.ts';
import type { Tenant } from '../database/tenant.ts';
import { conflict, type ApiError } from './errors.ts';

/** Somebody else has saved since the caller read it. The caller reads it again. */
export const outraVersao = (): ApiError =>
  conflict('versao_diferente', 'Outra pessoa salvou antes de você. Abra de novo para ver o que mudou.');

/**
 * Refuses early what `saveVersao` would refuse, before the work in between.
 * @throws 409 `versao_diferente`
 */
export function requireVersao(stored: number, read: number): void {
  if (stored !== read) throw outraVersao();
}

/**
 * Runs a write that compares `:versao` with the stored one and returns the row it wrote.
 * @throws 409 `versao_diferente` when it wrote none: the caller's transaction is rolled back
 */
export async function saveVersao<P extends Params & { readonly versao: number | null }, R>(
  escola: Tenant,
  prepared: Statement<P, R>,
  params: Omit<P, 'escola_id'>,
): Promise<R> {
  const [row] = await escola.run(prepared, params);
  if (row === undefined) throw outraVersao();
  return row;
}
