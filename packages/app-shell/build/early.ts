/** The script inside the page, with the table of what each route needs. */
import type { EarlyRoute, EarlyTable } from '../src/early/plan.ts';
import { drawingFile, routeFiles, type Bundle } from './files.ts';
import { scriptOf } from './script.ts';

const indexIn = (list: string[], text: string): number => {
  if (!list.includes(text)) list.push(text);
  return list.indexOf(text);
};

/** `fetched`: whether a file is not in the page already. */
export function earlyTable(
  bundle: Bundle,
  routes: readonly EarlyRoute[],
  fetched: (file: string) => boolean,
): EarlyTable {
  const files: string[] = [];
  const gets: string[] = [];
  const rows = routes.map(({ path, modules, gets: asked, drawings = [], next }): EarlyTable['rows'][number] => {
    const needed = [...routeFiles(bundle, modules, path), ...drawings.map((name) => drawingFile(bundle, name, path))];
    const fileIndexes = needed.filter(fetched).map((file) => indexIn(files, file));
    const getIndexes = asked.map((address) => indexIn(gets, address));
    return next ? [path, fileIndexes, getIndexes, next] : [path, fileIndexes, getIndexes];
  });
  return { files, gets, rows };
}

/** What the login needs beyond the entry. */
export const loginFiles = (bundle: Bundle): string[] => routeFiles(bundle, ['login/login-screen.tsx'], 'the login');

/** The text of the script: built and minified with the table and the files of the login in it. */
export async function earlyScript(table: EarlyTable, login: readonly string[], target: string[]): Promise<string> {
  const values = { LUNETA_EARLY: table, LUNETA_LOGIN: login };
  const code = await scriptOf('../src/early/early-script.ts', values, target);
  return code.replaceAll('</', String.raw`<\/`);
}
