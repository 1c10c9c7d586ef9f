/** The Boss from the student's side. Each test makes its own roadmap and starts with an empty wallet. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { closeBosses } from '../../../../jobs/close-bosses.ts';
import { createTestApp, world, type Client } from '../../../../../test/index.ts';
import { RIGHT, WRONG } from '../../../../../test/avaliacao_adaptadas/trilha-fixture.ts';
import { bodyOf, createExam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { emptyWallets, ledgerOf } from '../../../../../test/navbar/wallet.ts';
import { createBossTrilha, giveStars, type BossTrilha } from '../../../../../test/boss/boss-fixture.ts';

const START = '2026-11-21T12:00:00Z';
const t = await createTestApp({ agora: START });
afterAll(t.close);
const ana = await t.signIn('ana');
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

beforeEach(async () => {
  t.clock.set(START);
  await t.db.query('delete from boss_item; delete from boss');
  await emptyWallets(t.db);
  await t.db.query(`update escola set configuracao = '{}'`);
  await t.db.query('update turma_aluno set fator_tempo = 1');
});

const info = async (trilha: BossTrilha, client: Client = ana) =>
  bodyOf('BossInfo', await client.get(trilha.bossUrl('boss_info')));
const resumo = async (trilha: BossTrilha, client: Client = ana) =>
  bodyOf('BossResumo', await client.get(trilha.bossUrl('boss_resumo')));
const concluido = (trilha: BossTrilha) => ana.get(trilha.bossUrl('boss_concluido'));
const start = (trilha: BossTrilha, client: Client = ana) => client.post(trilha.bossUrl('boss/iniciar'));
const leave = (trilha: BossTrilha) => ana.post(trilha.bossUrl('boss/encerrar'));
const answer = (trilha: BossTrilha, trilha_item_id: number | null | undefined, item_resposta: number) =>
  ana.post(trilha.answerUrl, { turma_avaliacao_roteiro_estudo_id: trilha_item_id, item_resposta });
const itemIds = async (trilha: BossTrilha) =>
  (await resumo(trilha)).itens.map((item) => item.turma_avaliacao_roteiro_estudo_id);

/** Answers the items in order: `hits` right, then wrong ones; the last `left` items stay unanswered. */
async function play(trilha: BossTrilha, hits: number, left = 0) {
  await start(trilha);
  const ids = await itemIds(trilha);
  const answers = [];
  for (const [n, id] of ids.slice(0, ids.length - left).entries())
    answers.push(await answer(trilha, id, n < hits ? RIGHT : WRONG));
  return answers;
}

