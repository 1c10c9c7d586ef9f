/** Finds rows that the demo has just written. A missing row is an error in the demo, so it throws. */

/** Ids by the name or code that the content uses. */
export type Ids = ReadonlyMap<string, number>;

/** A row that was just inserted. */
export function must<T>(row: T | undefined, what: string): T {
  if (row === undefined) throw new Error(`the demo lacks ${what}`);
  return row;
}

/** The id of a name. A missing name is an error in the demo's content. */
export function idOf(ids: Ids, name: string): number {
  return must(ids.get(name), name);
}
