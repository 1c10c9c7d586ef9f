/** Where the files of a server are made that nobody needs after the run. */
import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux offers it. Its files are never written to a disk. */
const MEMORY = '/dev/shm';
/** Several times what a run takes at once. A container has 64 MB there unless it is told otherwise. */
const ROOM_BYTES = 2_000_000_000;

/**
 * A folder in memory when there is one with room, else the system's folder for temporary files. A copy of a database makes
 * and removes some seven hundred files, and a disk takes ten times as much of the processor for them.
 */
export function memoryFolder(folder = MEMORY, room = ROOM_BYTES): string {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= room ? folder : tmpdir();
  } catch {
    return tmpdir();
  }
}