describe('before the start', () => {
  it('the intro shows time and items, and reading it starts nothing', async () => {
    const trilha = await createBossTrilha(t.db, { fases: [8, 8] });
    for (const call of ['boss_info', 'boss_resumo', 'boss_concluido']) await ana.get(trilha.bossUrl(call));
    expect(await info(trilha)).toEqual({
      tempo_total: 1200,
      data_inicio: null,
      tempo_restante: 1200,
      data_fim: null,
      status_boss: 'desbloqueado',
      qtde_itens: 10,
      acertos_para_vencer: 6,
      moedas_por_acerto: 20,
      roteiro_encerrado: false,
      servidor_em: '2026-11-21T12:00:00.000Z',
    });
    expect(await resumo(trilha)).toMatchObject({ itens: [], online: false, tempo_restante: 1200 });
    expect(await concluido(trilha)).toMatchObject({ status: 409, body: { codigo: 'boss_nao_encerrado' } });
    expect(await leave(trilha)).toMatchObject({ status: 409, body: { codigo: 'boss_nao_iniciado' } });
    const { rows } = await t.db.query('select 1 from boss where trilha_id = $1', [trilha.trilha_id]);
    expect(rows).toEqual([]);
  });

  it('stays locked until the last phase has a star; stars of other phases do not matter', async () => {
    const trilha = await createBossTrilha(t.db, { fases: [2, 2], unlockedFor: [] });
    const [first, last] = trilha.fases;
    await giveStars(t.db, first?.trilha_fase_id ?? 0, { estrelas: 3, acertos: 2 });
    await giveStars(t.db, last?.trilha_fase_id ?? 0, { estrelas: 0, acertos: 0 });
    expect((await info(trilha)).status_boss).toBe('bloqueado');
    expect(await start(trilha)).toMatchObject({ status: 409, body: { codigo: 'boss_bloqueado' } });
    const item = last?.itens[0]?.trilha_item_id;
    expect(await answer(trilha, item, 1)).toMatchObject({ status: 409, body: { codigo: 'boss_bloqueado' } });
    await giveStars(t.db, last?.trilha_fase_id ?? 0, { estrelas: 1 });
    expect(await start(trilha)).toMatchObject({ status: 200, body: { status_boss: 'iniciado' } });
  });

  it.each([
    ['without a Boss', { fases: [2], existe_boss: false }],
    ['without items', { fases: [0] }],
    ['that is not open yet', { fases: [2], aberta_em: '2026-11-21T12:00:01Z' }],
    ['of another class', { fases: [2], turma_id: world.turmaV2 }],
    ['of another student', { tipo: 2, fases: [2], turma_aluno_id: world.alunos.caio }],
  ] as const)('a roadmap %s answers 404', async (_name, spec) => {
    const trilha = await createBossTrilha(t.db, spec);
    for (const call of ['boss_info', 'boss_resumo', 'boss_concluido'])
      expect((await ana.get(trilha.bossUrl(call))).status).toBe(404);
    for (const call of ['boss/iniciar', 'boss/encerrar'])
      expect((await ana.post(trilha.bossUrl(call))).status).toBe(404);
    const item = trilha.fases[0]?.itens[0]?.trilha_item_id ?? 999_999;
    const key =
      spec.fases[0] > 0 && 'tipo' in spec ? 'turma_avaliacao_lista_adaptada_id' : 'turma_avaliacao_roteiro_estudo_id';
    expect((await ana.post(trilha.answerUrl, { [key]: item, item_resposta: 1 })).status).toBe(404);
  });

  it('does not start after the end of its roadmap, but a running attempt keeps its time', async () => {
    const trilha = await createBossTrilha(t.db, { fases: [2], data_fim: '2026-11-21T12:05:00Z' });
    const late = await createBossTrilha(t.db, { fases: [2], data_fim: '2026-11-21T12:05:00Z' });
    await start(trilha);
    t.clock.set('2026-11-21T12:05:01Z');
    expect(await start(late)).toMatchObject({ status: 409, body: { codigo: 'boss_encerrado' } });
    const [id] = await itemIds(trilha);
    expect((await answer(trilha, id, RIGHT)).status).toBe(200);
  });
});

