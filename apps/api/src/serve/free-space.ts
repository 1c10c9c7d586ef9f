/**
 * Watches the disk of the embedded PostgreSQL. If the disk fills while the write-ahead log grows, the database hangs
 * (security T16). Before that happens, writes are refused and reads continue. It deletes nothing.
 */
import { statfs } from 'node:fs/promises';

import type { Estado } from '../http/estado.ts';

const MEGABYTE = 1024 * 1024;
const INTERVAL_MS = 5_000;
/** Writes are allowed again a tenth above the limit, so that a disk at the limit does not switch back and forth. */
const SPARE = 10;

export type FreeSpaceOptions = {
  readonly folder: string;
  /** Megabytes that must stay free. */
  readonly minimumMb: number;
  readonly estado: Estado;
  readonly log: { readonly warn: (what: object, message: string) => void };
  /** Free megabytes on the disk of a folder. A test passes its own function. */
  readonly measure?: (folder: string) => Promise<number>;
  /** Runs `work` repeatedly and returns a function that stops it. A test passes its own function. */
  readonly every?: (milliseconds: number, work: () => Promise<void>) => () => void;
};

/** Megabytes on the disk of `folder` that a user without privileges can still write. */
export async function freeMegabytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return (bavail * bsize) / MEGABYTE;
}

function onTimer(milliseconds: number, work: () => Promise<void>): () => void {
  const timer = setInterval(() => void work(), milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

/** Measures now and every five seconds. @returns a function that stops it */
export async function watchFreeSpace(options: FreeSpaceOptions): Promise<() => void> {
  const { folder, minimumMb, estado, log, measure = freeMegabytes, every = onTimer } = options;
  let unread = false;
  const look = async () => {
    try {
      const free = await measure(folder);
      unread = false;
      const full = free < (estado.sem_espaco ? minimumMb + minimumMb / SPARE : minimumMb);
      if (full === estado.sem_espaco) return;
      estado.sem_espaco = full;
      log.warn(
        { free_mb: Math.floor(free), minimum_mb: minimumMb },
        full ? 'disk nearly full: writes are refused' : 'disk has space again',
      );
    } catch (error) {
      // When the disk cannot be measured, nothing is refused. It is said once, not at every look.
      if (!unread) log.warn({ err: error }, 'the free space of the disk could not be read');
      unread = true;
    }
  };
  await look();
  return every(INTERVAL_MS, look);
}
