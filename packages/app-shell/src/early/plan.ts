/**
 * What an address needs: the files of its screen and the first questions to the server. Written into the page at build
 * time and read there before any script of the app has come, so it is kept small.
 */

/** One route of an app. `modules`: source files of its lazy parts, relative to `src`, outermost first. */
export type EarlyRoute = {
  /** Pattern as the router writes it. */
  readonly path: string;
  readonly modules: readonly string[];
  /** Addresses that the first screen asks for, with `{name}` for a part of the path; the student is added. */
  readonly gets: readonly string[];
};

/** The routes as they stand in the page: every text once, and rows of [pattern, files, addresses]. */
export type EarlyTable = {
  readonly files: readonly string[];
  readonly gets: readonly string[];
  readonly rows: readonly (readonly [path: string, files: readonly number[], gets: readonly number[]])[];
};

export type EarlyPlan = { readonly files: readonly string[]; readonly gets: readonly string[] };

/** Ids of the platform; any other text is an unknown address, for which nothing is asked. */
const ID = /^\d{1,10}$/u;

/** What stands for each named part of `path`; null when `place` is another address. No pattern is made: that takes time here. */
function idsAt(path: string, place: readonly string[]): Map<string, string> | null {
  const parts = path.split('/');
  if (parts.length !== place.length) return null;
  const ids = new Map<string, string>();
  for (const [n, part] of parts.entries()) {
    const found = place[n] ?? '';
    if (part.startsWith(':') && ID.test(found)) ids.set(part.slice(1), found);
    else if (part !== found) return null;
  }
  return ids;
}

/** The plan for an address; null when no route of the table has it. */
export function planFor({ rows, files, gets }: EarlyTable, pathname: string): EarlyPlan | null {
  const place = pathname.replace(/\/+$/u, '').split('/');
  for (const [path, fileIndexes, getIndexes] of rows) {
    const ids = idsAt(path, place);
    if (ids === null) continue;
    const filled = (address: string) => address.replace(/\{(\w+)\}/gu, (_all, name: string) => ids.get(name) ?? '');
    return {
      files: fileIndexes.flatMap((index) => files[index] ?? []),
      gets: getIndexes.flatMap((index) => gets[index] ?? []).map(filled),
    };
  }
  return null;
}