describe('the attempt', () => {
  it('draws one item of each phase, and never one of an exam that is not released', async () => {
    const trilha = await createBossTrilha(t.db, { fases: [3, 3, 3, 3] });
    const held = trilha.fases.map((fase) => fase.itens[0]?.questao_id ?? 0);
    await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV2, janelas: [['2026-12-01T12:00:00Z', '2026-12-01T15:00:00Z']] }],
      dias: [{ itens: held.map((questao_id) => ({ questao_id })) }],
    });
    expect(await start(trilha)).toMatchObject({ body: { qtde_itens: 8 } });
    const drawn = (await resumo(trilha)).itens.map(({ banco_questao_id }) => banco_questao_id);
    expect(drawn.filter((id) => held.includes(id))).toEqual([]);
    for (const fase of trilha.fases) expect(fase.itens.some(({ questao_id }) => drawn.includes(questao_id))).toBe(true);
  });

  it('does not start while exams hold all of its questions', async () => {
    const trilha = await createBossTrilha(t.db, { fases: [2] });
    const itens = trilha.fases[0]?.itens.map(({ questao_id }) => ({ questao_id })) ?? [];
    const janela: [string, string] = ['2026-11-21T13:00:00Z', '2026-11-21T15:00:00Z'];
    await createExam(t.db, { turmas: [{ turma_id: world.turmaV2, janelas: [janela] }], dias: [{ itens }] });
    expect(await start(trilha)).toMatchObject({ status: 409, body: { codigo: 'boss_bloqueado' } });
    t.clock.set('2026-11-21T15:02:01Z');
    expect((await start(trilha)).status).toBe(200);
  });

  it('keeps its clock and items when it is started again', async () => {
    const trilha = await createBossTrilha(t.db, { fases: [5] });
    expect(await start(trilha)).toMatchObject({
      status: 200,
      body: { data_inicio: '2026-11-21T12:00:00.000Z', tempo_restante: 1200, qtde_itens: 5, status_boss: 'iniciado' },
    });
    const before = await itemIds(trilha);
    t.clock.advance(90_500);
    expect(await start(trilha)).toMatchObject({
      body: { data_inicio: '2026-11-21T12:00:00.000Z', tempo_restante: 1109 },
    });
    expect(await itemIds(trilha)).toEqual(before);
  });

  it('shows a key only after its answer, and an answer cannot be changed', async () => {
    const trilha = await createBossTrilha(t.db, { fases: [3] });
    await start(trilha);
    const [first, second] = await itemIds(trilha);
    expect((await resumo(trilha)).itens.map(({ item_gabarito }) => item_gabarito)).toEqual([null, null, null]);
    const saved = await answer(trilha, first, WRONG);
    expect(saved).toMatchObject({
      status: 200,
      body: {
        item_resposta: WRONG,
        item_gabarito: 'C',
        acertou: false,
        comentario: '<p>Porque sim.</p>',
        qtde_itens_respondidos: 1,
        qtde_itens: 3,
        status_boss: 'iniciado',
        tempo_restante: 1200,
      },
    });
    expect(await answer(trilha, first, WRONG)).toMatchObject({ status: 200, body: saved.body as object });
    expect(await answer(trilha, first, RIGHT)).toMatchObject({ status: 409, body: { codigo: 'item_respondido' } });
    expect(await answer(trilha, second, RIGHT)).toMatchObject({ body: { acertou: true, qtde_itens_respondidos: 2 } });
    const { itens, online } = await resumo(trilha);
    expect(online).toBe(true);
    expect(itens.map(({ item_resposta, item_gabarito, acertou }) => [item_resposta, item_gabarito, acertou])).toEqual([
      [WRONG, 'C', false],
      [RIGHT, 'C', true],
      [null, null, null],
    ]);
  });

  it('withholds a key while an exam holds the question, answered or not', async () => {
    const trilha = await createBossTrilha(t.db, { fases: [2] });
    await start(trilha);
    const { itens } = await resumo(trilha);
    const janela: [string, string] = ['2026-11-21T13:00:00Z', '2026-11-21T14:00:00Z'];
    const questao_id = itens[0]?.banco_questao_id ?? 0;
    await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV2, janelas: [janela] }],
      dias: [{ itens: [{ questao_id }] }],
    });
    const id = itens[0]?.turma_avaliacao_roteiro_estudo_id;
    const nothing = { item_gabarito: null, acertou: null };
    expect(await answer(trilha, id, RIGHT)).toMatchObject({
      body: { item_resposta: RIGHT, ...nothing, comentario: '' },
    });
    expect((await resumo(trilha)).itens[0]).toMatchObject({ item_resposta: RIGHT, ...nothing });
    t.clock.set('2026-11-21T14:02:01Z');
    expect((await resumo(trilha)).itens[0]).toMatchObject({ item_gabarito: 'C', acertou: true });
  });

  it('while it asks a question, withholds its key in the question bank too, even after practice', async () => {
    const trilha = await createBossTrilha(t.db, { fases: [2] });
    const [fase] = trilha.fases;
    const questoes = fase?.itens.map(({ questao_id }) => questao_id) ?? [];
    const keys = async () => {
      const answers = await Promise.all(questoes.map((id) => ana.get(`/api/v1/banco_questoes/${id}`)));
      return answers.map((one) => bodyOf('Questao', one)).map(({ gabarito, comentario }) => [gabarito, comentario]);
    };
    const [shown, hidden] = [
      ['C', '<p>Porque sim.</p>'],
      [null, ''],
    ];
    for (const id of questoes)
      await ana.post(`${trilha.url(0)}/itens/${id}/resposta`, { item_resposta: RIGHT, vez: 1 });
    expect(await keys()).toEqual([shown, shown]);
    await start(trilha);
    expect(await keys()).toEqual([hidden, hidden]);
    await answer(trilha, fase?.itens[1]?.trilha_item_id, WRONG);
    expect(await keys()).toEqual([hidden, shown]);
    await leave(trilha);
    expect(await keys()).toEqual([shown, shown]);
  });

  it('the first answer starts the attempt, unless its item is not drawn', async () => {
    const trilha = await createBossTrilha(t.db, { fases: [30] });
    const twin = await createBossTrilha(t.db, { fases: [2] });
    const ids = trilha.fases[0]?.itens.map(({ trilha_item_id }) => trilha_item_id) ?? [];
    const first = twin.fases[0]?.itens[0]?.trilha_item_id;
    expect(await answer(twin, first, RIGHT)).toMatchObject({
      status: 200,
      body: { status_boss: 'iniciado', tempo_restante: 1200 },
    });
    const statuses: number[] = [];
    for (const id of ids) {
      const { status } = await answer(trilha, id, RIGHT);
      statuses.push(status);
      if (status === 200) break;
      expect((await info(trilha)).data_inicio).toBeNull();
    }
    expect(statuses.at(-1)).toBe(200);
    const drawn = await itemIds(trilha);
    expect(
      await answer(
        trilha,
        ids.find((id) => !drawn.includes(id)),
        1,
      ),
    ).toMatchObject({
      status: 404,
      body: { codigo: 'item_nao_encontrado' },
    });
  });

  it.each([
    ['no id', {}],
    ['both ids', { turma_avaliacao_roteiro_estudo_id: 1, turma_avaliacao_lista_adaptada_id: 1 }],
    ['the id of the other kind', { turma_avaliacao_lista_adaptada_id: 1 }],
    ['a null id', { turma_avaliacao_roteiro_estudo_id: null }],
  ])('refuses an answer with %s', async (_name, ids) => {
    const sent = await ana.post('/api/v1/avaliacao_adaptadas/RoteiroEstudo/resposta_boss', {
      ...ids,
      item_resposta: 1,
    });
    expect(sent).toMatchObject({ status: 422, body: { codigo: 'item_nao_informado' } });
  });

  it.each([
    ['roteiro_estudos', 1],
    ['RoteiroEstudo', 1],
    ['plano_acoes', 2],
    ['PlanoAcao', 2],
  ] as const)('is reached by the spelling %s (decision 65)', async (segmento, tipo) => {
    const trilha = await createBossTrilha(t.db, { tipo, fases: [2] });
    const url = `/api/v1/avaliacao_adaptadas/${segmento}`;
    const begun = await ana.post(`${url}/${trilha.turma_avaliacao_id}/${trilha.materia_id}/boss/iniciar`);
    expect(begun).toMatchObject({ status: 200, body: { status_boss: 'iniciado' } });
    const [item] = (await resumo(trilha)).itens;
    const own = tipo === 1 ? item?.turma_avaliacao_roteiro_estudo_id : item?.turma_avaliacao_lista_adaptada_id;
    const other = tipo === 1 ? item?.turma_avaliacao_lista_adaptada_id : item?.turma_avaliacao_roteiro_estudo_id;
    expect([typeof own, other]).toEqual(['number', null]);
    const ids = {
      turma_avaliacao_roteiro_estudo_id: item?.turma_avaliacao_roteiro_estudo_id,
      turma_avaliacao_lista_adaptada_id: item?.turma_avaliacao_lista_adaptada_id,
    };
    expect((await ana.post(`${url}/resposta_boss`, { ...ids, item_resposta: 2 })).status).toBe(200);
  });

  it('gives more time to a student with an accommodation', async () => {
    const trilha = await createBossTrilha(t.db, { fases: [2] });
    await t.db.query('update turma_aluno set fator_tempo = 1.5 where id = $1', [world.alunos.ana]);
    expect(await info(trilha)).toMatchObject({ tempo_total: 1800, tempo_restante: 1800 });
    expect(await start(trilha)).toMatchObject({ body: { tempo_total: 1800, tempo_restante: 1800 } });
  });

  it('keeps the rules that the school had when it began', async () => {
    const rules = {
      percentual_vitoria: 50,
      duracao_segundos: 300,
      qtde_itens: 2,
      moedas_vitoria: 7,
      moedas_derrota: 1,
    };
    await t.db.query('update escola set configuracao = $1', [{ boss: rules }]);
    const trilha = await createBossTrilha(t.db, { fases: [5] });
    expect(await start(trilha)).toMatchObject({ body: { tempo_total: 300, qtde_itens: 2 } });
    await t.db.query(`update escola set configuracao = '{}'`);
    await play(trilha, 1);
    expect(await concluido(trilha)).toMatchObject({
      body: { status_boss_enum: 'venceu', desempenho: 50, qtde_moedas_ganhas: 7, desempenho_minimo: 50 },
    });
  });
});

