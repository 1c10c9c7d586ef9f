/** A whole year of a student of version 2 through the API. `oracle.ts` computes every number independently. */
import type { components } from '@luneta/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { tenant } from '../../src/database/tenant.ts';
import { bodyOf, createExam, type Exam, type ItemSpec } from '../central_avaliacoes/exam-fixture.ts';
import { addBank, addTopic, setTopics } from '../planos/plano-fixture.ts';
import { createRoteiro, type Roteiro, type RoteiroFase } from '../roteiro_estudos/roteiro-fixture.ts';
import { world, type Client } from '../index.ts';
import { ability, chance, information, triScore, type Calibrated, type Parameters } from '../tri-oracle.ts';
import { placeOf, stars } from './oracle.ts';
import { must, startYear, type Year } from './stage.ts';

type Schemas = components['schemas'];

let t: Year;
let bia: Client;
let bruno: Client;
let roteiro: Roteiro;

/** A session ends after half a day without a call, so each stage of the year signs in again. */
async function enter(instant?: string): Promise<void> {
  if (instant) t.clock.set(instant);
  bia = await t.signIn('bia');
  bruno = await t.signIn('bruno');
}

const near = (value: number): unknown => expect.closeTo(value, 9);

const at = (b: number, a = 1.2): Parameters => ({ a, b, c: 0.2 });
const POOL = [at(-2), at(-1, 1.4), at(-0.4, 1.5), at(0.1), at(0.5, 1.6), at(1.2), at(2, 0.9)];
const KEYS = [1, 2, 3, 4, 5];

beforeAll(async () => {
  t = await startYear('2026-02-10T12:00:00Z');
  roteiro = await createRoteiro(t.db, {
    aberta_em: '2026-02-01T12:00:00Z',
    data_fim: '2026-03-31T02:59:59Z',
    area: 'MT',
    fases: [{ itens: POOL, quiz: KEYS, midias: 2 }, { itens: [at(0), at(1), null] }],
  });
  await enter();
});
afterAll(() => t.close());

const phase = (index: number): RoteiroFase => must(roteiro.fases[index]);
const read = async (index: number): Promise<Schemas['RoteiroFase']> =>
  bodyOf('RoteiroFase', await bia.get(`/api/v2/roteiro_estudos/${phase(index).trilha_fase_id}`));
const list = async (who: Client) => bodyOf('RoteiroLista', await who.get('/api/v2/roteiro_estudos'));
const LETTERS = 'ABCDE';

/** Answers the present item, right or wrong. */
async function answer(index: number, trilha_item_id: number, right: boolean) {
  const item = must(phase(index).itens.find((one) => one.trilha_item_id === trilha_item_id));
  const key = LETTERS.indexOf(item.gabarito) + 1;
  return bia.post(
    `/api/v2/roteiro_estudos/${roteiro.trilha_id}/${phase(index).trilha_fase_id}/roteiro_estudos_resposta`,
    {
      trilha_item_id,
      item_resposta: right ? key : (key % 5) + 1,
    },
  );
}

/** The unseen item with the most information at the present ability. Uncalibrated items come last, in their order. */
function nextItem(index: number, seen: readonly number[], answers: readonly Calibrated[]): number {
  const theta = ability(answers);
  const left = phase(index).itens.filter(({ trilha_item_id }) => !seen.includes(trilha_item_id));
  const value = ({ tri }: (typeof left)[number]) => (tri === null ? -1 : information(tri, theta));
  return must(left.toSorted((x, y) => value(y) - value(x))[0]).trilha_item_id;
}

