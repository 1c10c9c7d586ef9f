/**
 * C02: what ends a session ends it at once, on every device. The calls that change a password or recover an account end
 * sessions too; they are named below as still to be shown here.
 */
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';

import { blockEscola, unblockEscola } from '../data/servico.ts';
import { tenant } from '../data/tenant.ts';
import { createTestApp, world, type Client } from '../testing/index.ts';

const { signIn, openView, withToken, db, clock, close } = await createTestApp();
afterAll(close);

const person = sql`escola_id = 1 and nome = 'Bruno Alves'`;
const change = (statement: SQL) => async (): Promise<void> => void (await db.execute(statement));

type Cause = {
  readonly name: string;
  readonly happen: (device: Client) => Promise<void>;
  readonly undo?: () => Promise<void>;
};
const causes: readonly Cause[] = [
  {
    name: 'the account is switched off',
    happen: change(sql`update pessoa set ativa = false where ${person}`),
    undo: change(sql`update pessoa set ativa = true where ${person}`),
  },
  {
    name: 'the role changes',
    happen: change(sql`update pessoa set perfil = 'professor' where ${person}`),
    undo: change(sql`update pessoa set perfil = 'aluno' where ${person}`),
  },
  {
    name: 'the last enrolment ends',
    happen: change(sql`update turma_aluno set status = 'Transferido' where escola_id = 1 and pessoa_id = 4`),
    undo: change(sql`update turma_aluno set status = 'Atual' where escola_id = 1 and pessoa_id = 4`),
  },
  {
    name: 'the school is blocked',
    happen: async () => void (await blockEscola(tenant(db, world.escola), clock())),
    undo: () => unblockEscola(tenant(db, world.escola)),
  },
  { name: 'it was not used for 12 h', happen: async () => clock.advance(12 * 3_600_000) },
];

const alive = async (client: Client) => (await client.get('/api/v2/sessao')).status === 200;
const count = async (clients: readonly Client[]) => (await Promise.all(clients.map(alive))).filter(Boolean).length;
let accepted = 0;
let tried = 0;

/** Old tokens that still work once it has happened. */
async function survivors(devices: readonly Client[], happen: () => Promise<unknown>): Promise<number> {
  expect(await count(devices)).toBe(devices.length);
  await happen();
  return count(devices);
}

async function expectEnded(devices: readonly Client[], happen: () => Promise<unknown>): Promise<void> {
  const left = await survivors(devices, happen);
  accepted += left;
  tried += devices.length;
  expect(left).toBe(0);
}

describe('C02 ending sessions', () => {
  it.each(causes.map((cause) => [cause.name, cause] as const))('on two devices when %s', async (_name, cause) => {
    const devices = [await signIn('bruno'), await signIn('bruno')];
    const [first] = devices;
    if (!first) throw new Error('no device');
    await expectEnded(devices, () => cause.happen(first));
    await cause.undo?.();
  });

  it('by signing out: every copy of that token, and no other device', async () => {
    const [here, there] = [await signIn('bruno'), await signIn('bruno')];
    await expectEnded([here, withToken(here.token ?? '')], () => here.post('/api/v2/logout'));
    expect(await alive(there)).toBe(true);
  });

  it.each([
    ['own school', 'vida.julia', world.alunos.bruno],
    ['another school', 'admin.rui', world.alunos.zeca],
  ])('two views end with the sign-in they came from: %s', async (_name, login, aluno) => {
    const base = await signIn(login);
    const views = [await openView(base, aluno), await openView(base, aluno)];
    await expectEnded([base, ...views], () => base.post('/api/v2/logout'));
  });

  it('a view ends after its hour, and the sign-in it came from goes on', async () => {
    const base = await signIn('vida.julia');
    const views = [await openView(base, world.alunos.bruno), await openView(base, world.alunos.bruno, 'aluno')];
    await expectEnded(views, async () => clock.advance(3_600_000));
    expect(await alive(base)).toBe(true);
  });

  it('a view of a staff member who is switched off', async () => {
    const base = await signIn('prof.helena');
    const views = [await openView(base, world.alunos.bruno), await openView(base, world.alunos.bia)];
    await expectEnded([base, ...views], () =>
      db.execute(sql`update pessoa set ativa = false where nome = 'Helena Costa'`),
    );
    await db.execute(sql`update pessoa set ativa = true where nome = 'Helena Costa'`);
  });

  it('planted: when nothing ends them, both devices are noticed', async () => {
    expect(await survivors([await signIn('bruno'), await signIn('bruno')], async () => undefined)).toBe(2);
    process.stdout.write(`C02 old tokens accepted ${accepted} of ${tried}; planted caught 2/2\n`);
    expect(tried).toBeGreaterThanOrEqual(2 * causes.length);
    expect(accepted).toBe(0);
  });

  it.todo('on the other device when the password is changed (changeSenha)');
  it.todo('on two devices when staff reset the password (changeSenha with turma_aluno_id)');
  it.todo('on two devices when the account is recovered by questions (validatePerguntasSeguranca)');
  it.todo('on two devices when the account is recovered by e-mail (redeemRecuperacao)');
});
