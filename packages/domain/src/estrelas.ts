/** Stars of a phase, the same in both versions. */

export const MAX_ESTRELAS = 3;
const TWO_FROM = 0.5;
const THREE_FROM = 0.75;

/**
 * Stars for the exact share of hits (`[EST-1]`, `[EST-2]`).
 * @param acertos hits, 0 to `itens`
 * @param itens items of the phase that count
 */
export function estrelasOf(acertos: number, itens: number): 0 | 1 | 2 | 3 {
  if (acertos <= 0 || itens <= 0) return 0;
  const share = acertos / itens;
  if (share >= THREE_FROM) return 3;
  return share >= TWO_FROM ? 2 : 1;
}
