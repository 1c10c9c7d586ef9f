/** Starts the floor (floor.ts) in a process of its own, on a database of its own of the same PostgreSQL. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { Client } from 'pg';

import type { Target } from './load.ts';
import { floorToken } from './token.ts';

const TABLE = `create table piso (aluno int, item int, item_resposta smallint, seq bigint not null,
  gravada_em timestamptz not null, primary key (aluno, item))`;
const ROWS =
  'insert into piso select a, i, null, 0, now() from generate_series(0, $1::int - 1) a, generate_series(1, $2::int) i';

export type Floor = { readonly target: Target; readonly pid: number; readonly stop: () => Promise<void> };

/** @throws when it does not say its port */
export async function startFloor(client: Client, url: string, students: number, items: number): Promise<Floor> {
  await client.query('create database piso');
  const address = new URL(url);
  address.pathname = '/piso';
  const own = new Client({ connectionString: address.href });
  await own.connect();
  await own.query(TABLE);
  await own.query(ROWS, [students, items]);
  await own.query('analyze');
  await own.end();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'floor.ts'), address.href], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  if (!child.stdout) throw new Error('the floor has no output');
  const [line]: string[] = await once(createInterface(child.stdout), 'line');
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
    target: {
      url: `http://127.0.0.1:${Number(line?.split(' ')[1])}`,
      path: '/resposta',
      items: Array.from({ length: items }, (_, n) => n + 1),
      tokens: Array.from({ length: students }, (_, aluno) => floorToken(aluno)),
      bodyOf: (item, item_resposta, seq) => JSON.stringify({ item, item_resposta, seq }),
    },
  };
}
