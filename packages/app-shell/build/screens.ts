/** What the page may ask for at each address, from the app's table of screens. */
import type { EarlyRoute } from '../src/early/plan.ts';
import { earlyOf } from '../src/screens/early-of.ts';
import type { ScreenRow, Screens } from '../src/screens/screens.ts';

/** @throws when `load` is not the literal import of one file of the app */
export function moduleOf(load: () => Promise<unknown>): string {
  const [, file] = /\bimport\(\s*['"]\.\/([^'"]+)['"]\s*\)/u.exec(String(load)) ?? [];
  if (file === undefined) throw new Error(`table of screens: no import('./…') in ${String(load)}`);
  return file;
}

async function routesOf(row: ScreenRow, layouts: Screens['layouts']): Promise<EarlyRoute[]> {
  const around = row.inside === undefined ? [] : [layouts[row.inside]?.load ?? row.load];
  const modules = [...new Set([...around, row.load].map(moduleOf))];
  return (await earlyOf(row)).map((calls) => ({ ...calls, modules }));
}

/** Reads the table when the build first asks for it. Its file exports `screens`; without a file there are none. */
export function readScreens(file: URL | undefined): () => Promise<readonly EarlyRoute[]> {
  let early: Promise<readonly EarlyRoute[]> | undefined;
  const read = async () => {
    if (file === undefined) return [];
    const { screens }: { screens: Screens } = await import(file.href);
    return (await Promise.all(screens.rows.map((row) => routesOf(row, screens.layouts)))).flat();
  };
  return () => (early ??= read());
}
