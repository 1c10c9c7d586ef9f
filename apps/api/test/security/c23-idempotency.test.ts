/** C23: a repeated write acts once: by its `Idempotency-Key`, or by its natural key when it has none. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { tenant } from '../../src/database/tenant.ts';
import { forbidden, unavailable } from '../../src/http/errors.ts';
import { ok, type Handlers } from '../../src/http/call.ts';
import { loadDocument, readOperations } from '../../src/http/contract.ts';
import { cleanPedidos } from '../../src/jobs/clean-pedidos.ts';
import { createTrilha, RIGHT, WRONG } from '../avaliacao_adaptadas/trilha-fixture.ts';
import { pay, takeLife } from '../../src/modules/roteiros/aluno/navbar/carteira-store.ts';
import { emptyWallets, ledgerOf } from '../navbar/wallet.ts';
import { contractOf, createTestApp, SENHA, world, type Answer, type Client } from '../index.ts';
import { report } from './support/figures.ts';

const START = '2026-11-21T12:00:00Z';
const t = await createTestApp({ agora: START });
afterAll(t.close);
const ana = await t.signIn('ana');
const escola = tenant(t.db, world.escola);
const aluno = world.alunos.ana;
const DAY = 86_400_000;
const SAME = 100;

let serial = 0;
const newKey = () => `chave-de-teste-${(serial += 1)}`;
const send = (client: Client, url: string, chave: string, body: object = {}): Promise<Answer> =>
  client.send({
    method: 'POST',
    url,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': chave },
  });
const BUY = '/api/v1/navbar/comprar_vidas';
const times = (n: number) => Array.from({ length: n }, (_, index) => index);
const distinct = (answers: readonly Answer[]) =>
  new Set(answers.map(({ status, body }) => JSON.stringify([status, body])));
const rows = async () => Number((await t.db.query('select count(*) as n from pedido')).rows[0].n);

/** Two lives are lost, and the coins are enough for many refills. */
async function prepare(): Promise<void> {
  await emptyWallets(t.db);
  await pay(escola, aluno, 'item', [{ chave: 'prêmio', valor: 1000 }], t.clock());
  await lose();
}
async function lose(): Promise<void> {
  for (const n of [1, 2]) await takeLife(escola, aluno, `${newKey()} ${n}`, 1200, t.clock());
}

beforeEach(async () => {
  t.clock.set(START);
  await prepare();
});

