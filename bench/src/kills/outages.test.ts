/**
 * What a school meets when the disk is full, PostgreSQL hangs, or PostgreSQL dies again and again: saves are answered 503,
 * everything works again by itself when the cause is gone, and no acknowledged answer is lost. How soon is bounded with
 * LUNETA_PROVE=1, on a quiet machine.
 * The disk is a small one of its own (tmpfs), so the test needs root on Linux.
 */
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { withClient } from '../demo.ts';
import { familyOf, postmasterOf } from '../saves/cpu.ts';
import type { Acknowledged, Target } from '../saves/load.ts';
import { countLost, makeStudents } from '../saves/students.ts';
import { newDataDir, startServer, type Server } from '../server.ts';
import { saveThrough, type Through } from './save-through.ts';

const STUDENTS = 200;
const CONNECTIONS = 16;
const PROVE = process.env['LUNETA_PROVE'] === '1';
/** A limit against hanging only. */
const START_LIMIT_MS = 180_000;
/** A bound in seconds means something on a quiet machine only. */
const limitOf = (ms: number): number => (PROVE ? ms : START_LIMIT_MS);
const DISK_MB = 700;
/** Between the first `seq` of two outages. */
const STEP = 1_000_000;
/** A save is answered within this time, whatever happens to the database. */
const ANSWER_LIMIT_MS = limitOf(5_000);
/** How long the disk stays full after PostgreSQL died of it. */
const FULL_MS = PROVE ? 60_000 : 8_000;
/** Answers acknowledged before the cause comes. */
const SAVES_BEFORE = 1_000;
const DEATHS = 6;
const NEXT_WAL_FILE = "select pg_logical_emit_message(false, 'x', 'x'), pg_switch_wal()";

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const MAY_MOUNT = process.platform === 'linux' && process.getuid?.() === 0;

describe.runIf(MAY_MOUNT)('outages of the embedded PostgreSQL (tmpfs: needs root on Linux)', () => {
  const dataDir = newDataDir();
  const acknowledged: Acknowledged = new Map();
  let server: Server;
  let target: Target;
  let outages = 0;

  beforeAll(async () => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', dataDir.path]);
    // The watch of the disk would refuse saves before the disk is full: here it comes too late.
    server = await startServer(dataDir.path, START_LIMIT_MS, undefined, { LUNETA_MIN_FREE_MB: '0' });
    target = await withClient(dataDir.path, (client) => makeStudents(server.url, dataDir.path, client, STUDENTS));
  }, START_LIMIT_MS);
  afterAll(async () => {
    await server.stop();
    execFileSync('umount', ['-l', dataDir.path]);
    dataDir.remove();
  });

  /** Resolves at the next acknowledged save. @returns milliseconds until then */
  async function servesAgain(seen: Through): Promise<number> {
    const [since, count] = [performance.now(), seen.count];
    await expect.poll(() => seen.count, { timeout: START_LIMIT_MS, interval: 20 }).toBeGreaterThan(count);
    return Math.round(performance.now() - since);
  }

  /** Students save while `happen` happens, and until a save is acknowledged after it. */
  async function through(what: string, happen: (seen: Through) => Promise<void>) {
    outages += 1;
    const { seen, end } = saveThrough(target, CONNECTIONS, outages * STEP, acknowledged);
    let again: number;
    try {
      await expect.poll(() => seen.count, { timeout: START_LIMIT_MS, interval: 20 }).toBeGreaterThan(SAVES_BEFORE);
      await happen(seen);
      again = await servesAgain(seen);
    } finally {
      await end();
    }
    const lost = await withClient(dataDir.path, (client) => countLost(client, acknowledged));
    const figures = { again_ms: again, slowest_ms: Math.round(seen.slowest), acknowledged: acknowledged.size, lost };
    process.stdout.write(`${what}: ${JSON.stringify({ ...figures, saves: seen.count, refused: [...seen.refused] })}\n`);
    expect(lost).toBe(0);
    expect(seen.slowest).toBeLessThan(ANSWER_LIMIT_MS);
    expect([...seen.refused].filter((kind) => !/^503 banco_\w+ retry-after$/.test(kind))).toEqual([]);
    return again;
  }

  it('a full disk: serves again within seconds of the space', { timeout: START_LIMIT_MS }, async () => {
    const died = postmasterOf(dataDir.path);
    const filler = join(dataDir.path, 'filler');
    const again = await through('full disk', async () => {
      const file = openSync(filler, 'w');
      const block = Buffer.alloc(1024 * 1024);
      try {
        // PostgreSQL dies of it, and cannot start as long as the disk stays full.
        let end = Infinity;
        while (performance.now() < end) {
          if (end === Infinity && !isAlive(died)) end = performance.now() + FULL_MS;
          try {
            writeSync(file, block);
          } catch {
            // It is full; what PostgreSQL gives back is taken, too. The next file of its log has no space.
            await withClient(dataDir.path, (client) => client.query(NEXT_WAL_FILE)).catch(() => undefined);
            await wait(50);
          }
        }
      } finally {
        closeSync(file);
        rmSync(filler);
      }
    });
    expect(again).toBeLessThan(limitOf(30_000));
  });

  it.each([
    ['with every connection', true],
    ['alone, its connections working on', false],
  ])('SIGSTOP of PostgreSQL %s: it is replaced', { timeout: START_LIMIT_MS }, async (name, family) => {
    const hung = postmasterOf(dataDir.path);
    await through(`SIGSTOP ${name}`, async () => {
      const stopped = performance.now();
      for (const pid of family ? familyOf(hung) : [hung]) process.kill(pid, 'SIGSTOP');
      await expect.poll(() => isAlive(hung), { timeout: START_LIMIT_MS, interval: 20 }).toBe(false);
      process.stdout.write(`SIGSTOP ${name}: killed after ${Math.round(performance.now() - stopped)} ms\n`);
    });
  });

  it('six deaths in a row: serves again after the last', { timeout: START_LIMIT_MS }, async () => {
    const again = await through('six deaths', async (seen) => {
      for (let death = 1; death < DEATHS; death += 1) {
        process.kill(postmasterOf(dataDir.path), 'SIGKILL');
        await wait(500);
        await servesAgain(seen);
      }
      process.kill(postmasterOf(dataDir.path), 'SIGKILL');
      await wait(500);
    });
    expect(again).toBeLessThan(limitOf(40_000));
  });
});