/** Plays a phase, one answer for each of `hits`. Checks each served item against the computed one. Returns the stars. */
async function walk(index: number, hits: readonly boolean[]): Promise<number | null> {
  let won: number | null = null;
  const seen: number[] = [];
  const answers: Calibrated[] = [];
  let front = must((await read(index)).items.at(-1)).trilha_item_id;
  for (const [n, right] of hits.entries()) {
    expect(front).toBe(nextItem(index, seen, answers));
    const said = bodyOf('RoteiroResposta', await answer(index, front, right));
    const item = must(phase(index).itens.find(({ trilha_item_id }) => trilha_item_id === front));
    seen.push(front);
    if (item.tri) answers.push({ ...item.tri, right });
    const last = n === hits.length - 1;
    expect(said).toMatchObject({ acertou: right, gabarito: item.gabarito, fase_finalizada: last });
    expect(said.qtde_estrelas).toBe(last ? stars(hits.filter(Boolean).length, hits.length) : null);
    won = said.qtde_estrelas;
    if (!last) front = must(said.proximo_item).trilha_item_id;
  }
  return won;
}

describe('February: a study roadmap', () => {
  it('is found by its type and has not begun', async () => {
    const { materias, resumo } = await list(bia);
    expect(materias).toEqual([
      expect.objectContaining({ trilha_id: roteiro.trilha_id, tipo: 1, progresso: 0, qtde_fases: 2 }),
    ]);
    expect(resumo).toEqual({
      qtde_cursos_acessados: 0,
      qtde_itens_respondidos: 0,
      qtde_midias_recomendadas: 2,
      qtde_midias_acessadas: 0,
    });
    const subject = bodyOf('RoteiroMateria', await bia.get(`/api/v2/roteiro_estudos/1/${roteiro.materia_id}`));
    expect(subject).toMatchObject({ trilha_id: roteiro.trilha_id, trilha_aberta: true, progresso: 0 });
  });

  it('the first view of a medium counts once, however often it is opened', async () => {
    const { trilha_fase_id, midias } = phase(0);
    const view = { objeto_conhecimento_conteudo_digital_id: midias[0], trilha_fase_id };
    for (const _ of [1, 2])
      expect((await bia.post('/api/v2/roteiro_estudos/visualizar_conteudo_digital', view)).body).toMatchObject({
        qtde_midias_acessadas: 1,
      });
  });

  it('questions are locked until the quiz is answered, and the server grades it', async () => {
    const front = must((await read(0)).items.at(-1)).trilha_item_id;
    expect((await answer(0, front, true)).status).toBe(409);
    for (const [i, key] of KEYS.entries()) {
      const right = i !== 3;
      const resposta_quiz = { index: i + 1, item_resposta: right ? key : 1, acertou: true };
      const said = await bia.post(`/api/v2/roteiro_estudos/${phase(0).trilha_fase_id}/resposta_quiz`, {
        resposta_quiz,
      });
      expect(said.body).toMatchObject({ acertou: right, gabarito: key, qtde_respondidas: i + 1, qtde_questoes: 5 });
    }
    const again = { resposta_quiz: { index: 4, item_resposta: KEYS[3] } };
    expect(
      (await bia.post(`/api/v2/roteiro_estudos/${phase(0).trilha_fase_id}/resposta_quiz`, again)).body,
    ).toMatchObject({
      item_resposta: 1,
      acertou: false,
    });
  });

  it('three hits of five give two stars, and each item is the one with the most information', async () => {
    expect(await walk(0, [true, false, true, true, false])).toBe(2);
  });

  it('a small pool is served completely, the uncalibrated question last', async () => {
    expect(await walk(1, [true, true, true])).toBe(3);
  });

  it('list, home and ranking show the results', async () => {
    const { materias, resumo } = await list(bia);
    expect(materias[0]).toMatchObject({ progresso: 1 });
    expect(resumo).toMatchObject({ qtde_itens_respondidos: 8, qtde_midias_acessadas: 1, qtde_cursos_acessados: 1 });
    const home = bodyOf('Home', await bia.get('/api/v2/home'));
    expect(home.progressao_materias).toEqual([expect.objectContaining({ progresso: 1 })]);
    const own = stars(3, 5) + stars(3, 3);
    const { linhas, propria } = bodyOf('RankingEstrelas', await bia.get('/api/v2/home/ranking'));
    expect(propria).toMatchObject({
      posicao: placeOf(
        own,
        linhas.map(({ qtde_estrelas }) => qtde_estrelas),
      ),
    });
    expect(linhas.filter(({ proprio }) => proprio)).toEqual([
      expect.objectContaining({ qtde_estrelas: own, posicao: 1 }),
    ]);
    expect(linhas.slice(1).every(({ posicao, qtde_estrelas }) => posicao === 2 && qtde_estrelas === 0)).toBe(true);
    expect(home.ranking_geral).toEqual({ posicao: 1, total: linhas.length });
  });
});

