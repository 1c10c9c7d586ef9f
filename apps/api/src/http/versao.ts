/**
 * Two people change the same thing: whoever saves second is told, and nothing of the first is lost. Each thing that can be
 * edited has a `versao`, which grows with each change. The statement itself compares it (`where … and versao = :versao`), so
 * that the second of two simultaneous calls writes nothing.
 */
import { conflict, type ApiError } from './errors.ts';

/** Somebody else has saved since the caller read it. The caller reads it again. */
export const outraVersao = (): ApiError =>
  conflict('versao_diferente', 'Outra pessoa salvou antes de você. Abra de novo para ver o que mudou.');

/**
 * Refuses early what `requireSaved` would refuse, before the work in between.
 * @throws 409 `versao_diferente`
 */
export function requireVersao(stored: number, read: number): void {
  if (stored !== read) throw outraVersao();
}

/**
 * The row that a write returned which compares `:versao` with the stored one.
 * @throws 409 `versao_diferente` when it wrote none: the caller's transaction is rolled back
 */
export function requireSaved<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw outraVersao();
  return row;
}
