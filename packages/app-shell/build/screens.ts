/** What the page may ask for at each address, from the app's table of screens. */
import type { EarlyRoute } from '../src/early/plan.ts';
import { earlyOf } from '../src/screens/early-of.ts';
import { framesOf } from '../src/screens/frames-of.ts';
import type { ScreenRow, Screens } from '../src/screens/screens.ts';
import type { Frames } from './frames.ts';

/** @throws when `load` is not the literal import of one file of the app */
export function moduleOf(load: () => Promise<unknown>): string {
  const [, file] = /\bimport\(\s*['"]\.\/([^'"]+)['"]\s*\)/u.exec(String(load)) ?? [];
  if (file === undefined) throw new Error(`table of screens: no import('./…') in ${String(load)}`);
  return file;
}

async function routesOf(row: ScreenRow, layouts: Screens['layouts'], calls: boolean): Promise<EarlyRoute[]> {
  const around = row.inside === undefined ? [] : [layouts[row.inside]?.load ?? row.load];
  const modules = [...new Set([...around, row.load].map(moduleOf))];
  if (!calls) return [{ path: row.address, modules, gets: [] }];
  return (await earlyOf(row)).map((early) => ({ ...early, modules }));
}

/** What the build reads out of the table. */
export type Table = {
  readonly early: readonly EarlyRoute[];
  /** The frames, and the file of the app's own frame. */
  readonly frames?: Frames;
};

/**
 * Reads the table when the build first asks for it. Its file exports `screens`; without a file there are none. `calls`: whether the
 * page asks for the first data of a screen, and not for its files alone.
 */
export function readScreens(file: URL | undefined, calls: boolean): () => Promise<Table> {
  let table: Promise<Table> | undefined;
  const read = async (): Promise<Table> => {
    if (file === undefined) return { early: [] };
    const { screens }: { screens: Screens } = await import(file.href);
    const routes = screens.rows.map((row) => routesOf(row, screens.layouts, calls));
    const { frame } = screens.layouts;
    return {
      early: (await Promise.all(routes)).flat(),
      ...(frame && { frames: { frame: `src/${moduleOf(frame.load)}`, rows: framesOf(screens) } }),
    };
  };
  return () => (table ??= read());
}
