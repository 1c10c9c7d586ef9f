/** The PostgreSQL of a data folder, killed in different ways. The other Luneta processes are real child processes. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client, type QueryResultRow } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { probe } from '../probe.ts';
import { isAlive } from './folder.ts';
import { signalFamily } from './kill.ts';
import { startEmbedded, type Embedded } from './server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'luneta-embedded-'));
const open: Embedded[] = [];
const children: ChildProcess[] = [];

async function start(dir = dataDir): Promise<Embedded> {
  const server = await startEmbedded({ dataDir: dir });
  open.push(server);
  return server;
}

/** Starts another Luneta process on the folder. Resolves once it uses the server. */
async function startChild(): Promise<{ child: ChildProcess; pid: number; port: number }> {
  const script = `import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'server.ts'))};
    const server = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} });
    process.on('SIGTERM', () => server.stop().then(() => process.exit(0)));
    process.stdout.write(JSON.stringify({ pid: server.pid, port: server.port }) + '\\n');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line]: Buffer[] = await once(child.stdout, 'data');
  const { pid, port }: { pid: number; port: number } = JSON.parse(String(line));
  return { child, pid, port };
}

async function ask<T extends QueryResultRow>(server: Embedded, sql: string): Promise<T[]> {
  const client = new Client({ connectionString: server.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  const server = await start();
  await ask(server, 'create table marca (n int)');
  await ask(server, 'insert into marca values (1)');
});

afterEach(async () => {
  for (const server of open.splice(0)) await server.stop();
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('the embedded PostgreSQL', () => {
  it('starts again on the same port, with the rows written before', async () => {
    const first = await start();
    const { port } = first;
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);
    const second = await start();
    expect(second.port).toBe(port);
    expect(await ask(second, 'select n from marca')).toEqual([{ n: 1 }]);
  });

  it('keeps its password in a file that only the owner can read', () => {
    expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).not.toContain(
      readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim(),
    );
  });

  it('keeps running after kill -9 of our process, and the next start uses it', async () => {
    const { child, pid } = await startChild();
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isAlive(pid)).toBe(true);
    const next = await start();
    expect(next).toMatchObject({ pid, started: false });
    expect(await ask(next, 'select n from marca')).toEqual([{ n: 1 }]);
  });

  it('starts after kill -9 of PostgreSQL itself, with everything that was committed', async () => {
    const first = await start();
    const busy = ask(first, 'select pg_sleep(30)').catch(() => undefined);
    await ask(first, 'insert into marca values (2)');
    process.kill(first.pid, 'SIGKILL');
    const second = await start();
    await busy;
    expect(second.started).toBe(true);
    expect(await ask(second, 'select count(*)::int as n from marca')).toEqual([{ n: 2 }]);
  });

  it('that hangs with its connections is replaced on the same port, with everything that was committed', async () => {
    const first = await start();
    const busy = ask(first, 'select pg_sleep(30)').catch(() => undefined);
    await ask(first, 'insert into marca values (3)');
    const rows = await ask<{ n: number }>(first, 'select count(*)::int as n from marca');
    signalFamily(first.pid, 'SIGSTOP');
    expect(await probe(first.url, 500)).toBe('silent');
    await first.replace();
    await busy;
    expect(isAlive(first.pid)).toBe(false);
    expect(first.alive()).toBe(true);
    expect(await probe(first.url, 20_000)).toBe('ok');
    expect(await ask(first, 'select count(*)::int as n from marca')).toEqual(rows);
  });

  it('is not held back by a lock that a full disk left empty', async () => {
    const first = await start();
    await first.stop();
    const lock = join(dataDir, 'start.lock');
    writeFileSync(lock, '');
    const old = new Date(Date.now() - 60_000);
    utimesSync(lock, old, old);
    expect(await ask(await start(), 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('is shared by a second start on the same folder, and runs until both have ended', async () => {
    const own = await start();
    const { child, pid } = await startChild();
    expect(pid).toBe(own.pid);
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(await ask(own, 'select 1 as n')).toEqual([{ n: 1 }]);

    const other = await startChild();
    await own.stop();
    expect(isAlive(other.pid)).toBe(true);
    other.child.kill('SIGTERM');
    await once(other.child, 'exit');
    expect(isAlive(other.pid)).toBe(false);
  });

  it('ignores the remains of dead processes: lock, users, a pid that is now another program', async () => {
    const first = await start();
    await first.stop();
    writeFileSync(join(dataDir, 'start.lock'), '999999');
    writeFileSync(join(dataDir, 'users', '999998'), '');
    writeFileSync(
      join(dataDir, 'postgres', 'postmaster.pid'),
      `${process.pid}\n${dataDir}/postgres\n1\n5432\n\n\n\nready\n`,
    );
    const second = await start();
    await second.stop();
    expect(isAlive(second.pid)).toBe(false);
  });

  it('runs beside another one with another folder, and says what PostgreSQL printed when that one cannot start', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'luneta-embedded-'));
    const [one, two] = await Promise.all([start(), start(elsewhere)]);
    expect(two.port).not.toBe(one.port);
    await two.stop();
    writeFileSync(join(elsewhere, 'postgres', 'postgresql.auto.conf'), "shared_buffers = 'muito'\n");
    await expect(startEmbedded({ dataDir: elsewhere })).rejects.toThrow(/shared_buffers[^]*LUNETA_DATA_DIR/);
    rmSync(elsewhere, { recursive: true, force: true });
  });
});
