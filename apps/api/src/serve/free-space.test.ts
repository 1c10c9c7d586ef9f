/** When a disk fills up, writes stop before the database does (security T16, C27). */
import { afterAll, describe, expect, it } from 'vitest';

import { createEstado } from '../http/estado.ts';
import { createTestApp, SENHA } from '../../test/index.ts';
import { freeMegabytes, watchFreeSpace } from './free-space.ts';

/** A disk and a timer that a test controls. */
async function watched(first: number | Error, estado = createEstado()) {
  let free = first;
  let look = async () => undefined as void;
  const said: string[] = [];
  const stop = await watchFreeSpace({
    folder: '/dados',
    minimumMb: 100,
    estado,
    log: { warn: (_what, message) => void said.push(message) },
    measure: async () => {
      if (free instanceof Error) throw free;
      return free;
    },
    every: (_milliseconds, work) => {
      look = work;
      return () => (look = async () => undefined);
    },
  });
  const measure = async (now: number | Error) => {
    free = now;
    await look();
    return estado.sem_espaco;
  };
  return { estado, said, stop, measure };
}

describe('the disk check', () => {
  it.each([
    ['above the limit', 100, false],
    ['below the limit', 99.9, true],
    ['empty', 0, true],
  ])('looks before anything is served: %s', async (_name, free, refused) => {
    expect((await watched(free)).estado.sem_espaco).toBe(refused);
  });

  it('allows writes again only with some space to spare, and reports each change once', async () => {
    const disk = await watched(500);
    expect(await disk.measure(90)).toBe(true);
    expect(await disk.measure(105)).toBe(true);
    expect(await disk.measure(110)).toBe(false);
    expect(await disk.measure(101)).toBe(false);
    expect(disk.said).toHaveLength(2);
  });

  it('refuses no write when the disk cannot be measured', async () => {
    const disk = await watched(new Error('ENOSYS'));
    expect(disk.estado.sem_espaco).toBe(false);
    expect(disk.said).toHaveLength(1);
  });

  it('ends with the server', async () => {
    const disk = await watched(500);
    disk.stop();
    expect(await disk.measure(1)).toBe(false);
  });

  it('reads the real disk', async () => {
    expect(await freeMegabytes(import.meta.dirname)).toBeGreaterThan(1);
  });
});

describe('while the disk is nearly full', async () => {
  const estado = createEstado();
  const t = await createTestApp({ estado });
  afterAll(t.close);
  const bia = await t.signIn('bia');

  it('writes answer 503 with a code and a time, reads continue, and the health check reports it', async () => {
    estado.sem_espaco = true;
    const before = t.statements.sent.length;
    const refused = await bia.post('/api/v2/logout');
    expect(refused).toMatchObject({ status: 503, body: { codigo: 'sem_espaco' }, headers: { 'retry-after': '30' } });
    expect(t.statements.sent.slice(before).filter((text) => /^\s*(insert|update|delete)/i.test(text))).toEqual([]);
    expect((await t.anonymous.post('/api/v2/login/', { user: { login: 'ana', password: SENHA } })).status).toBe(503);
    expect((await bia.get('/api/v2/sessao')).status).toBe(200);
    const health = await t.anonymous.get('/api/saude');
    expect(health).toMatchObject({ status: 200, body: { status: 'ok', gravacao: 'sem_espaco' } });
  });

  it('everything works again once there is space', async () => {
    estado.sem_espaco = false;
    expect((await t.anonymous.get('/api/saude')).body).toMatchObject({ gravacao: 'ok' });
    expect((await bia.post('/api/v2/logout')).status).toBe(200);
  });
});
