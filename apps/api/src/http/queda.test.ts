/** One line of the log when an outage begins and one when it is over, not one for each call. */
import { afterAll, expect, it } from 'vitest';

import { buildApp } from '../app.ts';
import { openPool } from '../database/db.ts';
import { ACESSO } from '../../test/index.ts';
import { createEstado } from './estado.ts';
import { noteAnswer } from './queda.ts';

const estado = createEstado();
const lines: { level: number; msg: string; chamadas?: number; segundos?: number }[] = [];
const pool = openPool({ url: 'postgres://ninguem@127.0.0.1:1/nada' });
const app = await buildApp({
  db: pool.db,
  agora: () => new Date(),
  secret: 'x'.repeat(32),
  acesso: ACESSO,
  origins: [],
  https: false,
  estado,
  log: { level: 'warn', stream: { write: (line) => void lines.push(JSON.parse(line)) } },
});
afterAll(async () => {
  await app.close();
  await pool.close();
});

const AWAY = 'the database is away: what needs it is answered 503; the end of this is written once';

it('an outage leaves a line at its beginning and one at its end, with how long it was and how many calls failed', async () => {
  for (let call = 0; call < 20; call += 1) {
    const answer = await app.inject('/api/saude');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
  }
  expect(lines.map(({ msg }) => msg)).toEqual([AWAY]);
  // An answer right after a failure does not end it: it may come and go.
  noteAnswer(estado, app.log);
  expect(lines).toHaveLength(1);
  await expect
    .poll(
      () => {
        noteAnswer(estado, app.log);
        return lines.length;
      },
      { timeout: 20_000 },
    )
    .toBe(2);
  expect(lines.at(-1)).toMatchObject({ msg: 'the database answers again', chamadas: 20, segundos: expect.any(Number) });
  noteAnswer(estado, app.log);
  expect(lines).toHaveLength(2);
});
