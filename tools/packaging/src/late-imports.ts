/** Takes Vite's own wrapping of late imports out of a build that others build again. */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Late imports as they were written. Vite wraps them for a page of its own, and whoever builds an app with the package wraps
 * them again: the second build then finds the name of the first.
 */
export function withoutPreload(code: string): string {
  const bare = code
    .replace(/^import \{ __vitePreload \} from .*;\n/m, '')
    .replaceAll('__vitePreload(', '(')
    .replaceAll(', [], import.meta.url)', ')()');
  if (bare.includes('__vitePreload')) throw new Error('Vite wraps late imports in another way: change withoutPreload.');
  return bare;
}

/** Rewrites the modules of a built package. */
export function unwrapLateImports(dist: string): void {
  for (const file of globSync('**/*.js', { cwd: dist })) {
    const path = join(dist, file);
    const code = readFileSync(path, 'utf8');
    if (!file.startsWith('_virtual/') && code.includes('__vitePreload')) writeFileSync(path, withoutPreload(code));
  }
  rmSync(join(dist, '_virtual/_vite'), { recursive: true, force: true });
}