describe('a key', () => {
  it(`sent ${SAME} times at once acts once, and every caller gets the same answer`, async () => {
    const chave = newKey();
    const answers = await Promise.all(times(SAME).map(() => send(ana, BUY, chave)));
    const bought = await ledgerOf(t.db, aluno);
    report('C23 same key at once', { calls: SAME, effects: bought.lancamentos - 1, answers: distinct(answers).size });
    expect(distinct(answers).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, body: { qtde_moedas: 960, qtde_vidas: 5 } });
    expect(bought).toEqual({ moedas: 960, vidas: 0, lancamentos: 2 });
  });

  it('planted: without it, the same calls get different answers', async () => {
    const answers = await Promise.all(times(SAME).map(() => ana.post(BUY)));
    expect(distinct(answers).size).toBeGreaterThan(1);
  });

  it('whose answer was lost returns that answer, not a new one', async () => {
    const chave = newKey();
    const first = await send(ana, BUY, chave);
    await lose();
    expect(await send(ana, BUY, chave)).toMatchObject({ status: 200, body: first.body });
    expect((await ledgerOf(t.db, aluno)).lancamentos).toBe(2);
    expect(await send(ana, BUY, newKey()), 'another key is another purchase').toMatchObject({
      body: { qtde_moedas: 920 },
    });
  });

  it('returns a refusal again too', async () => {
    const chave = newKey();
    await send(ana, BUY, newKey());
    expect(await send(ana, BUY, chave)).toMatchObject({ status: 409, body: { codigo: 'vidas_completas' } });
    await lose();
    expect(await send(ana, BUY, chave)).toMatchObject({ status: 409, body: { codigo: 'vidas_completas' } });
  });

  it('with another body is refused, each time', async () => {
    const trilha = await createTrilha(t.db, { fases: [5] });
    const chave = newKey();
    const [item] = trilha.fases[0]?.itens ?? [];
    const url = `${trilha.url(0)}/itens/${item?.questao_id}/resposta`;
    expect((await send(ana, url, chave, { item_resposta: WRONG, vez: 1 })).status).toBe(200);
    const others = [2, 3, 4, 5, null].map((item_resposta) => ({ item_resposta, vez: 1 }));
    const refused = await Promise.all(others.map((body) => send(ana, url, chave, body)));
    const mismatches = refused.filter(({ status }) => status === 422).length;
    report('C23 another body', { refused: `${mismatches}/${others.length}` });
    for (const answer of refused) expect(answer).toMatchObject({ status: 422, body: { codigo: 'chave_repetida' } });
  });

  it('belongs to one person and one operation', async () => {
    const chave = newKey();
    expect((await send(ana, BUY, chave)).status).toBe(200);
    const bia = await t.signIn('bia');
    expect(await send(bia, BUY, chave)).toMatchObject({ status: 409, body: { codigo: 'vidas_completas' } });
    const trilha = await createTrilha(t.db, { fases: [1] });
    expect(await send(ana, `${trilha.url(0)}/fase_concluida`, chave, { fase_resumo: [] })).toMatchObject({
      body: { codigo: 'fase_sem_respostas' },
    });
  });

  it('is forgotten after 24 h, by the call and by the job', async () => {
    const chave = newKey();
    await send(ana, BUY, chave);
    t.clock.advance(DAY - 1);
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const kept = await rows();
    await cleanPedidos.run({ db: t.db, agora: t.clock(), log });
    expect(await rows()).toBe(kept);
    const fresh = await t.signIn('ana');
    await lose();
    expect((await send(fresh, BUY, chave)).body).toMatchObject({ qtde_moedas: 960 });
    t.clock.advance(1);
    await lose();
    expect((await send(fresh, BUY, chave)).body, 'a new purchase').toMatchObject({ qtde_vidas: 5, qtde_moedas: 880 });
    t.clock.advance(DAY + 1);
    await cleanPedidos.run({ db: t.db, agora: t.clock(), log });
    expect(await rows()).toBe(0);
  });

  it.each(['curta', 'com espaço dentro', 'á'.repeat(12), 'x'.repeat(101)])(
    'with a wrong form (%s) is refused',
    async (chave) => {
      expect((await send(ana, BUY, encodeURI(chave).slice(0, 120))).status).toBe(400);
    },
  );

  it('of a call whose process died can be used again after a minute, by the same call only', async () => {
    const chave = newKey();
    await send(ana, BUY, chave);
    await t.db.query('update pedido set status = null, resposta = null where chave = $1', [chave]);
    t.clock.advance(60_000);
    await lose();
    expect(await send(ana, `${BUY}?turma_aluno_id=${aluno}`, chave)).toMatchObject({ status: 422 });
    expect(await send(ana, BUY, chave)).toMatchObject({ status: 200, body: { qtde_vidas: 5, qtde_moedas: 920 } });
  });
});

