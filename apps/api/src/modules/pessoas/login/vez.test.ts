import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestDb, type TestDb } from '../../../../test/index.ts';
import { countAddress, turnoOf } from './endereco.ts';
import { LINE_TIMES } from './limite-endereco.ts';
import { SENHAS_ENDERECO } from './tentativa.ts';
import { createVez, type Turno, type VezOptions } from './vez.ts';

const RIGHT = { right: true, guess: false };
const GUESS = { right: false, guess: true };
const OPTIONS: VezOptions = { maxSeconds: 10, maxWaiting: 5, maxWaitingAll: 50 };

/** A turn of this process alone, which the test frees. */
function heldTurn() {
  let free = true;
  const acts: string[] = [];
  const turno: Turno = {
    servesMs: 1_000,
    take: async () => {
      if (!free) return 5;
      free = false;
      return 0;
    },
    keep: async () => void acts.push('keep'),
    giveBack: async () => {
      free = true;
    },
  };
  return { turno, acts, free: () => (free = true), hold: () => (free = false) };
}

/** Enters tries while the turn is held and returns the order in which they were checked. */
async function orderOf(tries: readonly (readonly [conta: string, falhas: number])[]) {
  const { turno, free, hold } = heldTurn();
  const vez = createVez({ ...OPTIONS, maxWaiting: 50 });
  hold();
  const order: string[] = [];
  const all = tries.map(([conta, falhas], index) =>
    vez.run({ endereco: 'escola', conta, falhas, turno }, async () => {
      order.push(`${conta}${index}`);
      return RIGHT;
    }),
  );
  free();
  await Promise.all(all);
  expect(vez.waiting()).toBe(0);
  return order;
}

describe('the line of an address', () => {
  it('lets an account that was tried once go before the many tries of another', async () => {
    const order = await orderOf([
      ['ana', 0],
      ['ana', 0],
      ['ana', 0],
      ['bia', 0],
    ]);
    expect(order).toEqual(['ana0', 'bia3', 'ana1', 'ana2']);
  });

  it('lets an account without failures go before one with failures, whoever came first', async () => {
    expect(
      await orderOf([
        ['ana', 3],
        ['bia', 0],
      ]),
    ).toEqual(['bia1', 'ana0']);
  });

  it('serves all right passwords in one turn', async () => {
    expect(await orderOf(Array.from({ length: 30 }, (_, n) => [`aluno${n}.`, 0] as const))).toHaveLength(30);
  });

  it('keeps the turn after a guess, and not after another wrong password', async () => {
    const { turno, acts, free } = heldTurn();
    const vez = createVez(OPTIONS);
    const lugar = { endereco: 'escola', conta: 'ana', falhas: 0, turno };
    expect(await vez.run(lugar, async () => ({ right: false, guess: false }))).toBe(false);
    expect(acts).toEqual([]);
    expect(await vez.run(lugar, async () => GUESS)).toBe(false);
    await expect.poll(() => acts).toEqual(['keep']);
    free();
  });

  it('refuses the last of too many, not the newcomer whose account was not tried', async () => {
    const { turno, hold, free } = heldTurn();
    const vez = createVez(OPTIONS);
    hold();
    const enter = (conta: string) =>
      vez.run({ endereco: 'escola', conta, falhas: 0, turno }, async () => RIGHT).catch((error) => error);
    const many = Array.from({ length: 5 }, () => enter('ana'));
    const newcomer = enter('bia');
    expect(await many[4]).toMatchObject({ status: 503, codigo: 'muitos_acessos' });
    free();
    expect(await newcomer).toBe(true);
    expect(await Promise.all(many.slice(0, 4))).toEqual([true, true, true, true]);
  });

  it('refuses after the longest wait, and a failed database refuses everybody who waits', async () => {
    const { turno, hold } = heldTurn();
    hold();
    const impatient = createVez({ ...OPTIONS, maxSeconds: 0.05 });
    const lugar = { endereco: 'escola', conta: 'ana', falhas: 0 };
    await expect(impatient.run({ ...lugar, turno }, async () => RIGHT)).rejects.toMatchObject({ status: 503 });
    const broken = { ...turno, take: () => Promise.reject(new Error('gone')) };
    await expect(createVez(OPTIONS).run({ ...lugar, turno: broken }, async () => RIGHT)).rejects.toThrow('gone');
  });
});

describe('the turn of an address', async () => {
  const database: TestDb = await createTestDb();
  afterAll(() => database.close());
  const { db } = database;
  beforeEach(() => db.query('delete from login_falha'));

  it('is one for all processes: two lines check one guess after the other', async () => {
    const lines = [createVez(OPTIONS), createVez(OPTIONS)];
    const visitor = { db, ip: '10.9.0.1', agora: new Date('2026-11-21T12:00:00Z'), line: { turnMs: 400, answerMs: 0 } };
    await countAddress(db, SENHAS_ENDERECO, visitor.ip, visitor.agora);
    const checked: number[] = [];
    await Promise.all(
      lines.map((vez, n) =>
        vez.run(
          { endereco: visitor.ip, conta: `aluno${n}`, falhas: 0, turno: turnoOf(SENHAS_ENDERECO, visitor) },
          async () => {
            checked.push(performance.now());
            return GUESS;
          },
        ),
      ),
    );
    const [first = 0, second = 0] = checked;
    expect(second - first).toBeGreaterThan(visitor.line.turnMs - 100);
  });

  it('is kept by a guess, and a wrong try answered, as long as docs/operation.md says', () => {
    expect(LINE_TIMES).toEqual({ turnMs: 2_000, answerMs: 3_000 });
  });
});
