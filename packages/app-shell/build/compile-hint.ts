/**
 * Tells V8 to compile whole scripts while they arrive, beside the main thread. Otherwise it compiles each function when it is
 * first called, on the main thread and for the second time: a cheap phone spends a third of its start on that. Other
 * engines read a comment.
 */
import type { Plugin } from 'vite';

import { loginFiles } from './early.ts';
import { entryFiles, routeFiles } from './files.ts';
import type { Table } from './screens.ts';

const HINT = '//# allFunctionsCalledOnLoad\n';

/** Of the entry, the login and the screens of the table; what comes later is compiled as it is used. */
export function compileHint({ read }: { read: () => Promise<Table> }): Plugin {
  return {
    name: 'luneta-compile-hint',
    apply: 'build',
    generateBundle: {
      // Behind Vite, which writes the list of preloads at the top: the hint counts only in the first line.
      order: 'post',
      async handler(_options, bundle) {
        const routes = (await read()).early.flatMap(({ modules, path }) => routeFiles(bundle, modules, path));
        for (const name of new Set([...entryFiles(bundle), ...loginFiles(bundle), ...routes])) {
          const file = bundle[name];
          if (file?.type === 'chunk') file.code = HINT + file.code;
        }
      },
    },
  };
}
