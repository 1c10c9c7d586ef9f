/** Where tests make the files that nobody needs after the run. */
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Linux offers it. Its files are never written to a disk. */
const MEMORY = '/dev/shm';
/** Several times what a run takes at once. A container has 64 MB there unless it is told otherwise. */
const ROOM_BYTES = 4_000_000_000;

/**
 * A folder in memory for this run, removed with it; undefined where there is none, or no room. A copy of a database makes and removes
 * some seven hundred files, for which a disk takes ten times as much of the processor.
 */
export function memoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < ROOM_BYTES) return undefined;
    const folder = mkdtempSync(join(MEMORY, 'luneta-test-'));
    // PostgreSQL of a run by root has a user of its own, whose folder lies in it.
    chmodSync(folder, 0o711);
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  } catch {
    return undefined;
  }
}
