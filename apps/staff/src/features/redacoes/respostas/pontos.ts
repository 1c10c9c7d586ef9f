/** Points as they are typed, with a comma or a dot; null when they are no number from 0 to the most. Pure. */
export function pontosOf(typed: string, most: number): number | null {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{1,5}(\.\d{1,2})?$/u.test(text)) return null;
  const points = Number(text);
  return points <= most ? points : null;
}
