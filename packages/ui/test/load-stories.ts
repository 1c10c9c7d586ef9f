// Loads the story files that a run asks for: all of them, or with LUNETA_STORIES those whose path contains it. One component is
// then checked without waiting for 200 others (`pnpm stories <part of a path>`).
import { inject } from 'vitest';

/** `files`: what `import.meta.glob` finds, not loaded yet. */
export async function loadStories<T>(files: Readonly<Record<string, () => Promise<T>>>): Promise<[string, T][]> {
  const part = inject('stories');
  const wanted = Object.entries(files).filter(([file]) => file.includes(part));
  return Promise.all(wanted.map(async ([file, load]): Promise<[string, T]> => [file, await load()]));
}