describe('the end of an attempt', () => {
  it.each([
    ['six of ten: won, 20 a hit', 6, 0, 'venceu', 60, 120],
    ['five of ten: lost, 5 a hit', 5, 0, 'perdeu', 50, 25],
    ['all', 10, 0, 'venceu', 100, 200],
    ['none', 0, 0, 'perdeu', 0, 0],
  ])('with the last answer, %s', async (_name, hits, left, status, desempenho, moedas) => {
    const trilha = await createBossTrilha(t.db, { fases: [6, 6] });
    const answers = await play(trilha, hits, left);
    expect(answers.at(-1)).toMatchObject({
      body: { status_boss: status, tempo_restante: 0, qtde_itens_respondidos: 10 },
    });
    expect(await concluido(trilha)).toEqual(
      expect.objectContaining({
        status: 200,
        body: {
          status_boss_enum: status,
          desempenho,
          qtde_moedas_ganhas: moedas,
          desempenho_minimo: 60,
          qtde_itens: 10,
          qtde_itens_acertou: hits,
        },
      }),
    );
    expect(await ledgerOf(t.db, world.alunos.ana)).toMatchObject({ moedas });
    expect(await info(trilha)).toMatchObject({
      status_boss: status,
      tempo_restante: 0,
      data_fim: '2026-11-21T12:00:00.000Z',
    });
    expect(await resumo(trilha)).toMatchObject({ online: false, status_boss: status });
  });

  it('comes at once and only once when the student leaves; unanswered items keep their keys hidden', async () => {
    const trilha = await createBossTrilha(t.db, { fases: [5] });
    await play(trilha, 2, 3);
    const [, , third] = await itemIds(trilha);
    const left = await leave(trilha);
    expect(left).toMatchObject({
      status: 200,
      body: { status_boss_enum: 'perdeu', desempenho: 40, qtde_moedas_ganhas: 10 },
    });
    t.clock.advance(60_000);
    expect(await leave(trilha)).toMatchObject({ status: 200, body: left.body as object });
    expect(await start(trilha)).toMatchObject({ status: 409, body: { codigo: 'boss_encerrado' } });
    expect(await answer(trilha, third, RIGHT)).toMatchObject({ status: 409, body: { codigo: 'boss_encerrado' } });
    expect((await resumo(trilha)).itens.slice(2).map(({ item_gabarito }) => item_gabarito)).toEqual([null, null, null]);
    expect(await ledgerOf(t.db, world.alunos.ana)).toMatchObject({ moedas: 10, lancamentos: 1 });
  });

  it('a repeated last answer gets the same response as the first time', async () => {
    const trilha = await createBossTrilha(t.db, { fases: [2] });
    const answers = await play(trilha, 2);
    const ids = await itemIds(trilha);
    t.clock.advance(3_600_000);
    const again = await answer(trilha, ids[1], RIGHT);
    const { servidor_em: _then, ...before } = bodyOf('RespostaBoss', answers[1] ?? again);
    expect(again).toMatchObject({ status: 200, body: before });
  });

  it('comes with the clock: the last instant is already over, whichever call notices it', async () => {
    const trilha = await createBossTrilha(t.db, { fases: [5] });
    await play(trilha, 3, 2);
    const ids = await itemIds(trilha);
    t.clock.set('2026-11-21T12:19:59.999Z');
    expect(await info(trilha)).toMatchObject({ status_boss: 'iniciado', tempo_restante: 0 });
    expect(await answer(trilha, ids[3], WRONG)).toMatchObject({ status: 200 });
    t.clock.set('2026-11-21T12:20:00Z');
    expect(await info(trilha)).toMatchObject({ status_boss: 'venceu', data_fim: '2026-11-21T12:20:00.000Z' });
    // The read closed and paid nothing.
    const won = { status_boss_enum: 'venceu', desempenho: 60, qtde_moedas_ganhas: 60 };
    expect(await concluido(trilha)).toMatchObject({ status: 200, body: won });
    expect(await ledgerOf(t.db, world.alunos.ana)).toMatchObject({ moedas: 0 });
    expect(await answer(trilha, ids[4], RIGHT)).toMatchObject({ status: 409, body: { codigo: 'boss_encerrado' } });
    expect(await ledgerOf(t.db, world.alunos.ana)).toMatchObject({ moedas: 60 });
    expect(await concluido(trilha)).toMatchObject({ status: 200, body: won });
    const { rows } = await t.db.query('select encerrado_por, encerrado_em from boss where trilha_id = $1', [
      trilha.trilha_id,
    ]);
    expect(rows).toEqual([{ encerrado_por: 'tempo', encerrado_em: new Date('2026-11-21T12:20:00Z') }]);
  });

  it.each([
    ['the job', () => closeBosses.run({ db: t.db, agora: t.clock(), log })],
    ['a new start', (trilha: BossTrilha) => start(trilha)],
    ['leaving', (trilha: BossTrilha) => leave(trilha)],
  ])('comes with the clock: %s closes and pays once', async (_name, act) => {
    const trilha = await createBossTrilha(t.db, { fases: [4] });
    await play(trilha, 3, 1);
    t.clock.set('2026-11-21T12:19:59.999Z');
    await closeBosses.run({ db: t.db, agora: t.clock(), log });
    expect((await info(trilha)).status_boss).toBe('iniciado');
    t.clock.set('2026-11-21T20:00:00Z');
    await act(trilha);
    await closeBosses.run({ db: t.db, agora: t.clock(), log });
    expect(await ledgerOf(t.db, world.alunos.ana)).toMatchObject({ moedas: 60, lancamentos: 1 });
    expect(await info(trilha)).toMatchObject({ status_boss: 'venceu', data_fim: '2026-11-21T12:20:00.000Z' });
  });

  it('keeps its result when a key is corrected later', async () => {
    const trilha = await createBossTrilha(t.db, { fases: [2] });
    await play(trilha, 2);
    const questoes = trilha.fases.flatMap(({ itens }) => itens.map(({ questao_id }) => questao_id));
    await t.db.query(`update questao set gabarito = 'D' where id = any($1)`, [questoes]);
    expect(await concluido(trilha)).toMatchObject({
      body: { status_boss_enum: 'venceu', desempenho: 100, qtde_itens_acertou: 2 },
    });
  });
});

describe("staff in a student's view", () => {
  it('see the items of a Boss that was not begun, without keys, and start nothing', async () => {
    const trilha = await createBossTrilha(t.db, { fases: [4, 4], unlockedFor: [] });
    const view = await t.openView(await t.signIn('coord.ines'), world.alunos.ana);
    const seen = await resumo(trilha, view);
    expect(seen.itens).toHaveLength(8);
    expect(seen.itens.every((item) => item.item_gabarito === null && item.item_resposta === null)).toBe(true);
    expect(seen).toMatchObject({ online: false, status_boss: 'bloqueado' });
    expect((await start(trilha, view)).status).toBe(403);
    const { rows } = await t.db.query('select 1 from boss where trilha_id = $1', [trilha.trilha_id]);
    expect(rows).toEqual([]);
  });

  it('gestao_vida acting as the student plays, and the response says so', async () => {
    const trilha = await createBossTrilha(t.db, { fases: [2] });
    const view = await t.openView(await t.signIn('vida.julia'), world.alunos.ana, 'aluno');
    expect((await start(trilha, view)).status).toBe(200);
    expect(await resumo(trilha, view)).toMatchObject({ online: true });
  });
});
