/** A whole year of a student of version 1 through the API. `oracle.ts` computes every number independently. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { tenant } from '../../src/database/tenant.ts';
import { createTrilha, RIGHT, WRONG, type TestTrilha } from '../avaliacao_adaptadas/trilha-fixture.ts';
import { bodyOf, createExam, type Exam, type ItemSpec } from '../central_avaliacoes/exam-fixture.ts';
import { addBank, addTopic, setTopics } from '../planos/plano-fixture.ts';
import { SENHA, world, type Answer, type Client } from '../index.ts';
import { ability, triScore, type Calibrated, type Parameters } from '../tri-oracle.ts';
import { placeOf, purse, stars } from './oracle.ts';
import { must, startYear, type Year } from './stage.ts';
import { answerItem } from '../avaliacao_adaptadas/answer.ts';

const MINUTE = 60_000;
const own = purse();
let t: Year;
let ana: Client;
let leo: Client;
let trilha: TestTrilha;
let other: TestTrilha;

/** A session ends after half a day without a call, so each stage of the year signs in again. */
async function enter(instant?: string): Promise<void> {
  if (instant) t.clock.set(instant);
  ana = await t.signIn('ana');
  leo = await t.signIn('leo', SENHA);
}

/** The expected strip. */
async function checkStrip(qtde_estrelas: number): Promise<void> {
  expect(bodyOf('Navbar', await ana.get('/api/v2/navbar'))).toEqual({
    ...own.at(t.clock()),
    qtde_estrelas,
    vidas_ativas: true,
  });
}

beforeAll(async () => {
  t = await startYear('2026-03-02T12:00:00Z');
  await t.db.query(`
    with nova as (insert into pessoa (escola_id, nome, perfil, senha_hash, criada_em)
      select 1, 'Leonardo Farias', 'aluno', senha_hash, criada_em from pessoa where id = 1 returning id),
    login as (insert into diretorio_login (login, escola_id, pessoa_id) select 'leo', 1, id from nova)
    insert into turma_aluno (escola_id, turma_id, pessoa_id) select 1, ${world.turmaV1}, id from nova`);
  trilha = await createTrilha(t.db, {
    fases: [4, 3],
    aberta_em: '2026-02-01T00:00:00Z',
    data_fim: '2026-06-01T03:00:00Z',
  });
  other = await createTrilha(t.db, { fases: [4], aberta_em: '2026-02-01T00:00:00Z', data_fim: '2026-12-01T03:00:00Z' });
  await enter();
});
afterAll(() => t.close());

/** The expected result of one try by the rules. `null` continues after a miss. */
function verdictOf(item: string, item_resposta: number | null, index: number) {
  if (item_resposta === null) return { acertou: false, bloqueado: true, perdeu_vida: false, qtde_moedas_ganhas: 0 };
  const right = item_resposta === RIGHT;
  if (!right) own.wrong(t.clock());
  const locked = right || index === 1;
  return {
    acertou: right,
    bloqueado: locked,
    vez: index + 1,
    perdeu_vida: !right,
    qtde_moedas_ganhas: right ? own.right(item, index === 0, false) : 0,
    gabarito: locked ? 'C' : null,
  };
}

/** Tries at one item in order. Compares each answer of the server with the rule. */
async function exercise(road: TestTrilha, fase: number, place: number, tries: readonly (number | null)[]) {
  const item = must(road.fases[fase]?.itens[place]);
  for (const [index, item_resposta] of tries.entries()) {
    const answer = await answerItem(ana, road.url(fase), item.questao_id, { item_resposta });
    expect(bodyOf('AdaptadaItemResposta', answer)).toMatchObject(
      verdictOf(`${item.trilha_item_id}`, item_resposta, index),
    );
  }
}

const finish = async (road: TestTrilha, fase: number) =>
  bodyOf('FaseResultado', await ana.post(`${road.url(fase)}/fase_concluida`, { fase_resumo: [] }));

