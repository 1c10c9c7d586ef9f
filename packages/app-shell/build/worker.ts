/**
 * Writes `sw.js`, which keeps the shell in the browser for the next visit, and `sw-off.js`, which a host sends in its
 * place to take that away again.
 */
import { createHash } from 'node:crypto';

import type { Plugin } from 'vite';

import type { EarlyRoute } from '../src/early/plan.ts';
import { entryDrawings, entryFiles, filesWith, fonts, laterFiles, routeFiles, type Bundle } from './files.ts';
import { scriptOf } from './script.ts';

/**
 * Parts of the shell that come later and must not be missing then: when a newer version is there the server no longer has
 * them, and when the service is out of order nobody has.
 */
const LATER =
  /app-shell\/src\/(?:login\/login-screen|renewal\/renewal-offer|maintenance\/maintenance-|entry\/passing-screen)|\/send-unsent\.tsx|\/theme\/load-fonts\.ts/u;

/**
 * What is kept from the start: the shell, and the screens of the app's table with the parts that they fetch later. A part
 * fetched before the copy stood would otherwise be missing when the server has only the next version. The rest is kept
 * when it is used.
 */
export function keptFiles(bundle: Bundle, early: readonly EarlyRoute[]): string[] {
  const routes = early.flatMap(({ modules, path }) => routeFiles(bundle, modules, path));
  const later = [...filesWith(bundle, LATER), ...fonts(bundle), ...entryDrawings(bundle)];
  return [
    '/favicon.svg',
    ...new Set([...entryFiles(bundle), ...later, ...routes, ...laterFiles(bundle, routes)].map((file) => `/${file}`)),
  ];
}

export function worker({ early, target }: { early: () => Promise<readonly EarlyRoute[]>; target: string[] }): Plugin {
  return {
    name: 'luneta-worker',
    apply: 'build',
    generateBundle: {
      // Behind the page, which the name of the build covers too.
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('sw.js needs the finished page.');
        const files = keptFiles(bundle, await early());
        const id = createHash('sha256').update(files.join()).update(page.source).digest('hex').slice(0, 12);
        const source = await scriptOf('../worker/worker.ts', { LUNETA_BUILD: { id, files } }, target);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
        this.emitFile({ type: 'asset', fileName: 'sw-off.js', source: await scriptOf('../worker/off.ts', {}, target) });
      },
    },
  };
}
