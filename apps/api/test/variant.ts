/**
 * The same suite under other circumstances (`pnpm check:all`): on the oldest PostgreSQL that is promised, on a schema
 * partitioned by school, and with two servers that answer in turn. A test knows nothing of it.
 */
export const VARIANTS = ['postgres-15', 'partitioned', 'two-servers'] as const;
export type Variant = (typeof VARIANTS)[number];

/** The one asked for by `LUNETA_TEST_VARIANT`; null: the ordinary suite. @throws when it is none of them */
export function readVariant(asked = process.env['LUNETA_TEST_VARIANT']): Variant | null {
  if (!asked) return null;
  const found = VARIANTS.find((variant) => variant === asked);
  if (!found) throw new Error(`LUNETA_TEST_VARIANT=${asked} is none of ${VARIANTS.join(', ')}`);
  return found;
}
