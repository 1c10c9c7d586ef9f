/** How many minutes the sheet of a student offers. Pure. */

const USUAIS = [5, 7, 10, 15] as const;
const MAX_PROPOSTO = 60;

/**
 * Four numbers, smallest first. A silence up to an hour is proposed: it stands among them in the place of the nearest
 * one, and is chosen. A longer one is no loss of a moment: nothing is chosen.
 * @param silencio minutes since the last saved answer, or null where nobody needs to look
 */
export function minutosOferecidos(silencio: number | null): {
  readonly opcoes: readonly number[];
  readonly proposto: number | null;
} {
  if (silencio === null || silencio < 1 || silencio > MAX_PROPOSTO) return { opcoes: USUAIS, proposto: null };
  const distance = (minutos: number) => Math.abs(minutos - silencio);
  const nearest = [...USUAIS].sort((a, b) => distance(a) - distance(b))[0];
  const opcoes = USUAIS.map((minutos) => (minutos === nearest ? silencio : minutos));
  return { opcoes, proposto: silencio };
}
