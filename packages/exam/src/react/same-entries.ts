/** True for the same value, and for two arrays or plain objects whose entries are the same values. */
export function sameEntries(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = Object.entries(a);
  const right = new Map<string, unknown>(Object.entries(b));
  return (
    left.length === right.size && left.every(([name, value]) => right.has(name) && Object.is(value, right.get(name)))
  );
}
