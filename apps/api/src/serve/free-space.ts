/**
 * Watches the disk of the embedded PostgreSQL. A disk that is full while the log of the database grows hangs it (security
 * T16): before that, writes are refused, and reading goes on. It deletes nothing.
 */
import { statfs } from 'node:fs/promises';

import type { Estado } from '../http/estado.ts';

const MEGABYTE = 1024 * 1024;
const INTERVAL_MS = 5_000;
/** A tenth above the limit must be free before writes begin again, so that a disk at the limit does not flicker. */
const SPARE = 10;

export type FreeSpaceOptions = {
  readonly folder: string;
  /** Megabytes that must stay free. */
  readonly minimumMb: number;
  readonly estado: Estado;
  readonly log: { readonly warn: (what: object, message: string) => void };
  /** Megabytes free for us on the disk of a folder; a test gives its own. */
  readonly measure?: (folder: string) => Promise<number>;
  /** Runs `work` again and again; returns how to stop it. A test gives its own. */
  readonly every?: (milliseconds: number, work: () => Promise<void>) => () => void;
};

/** Megabytes on the disk of `folder` that a user without privileges may still write. */
export async function freeMegabytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return (bavail * bsize) / MEGABYTE;
}

function onTimer(milliseconds: number, work: () => Promise<void>): () => void {
  const timer = setInterval(() => void work(), milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

/** Measures now and every five seconds. @returns how to stop */
export async function watchFreeSpace(options: FreeSpaceOptions): Promise<() => void> {
  const { folder, minimumMb, estado, log, measure = freeMegabytes, every = onTimer } = options;
  const look = async () => {
    try {
      const free = await measure(folder);
      const full = free < (estado.sem_espaco ? minimumMb + minimumMb / SPARE : minimumMb);
      if (full === estado.sem_espaco) return;
      estado.sem_espaco = full;
      log.warn(
        { free_mb: Math.floor(free), minimum_mb: minimumMb },
        full ? 'disk nearly full: writes are refused' : 'disk has room again',
      );
    } catch (error) {
      // A disk that cannot be asked is no reason to refuse anybody's answer.
      log.warn({ err: error }, 'the free space of the disk could not be read');
    }
  };
  await look();
  return every(INTERVAL_MS, look);
}
