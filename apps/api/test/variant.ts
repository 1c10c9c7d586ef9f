/**
 * Variants of the same suite (`pnpm check:all`): on the oldest supported PostgreSQL, on a schema partitioned by school, and
 * with two servers that answer in turn. The tests do not know the variant.
 */
export const VARIANTS = ['postgres-15', 'partitioned', 'two-servers'] as const;
export type Variant = (typeof VARIANTS)[number];

/** The variant in `LUNETA_TEST_VARIANT`. Null: the ordinary suite. @throws when the name is unknown */
export function readVariant(asked = process.env['LUNETA_TEST_VARIANT']): Variant | null {
  if (!asked) return null;
  const found = VARIANTS.find((variant) => variant === asked);
  if (!found) throw new Error(`LUNETA_TEST_VARIANT=${asked} is none of ${VARIANTS.join(', ')}`);
  return found;
}
