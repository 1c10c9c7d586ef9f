/** Decision 201, as issue 32 changed it: the embedded PostgreSQL is started again for ever, with growing waits, and a hung one is replaced. */
import { describe, expect, it } from 'vitest';

import { createClock } from '../../test/clock.ts';
import { createTestApp } from '../../test/index.ts';
import type { Sign } from '../database/probe.ts';
import { createEstado } from '../http/estado.ts';
import { waitBefore, watchDatabase } from './watch-database.ts';

const LOOKS_A_SECOND = 4;

/** A database and a timer that a test controls. `embedded: false`: one of DATABASE_URL. */
function watched({ embedded = true, start = (): Promise<void> => Promise.resolve() } = {}) {
  const estado = createEstado();
  const clock = createClock('2026-11-21T12:00:00Z');
  const said: string[] = [];
  const acts: string[] = [];
  const say = (_what: object, message: string) => void said.push(message);
  let alive = true;
  let sign: Sign | 'hangs' = 'ok';
  let free = () => undefined as void;
  let look = async () => undefined as void;
  const begin = (what: string) => async () => {
    acts.push(what);
    await start();
    alive = true;
    sign = 'ok';
    free();
  };
  const stop = watchDatabase({
    server: embedded ? { alive: () => alive, revive: begin('revive'), replace: begin('replace') } : null,
    ask: async () => {
      if (sign === 'hangs') await new Promise<void>((resolve) => (free = () => resolve()));
      return sign === 'hangs' ? 'silent' : sign;
    },
    pool: { cut: () => void acts.push('cut'), mend: () => undefined },
    estado,
    agora: clock,
    log: { warn: say, error: say },
    random: () => 0.5,
    every: (_milliseconds, work) => {
      look = work;
      return () => (look = async () => undefined);
    },
  });
  /** Lets so many seconds pass. */
  const pass = async (seconds: number) => {
    for (let n = 0; n < seconds * LOOKS_A_SECOND; n += 1) await look();
    // What a question brought is heard.
    await new Promise(setImmediate);
  };
  return {
    estado,
    clock,
    said,
    acts,
    stop,
    pass,
    die: () => (alive = false),
    answer: (next: Sign | 'hangs') => {
      sign = next;
      free();
    },
  };
}

describe('a PostgreSQL that died', () => {
  it('is left alone while it lives', async () => {
    const one = watched();
    await one.pass(30);
    expect([one.acts, one.estado.banco, one.said]).toEqual([[], 'ok', []]);
  });

  it('is started again at the next look, and the log says so', async () => {
    const one = watched();
    one.die();
    await one.pass(0.25);
    expect(one.acts).toEqual(['revive']);
    expect(one.estado).toMatchObject({ banco: 'ok', reinicios: [new Date('2026-11-21T12:00:00Z')] });
    expect(one.said).toEqual(['PostgreSQL died; starting it again', 'PostgreSQL runs again']);
  });

  it('is started once while a start is under way, and saude says so', async () => {
    let running = () => undefined as void;
    const one = watched({ start: () => new Promise((resolve) => (running = resolve)) });
    one.die();
    const passing = one.pass(0.25);
    await new Promise(setImmediate);
    expect(one.estado.banco).toBe('reiniciando');
    await one.pass(5);
    expect(one.acts).toEqual(['revive']);
    running();
    await passing;
    expect(one.estado.banco).toBe('ok');
  });

  it('that cannot start is tried for ever, every 10 s at last, and told less and less often', async () => {
    const one = watched({ start: () => Promise.reject(new Error('no space')) });
    one.die();
    await one.pass(16);
    // At 0, 0.5, 1.5, 3.5, 7.5 and 15.5 s.
    expect(one.acts).toHaveLength(6);
    expect(one.estado.banco).toBe('reiniciando');
    await one.pass(600);
    expect(one.acts.length).toBeGreaterThan(60);
    expect(one.said.length).toBeLessThan(20);
  });

  it('that has run for a minute is started at once again', async () => {
    const one = watched();
    for (let n = 0; n < 6; n += 1) {
      one.die();
      await one.pass(11);
    }
    expect(one.acts).toHaveLength(6);
    await one.pass(61);
    one.die();
    await one.pass(0.25);
    expect(one.acts).toHaveLength(7);
  });

  it('is not started while this process ends, nor afterwards', async () => {
    const one = watched();
    one.estado.encerrando = true;
    one.die();
    await one.pass(5);
    await one.stop();
    await one.pass(5);
    expect(one.acts).toEqual([]);
  });
});

it.each([
  [1, 0],
  [2, 500],
  [6, 8_000],
  [7, 10_000],
  [1_000, 10_000],
])('start %d waits %d ms, a quarter more or less', (attempt, milliseconds) => {
  expect(waitBefore(attempt, () => 0.5)).toBe(milliseconds);
  expect(waitBefore(attempt, () => 0)).toBe(milliseconds * 0.75);
  expect(waitBefore(attempt, () => 1)).toBe(milliseconds * 1.25);
});

describe('a PostgreSQL that gives no sign', () => {
  it('is cut off before anybody has waited five seconds', async () => {
    const one = watched();
    await one.pass(2);
    one.answer('hangs');
    await one.pass(3);
    expect(one.acts).toEqual([]);
    await one.pass(1.25);
    expect([one.acts, one.estado.banco]).toEqual([['cut'], 'sem_resposta']);
  });

  it('is replaced when it is the embedded one', async () => {
    const one = watched();
    one.answer('hangs');
    await one.pass(12);
    expect([one.acts, one.estado.banco]).toEqual([['cut', 'replace'], 'ok']);
  });

  it('of DATABASE_URL is waited for, and used again when it answers', async () => {
    const one = watched({ embedded: false });
    one.answer('hangs');
    await one.pass(60);
    expect([one.acts, one.estado.banco]).toEqual([['cut'], 'sem_resposta']);
    one.answer('ok');
    await one.pass(2);
    expect(one.estado.banco).toBe('ok');
  });

  it.each(['refused', 'away'] as const)('is not one that says it cannot now (%s)', async (sign) => {
    const one = watched();
    one.answer(sign);
    await one.pass(60);
    expect(one.acts).toEqual([]);
  });
});

describe('GET saude', async () => {
  const estado = createEstado();
  it('says how often PostgreSQL was started again, and when', async () => {
    const t = await createTestApp({ estado });
    estado.reinicios = [new Date('2026-11-21T11:58:00Z'), new Date('2026-11-21T11:59:00Z')];
    expect((await t.anonymous.get('/api/saude')).body).toMatchObject({
      banco: 'ok',
      banco_reinicios: 2,
      banco_reiniciado_em: '2026-11-21T11:59:00.000Z',
    });
    await t.close();
  });
});
