/** What an image is built from: the files that `.dockerignore` leaves. */
import { matchesGlob } from 'node:path';

/** Whether a path of the repository is left out of the build. Exceptions (`!…`) are not known, and not used. */
export function isIgnored(file: string, path: string): boolean {
  const patterns = file.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const parts = path.split('/');
  const ways = parts.map((_, n) => parts.slice(0, n + 1).join('/'));
  return patterns.some((pattern) => ways.some((way) => matchesGlob(way, pattern)));
}
