/** Writes `publishConfig.exports` of each published package from its `exports`; a test says when one is stale. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { folderOf, PUBLISHED, publishedExports, type Manifest } from './packages.ts';

for (const name of PUBLISHED) {
  const path = join(folderOf(name), 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const fresh = { ...manifest, publishConfig: { access: 'restricted', exports: publishedExports(name) } };
  writeFileSync(path, `${JSON.stringify(fresh, null, 2)}\n`);
}
