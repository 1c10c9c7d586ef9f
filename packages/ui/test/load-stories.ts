// Loads story files: all of them, or those whose path contains one of the names in `LUNETA_STORIES`. A change of one component
// is then checked without waiting for 200 others (`npm test`, `pnpm stories <part of a path>`).
import { inject } from 'vitest';

/** `files`: what `import.meta.glob` finds, not loaded yet. `wanted`: names of those to load, by commas. */
export async function loadStories<T>(
  files: Readonly<Record<string, () => Promise<T>>>,
  wanted = inject('stories'),
): Promise<[string, T][]> {
  const parts = wanted.split(',');
  const named = Object.entries(files).filter(([file]) => parts.some((part) => file.includes(part)));
  return Promise.all(named.map(async ([file, load]): Promise<[string, T]> => [file, await load()]));
}