describe('March: a study roadmap', () => {
  it('the home shows the stars and coins that can be won', async () => {
    const { data, ciclo_retornado } = bodyOf('AdaptadaLista', await ana.get('/api/v1/avaliacao_adaptadas'));
    expect(ciclo_retornado).toBe(world.ciclo);
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      exercicios: {
        qtde_estrelas_possiveis: 9,
        qtde_estrelas_conquistadas: 0,
        qtde_itens_possiveis: 11,
        qtde_itens_respondidos: 0,
      },
      boss: { qtde_boss: 2, qtde_boss_finalizado: 0 },
    });
    expect(data[0]?.avaliacoes.map(({ status_boss }) => status_boss)).toEqual(['bloqueado', 'bloqueado']);
    await checkStrip(0);
  });

  it('the second phase waits for the first', async () => {
    const questao_id = trilha.fases[1]?.itens[0]?.questao_id;
    const answer = await answerItem(ana, trilha.url(1), questao_id, { item_resposta: RIGHT });
    expect(answer.status).toBe(409);
  });

  it('three hits of four give three stars, 20 coins at the first try and 10 at the second', async () => {
    await exercise(trilha, 0, 0, [RIGHT]);
    await exercise(trilha, 0, 1, [WRONG, RIGHT]);
    await exercise(trilha, 0, 2, [RIGHT]);
    await exercise(trilha, 0, 3, [WRONG, 2]);
    expect(await finish(trilha, 0)).toMatchObject({
      qtde_estrelas: stars(3, 4),
      qtde_moedas: 50,
      melhor_fase: true,
      proximo_oic_id: trilha.fases[1]?.objeto_conhecimento_id,
    });
    await checkStrip(3);
  });

  it('without lives no answer is accepted, and 50 coins are not enough for a refill', async () => {
    await exercise(trilha, 1, 0, [WRONG, 2]);
    await checkStrip(3);
    expect(own.at(t.clock()).qtde_vidas).toBe(0);
    const questao_id = trilha.fases[1]?.itens[1]?.questao_id;
    expect((await answerItem(ana, trilha.url(1), questao_id, { item_resposta: RIGHT })).status).toBe(409);
    expect((await ana.post('/api/v1/navbar/comprar_vidas')).status).toBe(409);
  });

  it('a life returns every twenty minutes', async () => {
    t.clock.advance(19 * MINUTE + 59_000);
    await checkStrip(3);
    expect(own.at(t.clock()).qtde_vidas).toBe(0);
    t.clock.advance(1_000);
    await checkStrip(3);
    expect(own.at(t.clock()).qtde_vidas).toBe(1);
    t.clock.advance(100 * MINUTE);
    await checkStrip(3);
    expect(own.at(t.clock()).qtde_vidas).toBe(5);
  });

  it('a phase without a hit gives no star and unlocks nothing', async () => {
    await exercise(trilha, 1, 1, [WRONG, null]);
    await exercise(trilha, 1, 2, [WRONG, null]);
    expect(await finish(trilha, 1)).toMatchObject({
      qtde_estrelas: 0,
      qtde_moedas: 0,
      proximo_oic_id: null,
      status_boss: 'bloqueado',
    });
    await checkStrip(3);
  });

  it('its second run gives three stars and unlocks the Boss', async () => {
    await exercise(trilha, 1, 0, [RIGHT]);
    await exercise(trilha, 1, 1, [RIGHT]);
    await exercise(trilha, 1, 2, [WRONG, RIGHT]);
    expect(await finish(trilha, 1)).toMatchObject({
      qtde_estrelas: stars(3, 3),
      qtde_moedas: 50,
      melhor_fase: true,
      status_boss: 'desbloqueado',
    });
    await checkStrip(6);
  });

  it('a repeated phase pays only the improvement', async () => {
    for (const place of [0, 1, 2, 3]) await exercise(trilha, 0, place, [RIGHT]);
    expect(await finish(trilha, 0)).toMatchObject({ qtde_estrelas: 3, qtde_moedas: 30, melhor_fase: true });
    await checkStrip(6);
  });

  it('a life costs 20 coins, and skipping the explanation costs 15', async () => {
    expect(own.at(t.clock()).custo_vidas).toBeGreaterThan(0);
    expect((await ana.post('/api/v1/navbar/comprar_vidas')).status).toBe(200);
    own.refill(t.clock());
    await checkStrip(6);
    const skip = {
      turma_avaliacao_id: trilha.turma_avaliacao_id,
      materia_id: trilha.materia_id,
      objeto_conhecimento_id: trilha.fases[0]?.objeto_conhecimento_id,
    };
    for (const _ of [1, 2])
      expect((await ana.post('/api/v1/avaliacao_adaptadas/roteiro_estudos/reduzir_moeda', skip)).status).toBe(200);
    own.skip();
    await checkStrip(6);
  });
});

