import { defineConfig } from 'vitest/config';

import { API, apart } from './test/apart/files.ts';
import { filesOf, readVariant } from './test/variant.ts';

/**
 * Every test file has a database and a server of its own, and the server keeps nothing in a variable: files therefore
 * share the loaded modules of a worker. Loading them for each file took more than half of the run. Files that put
 * something in a module's place run apart (`test/apart`). A variant runs the files that it can break.
 */
export default defineConfig({
  test: {
    ...API,
    name: 'api',
    isolate: false,
    include: filesOf(readVariant()),
    exclude: ['**/node_modules/**', ...apart()],
  },
});
