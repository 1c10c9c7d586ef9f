/** What a used revision keeps, whatever it is a revision of: a question, an essay proposal. */

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Those of the fields that differ, in their order. A list counts with its order. [BAN-3] [ROT-7] */
export function changedFields<Thing, Field extends keyof Thing>(
  fields: readonly Field[],
  before: Thing,
  after: Thing,
): Field[] {
  return fields.filter((field) => !same(before[field], after[field]));
}