const tri = (b: number): Parameters => ({ a: 1.2, b, c: 0.2 });
/** Two languages (0–1 English, 2–3 Spanish), two of languages, four of mathematics, the last annulled. */
const ITEMS: ItemSpec[] = [
  { lingua: 1, tri: tri(-0.5) },
  { lingua: 1, tri: tri(0.5) },
  { lingua: 2, tri: tri(-0.4) },
  { lingua: 2, tri: tri(0.6) },
  { tri: tri(-1) },
  { tri: tri(0.7) },
  { area: 'MT', tri: tri(-1) },
  { area: 'MT', tri: tri(-0.2) },
  { area: 'MT', tri: tri(1.1) },
  { area: 'MT', tri: tri(0.1), anulada: true },
];
const SECOND: ItemSpec[] = [{ tri: tri(0) }, { tri: tri(1) }];

describe('May: two exams', () => {
  let exam: Exam;
  let short: Exam;
  let ta = 0;
  let shortTa = 0;
  const base = (id = ta) => `/api/v2/central_avaliacoes/${id}`;
  const choose = (who: Client, from: Exam, place: number, item_resposta: number | null) => {
    const item = from.itens[place];
    return who.post(`${base(from.turma_avaliacao_ids[0])}/resposta`, {
      turma_avaliacao_questao_resposta_id: item?.item_id,
      item_resposta,
      dia: 1,
    });
  };
  const topics = { fractions: 0, functions: 0 };

  beforeAll(async () => {
    const janelas: [string, string][] = [['2026-05-08T12:00:00Z', '2026-05-08T18:00:00Z']];
    exam = await createExam(t.db, {
      descricao: 'Simulado de maio',
      solicitar_idioma: true,
      turmas: [{ turma_id: world.turmaV2, janelas }],
      dias: [{ itens: ITEMS, redacao: true, duracao_minutos: 120 }],
    });
    short = await createExam(t.db, {
      descricao: 'Prova curta',
      turmas: [{ turma_id: world.turmaV2, janelas: [['2026-05-09T12:00:00Z', '2026-05-09T18:00:00Z']] }],
      dias: [{ itens: SECOND, duracao_minutos: 30 }],
    });
    ta = must(exam.turma_avaliacao_ids[0]);
    shortTa = must(short.turma_avaliacao_ids[0]);
    const escola = tenant(t.db, 1);
    topics.fractions = await addTopic(escola, 'MT', 'Frações');
    topics.functions = await addTopic(escola, 'MT', 'Funções');
    await setTopics(escola, exam, { [topics.fractions]: [6, 7], [topics.functions]: [8, 9] });
    await addBank(escola, 'MT', topics.fractions, [{ b: -1 }, { b: 0 }, { b: 1 }]);
    await addBank(escola, 'MT', topics.functions, [{ b: -0.5 }, { b: 0.5 }]);
    await enter('2026-05-08T12:00:00Z');
  });

  it('English, then Spanish, then the essay: after delivery no answer is accepted', async () => {
    const lists = bodyOf('AvaliacaoLista', await bia.get('/api/v2/avaliacoes'));
    expect(lists.map(({ turma_avaliacao_id }) => turma_avaliacao_id)).toContain(ta);
    expect((await bia.post(`${base()}/1/inicio`)).status).toBe(200);
    await choose(bia, exam, 0, 1);
    expect((await bia.post(`${base()}/lingua_estrangeira`, { lingua_estrangeira: 2 })).status).toBe(200);
    // Spanish right and right; languages right, wrong; mathematics wrong, wrong, blank, annulled blank.
    for (const [place, choice] of [
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 2],
      [6, 2],
      [7, 3],
    ] as const)
      expect((await choose(bia, exam, place, choice)).status).toBe(200);
    const texto_redacao = 'O céu da noite é de todos.';
    expect((await bia.post(`${base()}/${exam.propostas[0]}/resposta_redacao`, { texto_redacao })).status).toBe(200);
    expect(bodyOf('Resumo', await bia.get(`${base()}/1/resumo`))).toMatchObject({
      qtde_itens: 8,
      qtde_itens_respondidos: 6,
    });
    t.clock.advance(3_600_000);
    expect((await bia.post(`${base()}/1/fechamento_prova`)).status).toBe(200);
    expect(await choose(bia, exam, 8, 1)).toMatchObject({ status: 409, body: { avaliacao_finalizada: true } });
  });

  it('the classmate answers one question wrong', async () => {
    await bruno.post(`${base()}/1/inicio`);
    for (const place of [0, 1, 4, 5, 6, 7]) await choose(bruno, exam, place, 1);
    await choose(bruno, exam, 8, 2);
    expect((await bruno.post(`${base()}/1/fechamento_prova`)).status).toBe(200);
  });

  it('the other exam runs out of time', async () => {
    await enter('2026-05-09T12:00:00Z');
    await bia.post(`${base(shortTa)}/1/inicio`);
    await choose(bia, short, 0, 1);
    t.clock.set('2026-05-09T12:32:01Z');
    await t.runJobs();
    expect(await choose(bia, short, 1, 1)).toMatchObject({ status: 409, body: { avaliacao_finalizada: true } });
  });

  it('before the release no result and no key is shown', async () => {
    const { avaliacoes } = bodyOf('ResultadoLista', await bia.get('/api/v2/resultados'));
    const waiting = must(avaliacoes.find(({ id }) => id === shortTa));
    expect(waiting).toMatchObject({
      situacao: 'em_correcao',
      nota: null,
      nota_tri: null,
      ranking: null,
      desempenho: null,
    });
  });

  const points = 2 + 1 + 1;
  const items = 2 + 2 + 4;
  const languages: Calibrated[] = [
    { ...at(-0.4), right: true },
    { ...at(0.6), right: true },
    { ...at(-1), right: true },
    { ...at(0.7), right: false },
  ];
  const maths: Calibrated[] = [-1, -0.2, 1.1].map((b) => ({ ...at(b), right: false }));

  it('after the release grades, scores and ranks equal those computed by hand', async () => {
    await enter('2026-05-10T12:00:00Z');
    await t.runJobs();
    const score = { languages: triScore('LC', languages), maths: triScore('MT', maths) };
    const { avaliacoes } = bodyOf('ResultadoLista', await bia.get('/api/v2/resultados'));
    const all = [points / items, 7 / items];
    expect(avaliacoes.find(({ id }) => id === ta)).toMatchObject({
      desempenho: near((points / items) * 100),
      nota: near((points / items) * 10),
      ranking: placeOf(points / items, all),
      nota_tri: Math.round((score.languages + score.maths) * 5) / 10,
    });
    expect(avaliacoes.find(({ id }) => id === shortTa)).toMatchObject({ desempenho: 50, nota: 5, ranking: 1 });
    const detail = bodyOf('Resultado', await bia.get(`/api/v2/resultados/${ta}`));
    expect(Object.fromEntries(detail.areas.map(({ codigo, nota_tri }) => [codigo, nota_tri]))).toEqual({
      LC: score.languages,
      MT: score.maths,
    });
    expect(detail).toMatchObject({ desempenho_geral: near(50), presente_avaliacao: true });
    expect(detail.questoes).toHaveLength(items);
    expect(detail.questoes.map(({ acertou }) => acertou).filter(Boolean)).toHaveLength(points);
  });

  describe('the action plan after the release', () => {
    let plan: Schemas['RoteiroMateria'];
    const theta = () => ability(maths);
    const expected = (place: number) => chance(at([-1, -0.2, 1.1][place] ?? 0), theta());

    it('has the missed topics, weakest first, with the predicted chance of each question', async () => {
      await enter('2026-05-11T12:00:00Z');
      const { materias } = await list(bia);
      const found = must(materias.find(({ tipo, materia_nome }) => tipo === 2 && materia_nome === 'Matéria MT'));
      plan = bodyOf('RoteiroMateria', await bia.get(`/api/v2/roteiro_estudos/${found.trilha_id}/${found.materia_id}`));
      // All questions of both topics were missed. The topic with harder questions has the lower prediction.
      expect(plan.fases_disponiveis.map(({ objeto_conhecimento_descricao }) => objeto_conhecimento_descricao)).toEqual([
        'Funções',
        'Frações',
      ]);
      expect(plan.fases_disponiveis.map(({ confiabilidade }) => confiabilidade)).toEqual([
        near(expected(2)),
        near((expected(0) + expected(1)) / 2),
      ]);
      expect((await bruno.get(`/api/v2/roteiro_estudos/${found.trilha_id}/${found.materia_id}`)).status).toBe(404);
    });

    it('changes engagement and impact after studying', async () => {
      const before = bodyOf('Resultado', await bia.get(`/api/v2/resultados/${ta}`)).trilha_estudos;
      expect(before).toMatchObject({ engajamento: 0 });
      const [first] = plan.fases_disponiveis;
      const id = must(first).trilha_fase_id;
      let front: Schemas['RoteiroItem'] | Schemas['RoteiroProximoItem'] = must(
        bodyOf('RoteiroFase', await bia.get(`/api/v2/roteiro_estudos/${id}`)).items.at(-1),
      );
      let said: Schemas['RoteiroResposta'] | null = null;
      while (front) {
        const trilha_item_id: number = front.trilha_item_id;
        const call = `/api/v2/roteiro_estudos/${plan.trilha_id}/${id}/roteiro_estudos_resposta`;
        said = bodyOf('RoteiroResposta', await bia.post(call, { trilha_item_id, item_resposta: 1 }));
        front = said.proximo_item;
      }
      expect(said).toMatchObject({ fase_finalizada: true, qtde_estrelas: stars(2, 2) });
      const after = bodyOf('Resultado', await bia.get(`/api/v2/resultados/${ta}`)).trilha_estudos;
      // Languages have a plan too, without a phase, because none of its topics is known.
      expect(after?.engajamento).toBeCloseTo(1 / 2, 9);
      expect(must(after?.desempenho_provavel_final)).toBeGreaterThan(must(after?.desempenho_provavel_inicial));
    });
  });
});

describe('the end of the year', () => {
  it('the roadmap of February is closed: it can be found and read, and accepts no answer', async () => {
    await enter('2026-12-12T12:00:00Z');
    const { ciclos, materias } = bodyOf('TrilhaFiltros', await bia.get('/api/v2/trilhas/filtros'));
    expect([ciclos.length, materias.length]).toEqual([1, 1]);
    const url = `/api/v2/trilhas/busca_filtrada?materia_id=${roteiro.materia_id}&ciclo_numero_referencia=-1`;
    const { materias: found } = bodyOf('TrilhaBusca', await bia.get(url));
    expect(found).toContainEqual(expect.objectContaining({ trilha_id: roteiro.trilha_id, progresso: 1, tipo: 1 }));
    expect((await read(0)).trilha_aberta).toBe(false);
    const [item] = phase(0).itens;
    expect((await answer(0, must(item).trilha_item_id, true)).status).toBe(409);
  });
});
