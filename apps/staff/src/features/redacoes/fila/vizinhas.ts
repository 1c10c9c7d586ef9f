/** Places in the queue. Pure. */
type NaFila = { readonly redacao_id: number };

/** 1 for the first; null for an essay that is not in the queue. */
export function lugarOf(fila: readonly NaFila[], redacao_id: number): number | null {
  const at = fila.findIndex((one) => one.redacao_id === redacao_id);
  return at === -1 ? null : at + 1;
}

/** The essays after this one, then those before it, without those that are done. */
export function proximasOf(
  fila: readonly NaFila[],
  redacao_id: number,
  done: (redacao_id: number) => boolean,
): readonly number[] {
  const at = fila.findIndex((one) => one.redacao_id === redacao_id);
  return [...fila.slice(at + 1), ...fila.slice(0, Math.max(0, at))]
    .map((one) => one.redacao_id)
    .filter((id) => id !== redacao_id && !done(id));
}
