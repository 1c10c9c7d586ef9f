/** The wallet and the status strip. Every test starts with the wallet of one student emptied. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { tenant } from '../../../../database/tenant.ts';
import { createTestApp, world } from '../../../../../test/index.ts';
import { pay, spend, takeLife } from './carteira-store.ts';
import { emptyWallets, ledgerOf } from '../../../../../test/navbar/wallet.ts';

const START = '2026-11-21T12:00:00Z';
const t = await createTestApp({ agora: START });
afterAll(t.close);
const ana = await t.signIn('ana');
const escola = tenant(t.db, world.escola);
const { ana: aluno } = world.alunos;
const MINUTE = 60_000;
const SECONDS = 1200;

beforeEach(async () => {
  t.clock.set(START);
  await emptyWallets(t.db);
  await t.db.query('update turma set vidas_ativas = true');
});

const navbar = async () => (await ana.get('/api/v1/navbar')).body;
const buy = () => ana.post('/api/v1/navbar/comprar_vidas');
const earn = (moedas: number, chave = 'prêmio') => pay(escola, aluno, 'item', [{ chave, valor: moedas }], t.clock());
async function lose(lives: number, from = 0): Promise<void> {
  for (let n = from; n < from + lives; n += 1) await takeLife(escola, aluno, `erro ${n}`, SECONDS, t.clock());
}

describe('the strip', () => {
  it('shows five lives and no coins to a new student', async () => {
    expect(await navbar()).toEqual({
      qtde_estrelas: 0,
      qtde_moedas: 0,
      qtde_vidas: 5,
      prox_vida: null,
      vidas_ativas: true,
      custo_vidas: 0,
      segundos_por_vida: 1200,
    });
  });

  it('counts the time to the next life and returns the life without a write', async () => {
    await lose(2);
    expect(await navbar()).toMatchObject({ qtde_vidas: 3, prox_vida: 1200, custo_vidas: 40 });
    t.clock.advance(20 * MINUTE - 500);
    expect(await navbar()).toMatchObject({ qtde_vidas: 3, prox_vida: 1 });
    t.clock.advance(500);
    expect(await navbar()).toMatchObject({ qtde_vidas: 4, prox_vida: 1200, custo_vidas: 20 });
    t.clock.advance(20 * MINUTE);
    expect(await navbar()).toMatchObject({ qtde_vidas: 5, prox_vida: null, custo_vidas: 0 });
  });

  it('follows the interval of the school', async () => {
    await t.db.query(`update escola set configuracao = '{"segundos_por_vida": 300}' where id = 1`);
    await takeLife(escola, aluno, 'erro', 300, t.clock());
    expect(await navbar()).toMatchObject({ qtde_vidas: 4, prox_vida: 300, segundos_por_vida: 300 });
    await t.db.query(`update escola set configuracao = '{}' where id = 1`);
  });

  it('sends the same number of statements however much the student did', async () => {
    const few = await t.statements.count(navbar);
    for (let n = 0; n < 40; n += 1) await earn(10, `item ${n}`);
    await lose(5);
    expect(await t.statements.count(navbar)).toBe(few);
  });
});

describe('a refill', () => {
  it('costs 20 for each missing life and does not start the timer', async () => {
    await earn(70);
    await lose(3);
    const { status, body } = await buy();
    expect(status).toBe(200);
    expect(body).toMatchObject({ qtde_moedas: 10, qtde_vidas: 5, prox_vida: null, custo_vidas: 0 });
    expect(await ledgerOf(t.db, aluno)).toEqual({ moedas: 10, vidas: 0, lancamentos: 2 });
  });

  it('is refused when one coin is missing, and changes nothing', async () => {
    await earn(59);
    await lose(3);
    expect(await buy()).toMatchObject({ status: 409, body: { codigo: 'saldo_insuficiente' } });
    expect(await navbar()).toMatchObject({ qtde_moedas: 59, qtde_vidas: 2 });
  });

  it('is refused with all lives, also when the last one has just returned', async () => {
    await earn(100);
    expect(await buy()).toMatchObject({ status: 409, body: { codigo: 'vidas_completas' } });
    await lose(1);
    t.clock.advance(20 * MINUTE);
    expect(await buy()).toMatchObject({ status: 409, body: { codigo: 'vidas_completas' } });
    expect(await navbar()).toMatchObject({ qtde_moedas: 100 });
  });

  it('charges only for lives that time has not returned', async () => {
    await earn(100);
    await lose(3);
    t.clock.advance(45 * MINUTE);
    expect((await buy()).body).toMatchObject({ qtde_moedas: 80, qtde_vidas: 5 });
  });

  it('is refused when the teacher turned lives off; the strip then shows all lives', async () => {
    await earn(100);
    await lose(2);
    await t.db.query('update turma set vidas_ativas = false where id = $1', [world.turmaV1]);
    expect(await buy()).toMatchObject({ status: 409, body: { codigo: 'vidas_desativadas' } });
    expect(await navbar()).toMatchObject({ vidas_ativas: false, qtde_vidas: 5, prox_vida: null, custo_vidas: 0 });
  });

  it('needs a session', async () => {
    expect((await t.anonymous.get('/api/v1/navbar')).status).toBe(401);
    expect((await t.anonymous.post('/api/v1/navbar/comprar_vidas')).status).toBe(401);
  });
});

describe('the ledger', () => {
  it('pays a movement once, and only the new ones of several', async () => {
    expect(await pay(escola, aluno, 'item', [{ chave: '7:1', valor: 10 }], t.clock())).toBe(10);
    const both = [
      { chave: '7:1', valor: 10 },
      { chave: '7:2', valor: 10 },
    ];
    expect(await pay(escola, aluno, 'item', both, t.clock())).toBe(10);
    expect(await pay(escola, aluno, 'item', both, t.clock())).toBe(0);
    expect(await ledgerOf(t.db, aluno)).toEqual({ moedas: 20, vidas: 0, lancamentos: 2 });
  });

  it('keeps reasons and students apart under the same key', async () => {
    const same = [{ chave: '7:1', valor: 10 }];
    expect(await pay(escola, aluno, 'item', same, t.clock())).toBe(10);
    expect(await pay(escola, aluno, 'boss', same, t.clock())).toBe(10);
    expect(await pay(escola, world.alunos.bia, 'item', same, t.clock())).toBe(10);
  });

  it('takes coins once for a key, whatever the balance is', async () => {
    await earn(20);
    const skip = { chave: '3', valor: 15 };
    expect(await spend(escola, aluno, skip, t.clock())).toBe('gasto');
    expect(await spend(escola, aluno, skip, t.clock())).toBe('repetido');
    expect(await spend(escola, aluno, { ...skip, chave: '4' }, t.clock())).toBe('saldo_insuficiente');
    expect(await navbar()).toMatchObject({ qtde_moedas: 5 });
  });

  it('takes a life once per try, and none below zero', async () => {
    await lose(5);
    expect(await takeLife(escola, aluno, 'erro 0', SECONDS, t.clock())).toBe('repetida');
    expect(await takeLife(escola, aluno, 'mais um', SECONDS, t.clock())).toBe('sem_vidas');
    expect(await navbar()).toMatchObject({ qtde_vidas: 0, custo_vidas: 100 });
  });

  it('takes a life from the wallet as it is, also when the caller has read another one', async () => {
    const all = { vidas: 5, vidas_desde: null };
    const take = (chave: string, seen = all) => takeLife(escola, aluno, chave, SECONDS, t.clock(), seen);
    expect([await take('1'), await take('2'), await take('2'), await take('1')]).toEqual([
      'perdeu',
      'perdeu',
      'repetida',
      'repetida',
    ]);
    expect(await navbar()).toMatchObject({ qtde_vidas: 3, prox_vida: 1200 });
    await lose(3, 2);
    expect(await take('6')).toBe('sem_vidas');
    expect(await ledgerOf(t.db, aluno)).toMatchObject({ vidas: -5 });
  });

  it.each(['update moeda_lancamento set valor = 1000', 'delete from moeda_lancamento', 'delete from vida_lancamento'])(
    'refuses %s',
    async (text) => {
      await earn(10);
      await lose(1);
      await expect(t.db.query(text)).rejects.toThrow('append-only');
    },
  );
});
