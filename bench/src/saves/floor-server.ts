/** Starts the floor (floor.ts) in a process of its own, on a database of its own of the same PostgreSQL. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { Client } from 'pg';

import type { Target } from './load.ts';
import { floorToken } from './token.ts';

const DATABASE = 'piso';

export type Floor = { readonly target: Target; readonly pid: number; readonly stop: () => Promise<void> };

/** Makes a database of its own for a floor, with what `fill` writes. @returns its address */
export async function floorDatabase(
  client: Client,
  url: string,
  fill: (own: Client) => Promise<unknown>,
): Promise<string> {
  await client.query(`create database ${DATABASE}`);
  const address = new URL(url);
  address.pathname = `/${DATABASE}`;
  const own = new Client({ connectionString: address.href });
  await own.connect();
  await fill(own);
  await own.query('analyze');
  await own.end();
  return address.href;
}

/** The answers of the floor: a row for each student and item. */
export async function fillAnswers(own: Client, students: number, items: number): Promise<void> {
  await own.query(`create table piso (aluno int, item int, item_resposta smallint, seq bigint not null,
    gravada_em timestamptz not null, primary key (aluno, item))`);
  await own.query(
    'insert into piso select a, i, null, 0, now() from generate_series(0, $1::int - 1) a, generate_series(1, $2::int) i',
    [students, items],
  );
}

export type FloorProcess = { readonly url: string; readonly pid: number; readonly stop: () => Promise<void> };

/**
 * Starts the floor that stands in `script`, on this database.
 * @throws when it does not say its port
 */
export async function startFloorProcess(script: string, database: string): Promise<FloorProcess> {
  const child = spawn(process.execPath, [script, database], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const gone = once(child, 'exit');
  if (!child.stdout) throw new Error('the floor has no output');
  const [line]: string[] = await once(createInterface(child.stdout), 'line');
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${Number(line?.split(' ')[1])}`,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** @throws when it does not say its port */
export async function startFloor(client: Client, url: string, students: number, items: number): Promise<Floor> {
  const database = await floorDatabase(client, url, (own) => fillAnswers(own, students, items));
  const { url: address, pid, stop } = await startFloorProcess(join(import.meta.dirname, 'floor.ts'), database);
  return {
    pid,
    stop,
    target: {
      url: address,
      path: '/resposta',
      items: Array.from({ length: items }, (_, n) => n + 1),
      tokens: Array.from({ length: students }, (_, aluno) => floorToken(aluno)),
      bodyOf: (item, item_resposta, seq) => JSON.stringify({ item, item_resposta, seq }),
    },
  };
}
