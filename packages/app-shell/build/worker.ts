/**
 * Writes `sw.js`, which keeps the shell in the browser for the next visit, and `sw-off.js`, which a host sends in its
 * place to take that away again.
 */
import { createHash } from 'node:crypto';

import type { Plugin } from 'vite';

import type { EarlyRoute } from '../src/early/plan.ts';
import { entryDrawings, entryFiles, filesWith, laterFiles, routeFiles, type Bundle } from './files.ts';
import type { Table } from './screens.ts';
import { stylesOf } from './page.ts';
import { scriptOf } from './script.ts';

/**
 * Parts of the shell that come later and must not be missing then: when a newer version is there the server no longer has
 * them, and when the service is out of order nobody has.
 */
const LATER =
  /app-shell\/src\/(?:login\/login-screen|renewal\/renewal-offer|maintenance\/maintenance-|entry\/passing-screen)|\/theme\/load-fonts\.ts/u;

/** What is kept from the start: the shell. Its letters are kept as the page fetches them, behind its first picture. */
export function keptFiles(bundle: Bundle): string[] {
  const later = [...filesWith(bundle, LATER), ...entryDrawings(bundle)];
  return ['/favicon.svg', ...new Set([...entryFiles(bundle), ...later].map((file) => `/${file}`))];
}

/** `files` without those whose text stands in the page, which nobody asks for. */
const withoutStylesOf = (html: string, files: readonly string[]): string[] => {
  const standing = new Set(stylesOf(html));
  return files.filter((file) => !standing.has(file));
};

/** Screens that are used together: those below the same fixed part of the address. */
const familyOf = (path: string) => path.slice(0, path.includes(':') ? path.indexOf(':') : undefined);

/**
 * The screens of the table by their families, with the parts that they fetch later: an exam that began must reach its delivery when
 * the server has only the next version, or does not answer.
 */
export function families(bundle: Bundle, early: readonly EarlyRoute[]): string[][] {
  const kept = new Set(keptFiles(bundle));
  const byFamily = new Map<string, Set<string>>();
  for (const { modules, path } of early) {
    const files = routeFiles(bundle, modules, path);
    const family = byFamily.get(familyOf(path)) ?? new Set<string>();
    for (const file of [...files, ...laterFiles(bundle, files)]) if (!kept.has(`/${file}`)) family.add(`/${file}`);
    byFamily.set(familyOf(path), family);
  }
  return [...byFamily.values()].map((family) => [...family]);
}

type WorkerOptions = { read: () => Promise<Table>; target: string[]; keepsScreens: boolean };

/** `keepsScreens`: the browser keeps the screens, too; the console's come from the server. */
export function worker({ read, target, keepsScreens }: WorkerOptions): Plugin {
  return {
    name: 'luneta-worker',
    apply: 'build',
    generateBundle: {
      // Behind the page, which the name of the build covers too.
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('sw.js needs the finished page.');
        const html = page.source.toString();
        const screens = families(bundle, keepsScreens ? (await read()).early : []);
        const build = {
          files: withoutStylesOf(html, keptFiles(bundle)),
          families: screens.map((family) => withoutStylesOf(html, family)),
        };
        const id = createHash('sha256').update(JSON.stringify(build)).update(page.source).digest('hex').slice(0, 12);
        const source = await scriptOf('../worker/worker.ts', { LUNETA_BUILD: { id, ...build } }, target);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
        this.emitFile({ type: 'asset', fileName: 'sw-off.js', source: await scriptOf('../worker/off.ts', {}, target) });
      },
    },
  };
}