describe('the stored answers', () => {
  const operations = readOperations(loadDocument());

  it('contain none of a call that carries secrets', async () => {
    const senha = 'pipa-azul-77';
    const bruno = await t.signIn('bruno');
    const before = await rows();
    const url = '/api/v2/users/contas/alterar_senha';
    expect((await send(bruno, url, newKey(), { atual: SENHA, nova: senha })).status).toBe(200);
    expect(await rows()).toBe(before);
    expect(
      operations
        .filter(({ escrita, takesKey }) => escrita !== null && !takesKey)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([
      'changeSenha',
      'changeSenha_v1',
      'closeDuasEtapas',
      'createAnonimizacaoAluno',
      'createCodigoEntrada',
      'createContexto',
      'createDuasEtapas',
      'createExportacaoAluno',
      // A file with keys of questions; it writes nothing.
      'createExportacaoQuestoes',
      'createFichas',
      // The two of a file carry no secret: the hash of the file is its key.
      'createImportacao',
      'createMembroEquipe',
      'createMidiaArquivo',
      'createTransferencia',
      'logout',
      'logout_v1',
      'resetCodigosRecuperacao',
      'resetSenhaMembro',
      'resetSenhasTurma',
      // Its body may carry the code of the door (MON-7); the attempt itself is made once.
      'startProva',
      'startProva_v1',
      'updateConta',
      'updateConta_v1',
      'validateDuasEtapas',
    ]);
  });

  it('contain none without a key, none of reads, and none of calls refused by the session check', async () => {
    const before = await rows();
    await ana.post(BUY);
    const view = await t.openView(await t.signIn('vida.julia'), aluno);
    expect((await send(view, BUY, newKey())).status).toBe(403);
    expect((await send(t.anonymous, BUY, newKey())).status).toBe(401);
    await ana.send({ method: 'GET', url: '/api/v1/navbar', headers: { 'idempotency-key': newKey() } });
    expect(await rows()).toBe(before);
  });

  it('contain none of a call that failed, so the same key tries again', async () => {
    const outcomes = [
      () => Promise.reject(new Error('broken')),
      () => Promise.reject(unavailable('banco_indisponivel', 'Fora do ar.')),
      () => Promise.resolve(ok({ message: 'Feito.' })),
      () => Promise.reject(forbidden('nunca', 'Nunca.')),
    ];
    let calls = 0;
    const handlers: Handlers = {
      resetRoteiroEstudos: () => outcomes[calls++]?.() ?? Promise.reject(new Error('called')),
    };
    const app = await createTestApp({ agora: START, contract: contractOf(handlers) });
    const bia = app.withToken((await t.signIn('bia')).token ?? '');
    const chave = newKey();
    const statuses = [];
    for (const _call of outcomes) statuses.push((await copySession(app, bia, chave)).status);
    expect(statuses).toEqual([500, 503, 200, 200]);
    expect(calls).toBe(3);
    await app.close();
  });
});

/** Copies the session of another app's database into this one. */
async function copySession(
  app: Awaited<ReturnType<typeof createTestApp>>,
  client: Client,
  chave: string,
): Promise<Answer> {
  const { rows: sessions } = await t.db.query('select to_jsonb(s) as s from sessao s');
  for (const { s } of sessions)
    await app.db.query(
      'insert into sessao select * from jsonb_populate_record(null::sessao, $1) on conflict do nothing',
      [s],
    );
  return send(client, '/api/v1/tests/reset_roteiro_estudos', chave);
}

describe('without a key', () => {
  it('fase_concluida sent 50 times pays once and gives the same answer', async () => {
    await emptyWallets(t.db);
    const trilha = await createTrilha(t.db, { tipo: 2, fases: [3] });
    for (const { questao_id } of trilha.fases[0]?.itens ?? [])
      await ana.post(`${trilha.url(0)}/itens/${questao_id}/resposta`, { item_resposta: RIGHT, vez: 1 });
    const before = await ledgerOf(t.db, aluno);
    const answers = await Promise.all(
      times(50).map((n) =>
        ana.post(`${trilha.url(0)}/fase_concluida`, { fase_resumo: [], ...(n % 2 && { tentativa: 1 }) }),
      ),
    );
    const after = await ledgerOf(t.db, aluno);
    const { rows: runs } = await t.db.query('select count(*)::int as n from fase_execucao where trilha_fase_id = $1', [
      trilha.fases[0]?.trilha_fase_id,
    ]);
    report('C23 fase_concluida', {
      calls: 50,
      answers: distinct(answers).size,
      runs: runs[0].n,
      'extra coins': after.moedas - before.moedas,
    });
    expect(distinct(answers).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, body: { qtde_moedas: 120, qtde_estrelas: 3, tentativa: 1 } });
    expect(after).toEqual({ moedas: 120, vidas: 0, lancamentos: 6 });
    expect(runs[0].n).toBe(1);
  });

  it('the same first answer sent 50 times at once counts as one try and costs one life', async () => {
    await emptyWallets(t.db);
    const trilha = await createTrilha(t.db, { fases: [1] });
    const url = `${trilha.url(0)}/itens/${trilha.fases[0]?.itens[0]?.questao_id}/resposta`;
    const answers = await Promise.all(
      times(50).map(() => ana.post(url, { item_resposta: WRONG, tentativa: 1, vez: 1 })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.filter(({ body }) => Object(body).perdeu_vida === true)).toHaveLength(1);
    expect(await ledgerOf(t.db, aluno)).toMatchObject({ vidas: -1 });
  });
});