const bossUrl = (road: TestTrilha, call: string) =>
  `/api/v1/avaliacao_adaptadas/roteiro_estudos/${road.turma_avaliacao_id}/${road.materia_id}/${call}`;

async function fight(road: TestTrilha, hits: number, misses: number): Promise<void> {
  expect((await ana.post(bossUrl(road, 'boss/iniciar'))).status).toBe(200);
  const { itens } = bodyOf('BossResumo', await ana.get(bossUrl(road, 'boss_resumo')));
  for (const [n, item] of itens.slice(0, hits + misses).entries()) {
    const answer = await ana.post('/api/v1/avaliacao_adaptadas/roteiro_estudos/resposta_boss', {
      turma_avaliacao_roteiro_estudo_id: item.turma_avaliacao_roteiro_estudo_id,
      item_resposta: n < hits ? RIGHT : WRONG,
    });
    expect(bodyOf('RespostaBoss', answer)).toMatchObject({ acertou: n < hits, item_gabarito: 'C' });
  }
}
const result = async (road: TestTrilha) => bodyOf('BossResultado', await ana.get(bossUrl(road, 'boss_concluido')));

describe('April: the Boss', () => {
  beforeAll(() => enter('2026-04-01T12:00:00Z'));

  it('five hits of seven win, at 20 coins a hit', async () => {
    await fight(trilha, 5, 2);
    own.earn(5 * 20);
    expect(await result(trilha)).toMatchObject({
      status_boss_enum: 'venceu',
      desempenho: expect.closeTo((5 / 7) * 100, 9),
      qtde_moedas_ganhas: 100,
    });
    await checkStrip(6);
  });

  it('leaving in the middle loses, at 5 coins a hit, and there is no second attempt', async () => {
    for (const place of [0, 1, 2, 3]) await exercise(other, 0, place, place === 0 ? [RIGHT] : [WRONG, null]);
    expect(await finish(other, 0)).toMatchObject({ qtde_estrelas: stars(1, 4) });
    await fight(other, 2, 0);
    expect((await ana.post(bossUrl(other, 'boss/encerrar'))).status).toBe(200);
    own.earn(2 * 5);
    expect(await result(other)).toMatchObject({ status_boss_enum: 'perdeu', desempenho: 50, qtde_moedas_ganhas: 10 });
    expect((await ana.post(bossUrl(other, 'boss/iniciar'))).status).toBe(409);
    await checkStrip(7);
  });
});

const tri = (b: number): Parameters => ({ a: 1.2, b, c: 0.2 });
/**
 * Day 1: two languages (0–1 English, 2–3 Spanish), three of languages, five of mathematics (the last annulled), one
 * bonus. Day 2: three more.
 */
const DAY_1: ItemSpec[] = [
  { lingua: 1, tri: tri(-0.5) },
  { lingua: 1, tri: tri(0.5) },
  { lingua: 2, tri: tri(-0.4) },
  { lingua: 2, tri: tri(0.6) },
  { tri: tri(-1) },
  { tri: tri(0) },
  { tri: tri(1) },
  { area: 'MT', tri: tri(-1) },
  { area: 'MT', tri: tri(-0.2) },
  { area: 'MT', tri: tri(0.3) },
  { area: 'MT', tri: tri(1.1) },
  { area: 'MT', tri: tri(0.1), anulada: true },
  { area: 'XX', bonificada: true },
];
const DAY_2: ItemSpec[] = [
  { area: 'MT', tri: tri(-0.7) },
  { area: 'MT', tri: tri(0.2) },
  { area: 'MT', tri: tri(0.9) },
];
const OPEN: [string, string][] = [
  ['2026-05-08T12:00:00Z', '2026-05-08T18:00:00Z'],
  ['2026-05-09T12:00:00Z', '2026-05-09T18:00:00Z'],
];

