/** The types of a package, written by the compiler that checks it. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { entryFiles, folderOf, ROOT, sourceOf, type Published } from './packages.ts';

/** `./x.ts` is right in this repository and wrong in an archive that has `x.js` with `x.d.ts` beside it. */
export const asBuilt = (declarations: string): string =>
  declarations.replace(/((?:from|import)\s*\(?\s*["']\.{1,2}\/[^"']*?)\.tsx?(["'])/g, '$1.js$2');

/** Adds `.d.ts` files to `dist`. */
export function declare(name: Published): void {
  const folder = folderOf(name);
  const dist = join(folder, 'dist');
  const config = join(folder, 'tsconfig.declarations.json');
  const scripts = entryFiles(name).filter((file) => !file.endsWith('.json'));
  writeFileSync(
    config,
    JSON.stringify({
      extends: './tsconfig.json',
      // The entries, and by them whatever they reach: no test and no story.
      include: [],
      files: scripts,
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        outDir: 'dist',
        rootDir: sourceOf(name),
      },
    }),
  );
  try {
    execFileSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', config], { cwd: folder, stdio: 'inherit' });
  } finally {
    rmSync(config);
  }
  for (const file of globSync('**/*.d.ts', { cwd: dist })) {
    const path = join(dist, file);
    writeFileSync(path, asBuilt(readFileSync(path, 'utf8')));
  }
}
