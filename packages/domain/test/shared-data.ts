/**
 * Finds the real data in the folder beside the checkout (`../shared/data`), which is never copied into the project.
 * Tests that need it are skipped when the folder is absent, and their names say so.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const root = join(repository, '../shared/data');

export const hasSharedData = existsSync(root);
export const sharedDataNote = hasSharedData ? '' : ' (skipped: ../shared/data is not beside this checkout)';

/** Text of a file under ../shared/data. Throws when the folder exists but the file does not. */
export function readShared(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