describe('May: the exam', () => {
  let exam: Exam;
  let ta = 0;
  const base = () => `/api/v2/central_avaliacoes/${ta}`;
  const answer = (who: Client, place: number, item_resposta: number | null): Promise<Answer> => {
    const item = exam.itens[place];
    return who.post(`${base()}/resposta`, {
      turma_avaliacao_questao_resposta_id: item?.item_id,
      item_resposta,
      dia: item?.dia_prova,
    });
  };

  beforeAll(async () => {
    exam = await createExam(t.db, {
      descricao: 'Simulado de maio',
      solicitar_idioma: true,
      turmas: [{ turma_id: world.turmaV1, janelas: OPEN }],
      dias: [
        { itens: DAY_1, redacao: true, duracao_minutos: 120 },
        { itens: DAY_2, duracao_minutos: 60 },
      ],
    });
    ta = exam.turma_avaliacao_ids[0] ?? 0;
    const escola = tenant(t.db, 1);
    const [a, b, c] = [
      await addTopic(escola, 'MT', 'Frações'),
      await addTopic(escola, 'MT', 'Funções'),
      await addTopic(escola, 'LC', 'Leitura'),
    ];
    await setTopics(escola, exam, { [a]: [7, 8, 9], [b]: [10, 11, 13, 14, 15], [c]: [2, 3, 4, 5, 6] });
    await addBank(escola, 'MT', a, [{ b: -1 }, { b: 0 }, { b: 1 }]);
    await addBank(escola, 'MT', b, [{ b: -0.5 }, { b: 0.5 }]);
    await addBank(escola, 'LC', c, [{ b: 0 }, { b: 1 }]);
    await enter('2026-05-08T12:00:00Z');
  });

  it('today’s list offers it', async () => {
    const { provas_hoje } = bodyOf('CentralAvaliacoes', await ana.get('/api/v2/central_avaliacoes'));
    expect(provas_hoje).toEqual([
      expect.objectContaining({
        turma_avaliacao_id: ta,
        dia_prova: 1,
        iniciou: false,
        permite_responder: true,
        desempenho_provavel: null,
      }),
    ]);
  });

  it('English is answered, then Spanish is chosen: only Spanish counts', async () => {
    expect((await ana.post(`${base()}/1/inicio`)).status).toBe(200);
    expect((await answer(ana, 0, 1)).status).toBe(200);
    expect((await ana.post(`${base()}/lingua_estrangeira`, { lingua_estrangeira: 2 })).status).toBe(200);
    // 2 Spanish: right, wrong; languages: right, blank, right; mathematics: right, wrong, wrong, right, annulled blank;
    // bonus wrong.
    for (const [place, choice] of [
      [2, 1],
      [3, 2],
      [4, 1],
      [6, 1],
      [7, 1],
      [8, 2],
      [9, 2],
      [10, 1],
      [12, 2],
    ] as const)
      expect((await answer(ana, place, choice)).status).toBe(200);
    const resumo = bodyOf('Resumo', await ana.get(`${base()}/1/resumo`));
    expect(resumo).toMatchObject({ qtde_itens: 11, qtde_itens_respondidos: 9, lingua_estrangeira: 2 });
    expect(
      resumo.materias.flatMap(({ itens }) => itens.map(({ gabarito }) => gabarito)).filter((key) => key !== null),
    ).toEqual([]);
  });

  it('the essay is kept', async () => {
    const saved = await ana.post(`${base()}/${exam.propostas[0]}/resposta_redacao`, {
      texto_redacao: 'O céu da noite é de todos.',
    });
    expect(saved.status).toBe(200);
  });

  it('after delivery it can still be changed until the window ends', async () => {
    expect((await ana.post(`${base()}/1/fechamento_prova`)).status).toBe(200);
    expect((await answer(ana, 3, 3)).status).toBe(200);
    t.clock.set('2026-05-08T14:02:01Z');
    const late = await answer(ana, 3, 1);
    expect(late).toMatchObject({ status: 409, body: { avaliacao_finalizada: true } });
  });

  it('the classmate gets everything right, in English', async () => {
    await enter('2026-05-08T15:00:00Z');
    await leo.post(`${base()}/1/inicio`);
    for (const place of [0, 1, 4, 5, 6, 7, 8, 9, 10, 12]) expect((await answer(leo, place, 1)).status).toBe(200);
    await leo.post(`${base()}/1/fechamento_prova`);
  });

  it('the server closes the second day when its time is over', async () => {
    await enter('2026-05-09T12:00:00Z');
    for (const who of [ana, leo]) await who.post(`${base()}/2/inicio`);
    await answer(ana, 13, 1);
    await answer(ana, 14, 2);
    for (const place of [13, 14, 15]) await answer(leo, place, 1);
    t.clock.set('2026-05-09T13:02:01Z');
    await t.runJobs();
    await enter();
    expect(bodyOf('Prova', await ana.get(`${base()}/2`))).toMatchObject({ situacao: 'encerrada' });
    expect((await answer(ana, 15, 1)).status).toBe(409);
    // Other students may be writing until the window ends.
    expect((await ana.get(`/api/v1/gabaritos/${ta}`)).body).toMatchObject({
      situacao: 'em_correcao',
      nota: null,
      desempenho: null,
    });
  });

  it('after the release the grade, the answer key and the rank equal those computed by hand', async () => {
    t.clock.set('2026-05-09T18:02:01Z');
    await t.runJobs();
    await enter('2026-05-10T12:00:00Z');
    // Spanish 1 of 2, languages 2 of 3, mathematics 2 of 4 and the annulled one, the bonus, second day 1 of 3.
    const points = 1 + 2 + 3 + 1 + 1;
    const items = 2 + 3 + 5 + 1 + 3;
    const gabarito = bodyOf('Gabarito', await ana.get(`/api/v1/gabaritos/${ta}`));
    expect(gabarito).toMatchObject({
      situacao: 'liberado',
      desempenho: expect.closeTo((points / items) * 100, 9),
      // The same from 0 to 10 (decision 193).
      nota: expect.closeTo((points / items) * 10, 9),
    });
    const all = gabarito.resumo.flatMap(({ itens }) => itens);
    expect(all).toHaveLength(items);
    expect(all.every(({ gabarito: key }) => key === 'A')).toBe(true);
    const { avaliacoes } = bodyOf('GabaritoLista', await ana.get('/api/v1/gabaritos'));
    expect(avaliacoes).toEqual([
      expect.objectContaining({ turma_avaliacao_id: ta, nota_media: expect.closeTo((points / items) * 100, 9) }),
    ]);

    const mine: Calibrated[] = DAY_1.slice(2, 7).map((spec, i) => ({
      ...must(spec.tri),
      right: [true, false, true, false, true][i] ?? false,
    }));
    const maths: Calibrated[] = [...DAY_1.slice(7, 11), ...DAY_2].map((spec, i) => ({
      ...must(spec.tri),
      right: [true, false, false, true, true, false, false][i] ?? false,
    }));
    const { areas } = bodyOf('Resultado', await ana.get(`/api/v2/resultados/${ta}`));
    const score = (codigo: string) => areas.find((area) => area.codigo === codigo)?.nota_tri;
    expect([score('LC'), score('MT')]).toEqual([triScore('LC', mine), triScore('MT', maths)]);
    expect(ability(maths)).toBeLessThan(ability(maths.map((item) => ({ ...item, right: true }))));

    const lists = [ana, leo].map(async (who) => bodyOf('ResultadoLista', await who.get('/api/v2/resultados')));
    const [first, second] = (await Promise.all(lists)).map(({ avaliacoes: [entry] }) => entry);
    const scores = [points / items, 1];
    expect([first?.ranking, second?.ranking]).toEqual([placeOf(points / items, scores), placeOf(1, scores)]);
  });
});

