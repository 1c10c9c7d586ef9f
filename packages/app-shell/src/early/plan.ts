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
  /** Drawings of the design system that are the largest picture of the screen, by their names. */
  readonly drawings?: readonly string[];
  readonly next?: EarlyNext;
};

/** A call whose address stands in the answer of another: in one part of it, or in a row of a list. */
export type EarlyNext = {
  /** One of `gets`. */
  readonly after: string;
  /** The part of its answer, or the list, and the field of a row that tells it. */
  readonly part: string;
  readonly by?: string;
  /** The first row that has nothing there; without it, the row that has the last part of the address. */
  readonly at?: null;
  /** Address of the call, with `{name}` for a field of the part or row. */
  readonly get: string;
};

/** The routes as they stand in the page: every text once, and rows of [pattern, files, addresses, what comes next]. */
export type EarlyTable = {
  readonly files: readonly string[];
  readonly gets: readonly string[];
  readonly rows: readonly (readonly [
    path: string,
    files: readonly number[],
    gets: readonly number[],
    next?: EarlyNext,
  ])[];
};

export type EarlyPlan = {
  readonly files: readonly string[];
  readonly gets: readonly string[];
  /** `at`: what the field of the row holds. */
  readonly next?: Omit<EarlyNext, 'at'> & { readonly at: number | null };
};

/** Ids of the platform; any other text is an unknown address, for which nothing is asked. */
const ID = /^\d{1,10}$/u;

/** What stands for each named part of `path`; null when `place` is another address. No pattern is made: that takes time here. */
export function idsAt(path: string, place: readonly string[]): Map<string, string> | null {
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

const fill = (address: string, valueOf: (name: string) => string | number | null | undefined) =>
  address.replace(/\{(\w+)\}/gu, (_all, name: string) => String(valueOf(name) ?? ''));

type Fields = Readonly<Record<string, number | null>>;
/** As much of an answer as `next` reads. */
export type Answer = Readonly<Record<string, Fields | readonly Fields[] | undefined>>;

/** The part of an answer, or the row of its list, that holds an id; undefined when there is none. */
export const rowOf = (
  {
    part,
    row,
  }: { readonly part: string; readonly row?: { readonly by: string; readonly at: number | null } | undefined },
  answer: Answer,
): Fields | undefined => [answer[part] ?? []].flat().find((one) => row === undefined || one[row.by] === row.at);

/** Address of the call that follows an answer; null when the answer does not name it. */
export function nextOf(
  { part, by, get, at }: Omit<EarlyNext, 'at'> & { at: number | null },
  answer: Answer,
): string | null {
  const found = rowOf({ part, row: by === undefined ? by : { by, at } }, answer);
  const path = fill(get, (name) => found?.[name]);
  // Without the id it would end with the slash before it.
  return path.endsWith('/') ? null : path;
}

/** The plan for an address; null when no route of the table has it. */
export function planFor({ rows, files, gets }: EarlyTable, pathname: string): EarlyPlan | null {
  const place = pathname.replace(/\/+$/u, '').split('/');
  for (const [path, fileIndexes, getIndexes, next] of rows) {
    const ids = idsAt(path, place);
    if (ids === null) continue;
    const filled = (address: string) => fill(address, (name) => ids.get(name));
    return {
      files: fileIndexes.flatMap((index) => files[index] ?? []),
      gets: getIndexes.flatMap((index) => gets[index] ?? []).map(filled),
      ...(next && { next: { ...next, after: filled(next.after), at: next.at === null ? null : Number(place.at(-1)) } }),
    };
  }
  return null;
}
