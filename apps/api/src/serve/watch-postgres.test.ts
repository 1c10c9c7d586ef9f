/** Decision 201: the server starts its own PostgreSQL again, at most five times in ten minutes. */
import { describe, expect, it } from 'vitest';

import { createClock } from '../../test/clock.ts';
import { createTestApp } from '../../test/index.ts';
import { createEstado } from '../http/estado.ts';
import { watchPostgres } from './watch-postgres.ts';

/** A PostgreSQL and a timer that a test controls. */
function watched(start: () => Promise<void> = async () => undefined) {
  const estado = createEstado();
  const clock = createClock('2026-11-21T12:00:00Z');
  const said: string[] = [];
  const say = (_what: object, message: string) => void said.push(message);
  let [alive, starts] = [true, 0];
  let look = async () => undefined as void;
  const stop = watchPostgres({
    server: {
      alive: () => alive,
      revive: async () => {
        starts += 1;
        await start();
        alive = true;
      },
    },
    estado,
    agora: clock,
    log: { warn: say, error: say },
    every: (_milliseconds, work) => {
      look = work;
      return () => (look = async () => undefined);
    },
  });
  const die = async () => {
    alive = false;
    await look();
  };
  return { estado, clock, said, stop, die, look: () => look(), starts: () => starts };
}

describe('D 201: the watch', () => {
  it('does nothing while PostgreSQL lives', async () => {
    const one = watched();
    await one.look();
    expect([one.starts(), one.estado.banco, one.said]).toEqual([0, 'ok', []]);
  });

  it('starts it again, and says so', async () => {
    const one = watched();
    await one.die();
    expect(one.estado).toMatchObject({ banco: 'ok', reinicios: [new Date('2026-11-21T12:00:00Z')] });
    expect(one.said).toEqual(['PostgreSQL died; starting it again', 'PostgreSQL runs again']);
  });

  it('says that it is being started while it is', async () => {
    let running = () => undefined as void;
    const one = watched(() => new Promise((resolve) => (running = resolve)));
    const dying = one.die();
    expect(one.estado.banco).toBe('reiniciando');
    await one.look();
    expect(one.starts()).toBe(1);
    running();
    await dying;
    expect(one.estado.banco).toBe('ok');
  });

  it('gives up after five starts in ten minutes, and tries again when they are past', async () => {
    const one = watched();
    for (let n = 0; n < 7; n += 1) await one.die();
    expect([one.starts(), one.estado.banco]).toEqual([5, 'parado']);
    expect(one.said.filter((message) => message.includes('too often'))).toHaveLength(1);
    one.clock.set('2026-11-21T12:09:59Z');
    await one.die();
    expect(one.starts()).toBe(5);
    one.clock.set('2026-11-21T12:10:00Z');
    await one.die();
    expect([one.starts(), one.estado.banco]).toEqual([6, 'ok']);
  });

  it('counts a start that failed', async () => {
    const one = watched(() => Promise.reject(new Error('no space')));
    for (let n = 0; n < 7; n += 1) await one.die();
    expect([one.starts(), one.estado.banco]).toEqual([5, 'parado']);
  });

  it('starts nothing while the server ends, nor afterwards', async () => {
    const one = watched();
    one.estado.encerrando = true;
    await one.die();
    await one.stop();
    await one.die();
    expect(one.starts()).toBe(0);
  });
});

describe('D 201: GET saude', async () => {
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