describe('June: the action plan', () => {
  beforeAll(() => enter('2026-05-20T12:00:00Z'));
  let plan: { turma_avaliacao_id: number; materia_id: number };
  const url = () => `/api/v1/avaliacao_adaptadas/plano_acoes/${plan.turma_avaliacao_id}/${plan.materia_id}`;

  it('contains the missed topics, the weakest first', async () => {
    const { data } = bodyOf('AdaptadaLista', await ana.get('/api/v1/avaliacao_adaptadas'));
    const plans = data
      .flatMap(({ avaliacoes }) => avaliacoes)
      .filter(({ tipo_avaliacao }) => tipo_avaliacao === 'PlanoAcao');
    expect(plans.map(({ materia_nome }) => materia_nome).toSorted()).toEqual(['Matéria LC', 'Matéria MT']);
    plan = must(plans.find(({ materia_nome }) => materia_nome === 'Matéria MT'));
    const { fases, exibir_explicacao_plano_acao } = bodyOf('AdaptadaMateria', await ana.get(url()));
    // Fractions 1 of 3, functions 2 of 4: the annulled question does not count.
    expect(fases.map(({ objeto_conhecimento_descricao }) => objeto_conhecimento_descricao)).toEqual([
      'Frações',
      'Funções',
    ]);
    expect(fases.map(({ qtde_itens_total }) => qtde_itens_total)).toEqual([3, 2]);
    expect(exibir_explicacao_plano_acao).toBe(true);
    await ana.post(
      `/api/v1/avaliacao_adaptadas/plano_acoes/${plan.turma_avaliacao_id}/nao_exibir_explicacao_plano_acao`,
    );
    expect(bodyOf('AdaptadaMateria', await ana.get(url())).exibir_explicacao_plano_acao).toBe(false);
    expect((await leo.get(url())).status).toBe(404);
  });

  it('pays double', async () => {
    const [fase] = bodyOf('AdaptadaMateria', await ana.get(url())).fases;
    const phase = `${url()}/${must(fase).objeto_conhecimento_id}`;
    const { itens } = bodyOf('AdaptadaItens', await ana.get(`${phase}/itens`));
    for (const [n, item] of itens.entries()) {
      const answers = n === 0 ? [2, 1] : [1];
      for (const [index, item_resposta] of answers.entries()) {
        const said = bodyOf(
          'AdaptadaItemResposta',
          await answerItem(ana, phase, item.banco_questao_id, { item_resposta }),
        );
        const right = item_resposta === 1;
        if (!right) own.wrong(t.clock());
        expect(said.qtde_moedas_ganhas).toBe(right ? own.right(`plan ${item.banco_questao_id}`, index === 0, true) : 0);
      }
    }
    expect(bodyOf('FaseResultado', await ana.post(`${phase}/fase_concluida`, { fase_resumo: [] }))).toMatchObject({
      qtde_estrelas: 3,
      qtde_moedas: 20 + 40 + 40,
    });
    await checkStrip(10);
  });

  it('the roadmap of March is closed now: it can be read, and accepts no answer', async () => {
    await enter('2026-06-02T12:00:00Z');
    expect((await ana.get(`${trilha.url(0)}/itens`)).status).toBe(200);
    const questao_id = trilha.fases[0]?.itens[0]?.questao_id;
    const answer = await answerItem(ana, trilha.url(0), questao_id, { item_resposta: RIGHT });
    expect(answer.status).toBe(409);
    await checkStrip(10);
  });

  it('at the end of the year every coin is in the ledger', async () => {
    await enter('2026-12-15T12:00:00Z');
    const { rows } = await t.db.query(
      `select sum(valor)::int as moedas from moeda_lancamento where turma_aluno_id = $1`,
      [world.alunos.ana],
    );
    expect(rows).toEqual([{ moedas: own.at(t.clock()).qtde_moedas }]);
    await checkStrip(10);
  });
});
