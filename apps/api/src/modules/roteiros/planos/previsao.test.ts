/**
 * Study roadmaps, predictions, and what results show of them. Every expected number is computed here with plain
 * products.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { bodyOf, createExam, type Exam } from '../../../../test/central_avaliacoes/exam-fixture.ts';
import { type Client, createTestApp, type TestApp, world } from '../../../../test/index.ts';
import { addBank, addTopic, materiaId, setTopics, take } from '../../../../test/planos/plano-fixture.ts';
import { ability as abilityOf, chance, type Parameters } from '../../../../test/tri-oracle.ts';
import { LIST_SIZES } from '../../../../test/security/support/figures.ts';
import { tenant } from '../../../database/tenant.ts';
import { computeResultados } from '../../../jobs/compute-resultados.ts';
import { repairReleases } from '../../../jobs/check-liberacao.ts';
import { findPrevisoes } from './previsao.ts';
import { createRoteiro, type RoteiroFase } from './roteiro.ts';
import type { SavedTrilha } from './trilha-store.ts';

type Given = { tri: Parameters; certo: boolean };
const ability = (given: readonly Given[]) => abilityOf(given.map(({ tri, certo }) => ({ ...tri, right: certo })));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const near = (value: number): unknown => expect.closeTo(value, 9);

const tri = (b: number): Parameters => ({ a: 1.3, b, c: 0.2 });
const FIRST = { de: '2026-11-01T12:00:00Z', ate: '2026-11-01T15:00:00Z' };
const AUTHORED = new Date('2026-11-05T12:00:00Z');
const SECOND = { de: '2026-11-20T12:00:00Z', ate: '2026-11-20T15:00:00Z' };
const AFTER = '2026-11-20T15:02:01Z';
const { bia, bruno, dora } = world.alunos;
const log = { info: () => undefined, warn: () => undefined, error: (details: unknown) => expect.fail(String(details)) };

let t: TestApp;
let client: Client;
let first: Exam;
let second: Exam;
let later: Exam;
let roteiro: SavedTrilha;
let topics: { a: number; b: number; c: number };
let bank: number[];
const escola = () => tenant(t.db, world.escola);
const fase = (objeto_conhecimento_id: number): RoteiroFase => ({ objeto_conhecimento_id, secao: 'Prática' });
const create = async (exam: Exam, fases: RoteiroFase[], agora = AUTHORED) =>
  createRoteiro(
    escola(),
    { turma_avaliacao_id: exam.turma_avaliacao_ids[0] ?? 0, materia_id: await materiaId(escola(), 'LC'), fases },
    agora,
  );

/** Items: two of topic a, one of b, one annulled of b. */
const prova = ({ de, ate }: typeof FIRST) =>
  createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [[de, ate]] }],
    nota_maxima: 20,
    dias: [{ itens: [{ tri: tri(-1) }, { tri: tri(0.5) }, { tri: tri(1) }, { tri: tri(0), anulada: true }] }],
  });

beforeAll(async () => {
  t = await createTestApp({ agora: AFTER });
  topics = {
    a: await addTopic(escola(), 'LC', 'Tópico A'),
    b: await addTopic(escola(), 'LC', 'Tópico B'),
    c: await addTopic(escola(), 'LC', 'Tópico C'),
  };
  bank = await addBank(escola(), 'LC', topics.a, [{ b: -1 }, { b: 0 }, { b: 1 }]);
  await addBank(escola(), 'LC', topics.b, [{ b: 0 }]);
  await addBank(escola(), 'LC', topics.c, [{ b: 0 }]);
  first = await prova(FIRST);
  second = await prova(SECOND);
  later = await prova({ de: '2026-12-01T12:00:00Z', ate: '2026-12-01T13:00:00Z' });
  for (const exam of [first, second, later])
    await setTopics(escola(), exam, { [topics.a]: [0, 1], [topics.b]: [2, 3] });
  // Bia: right, wrong, right. Bruno: wrong, right, blank. Dora was absent.
  await take(t.db, first, { ...FIRST, classe: 0, aluno: bia }, { 0: 1, 1: 2, 2: 1 });
  await take(t.db, first, { ...FIRST, classe: 0, aluno: bruno }, { 0: 2, 1: 1 });
  const saved = await create(second, [fase(topics.a), fase(topics.b), fase(topics.c)]);
  if ('recusa' in saved) throw new Error(saved.recusa);
  roteiro = saved;
  client = await t.signIn('bia');
});
afterAll(() => t.close());

const before = {
  bia: [
    { tri: tri(-1), certo: true },
    { tri: tri(0.5), certo: false },
    { tri: tri(1), certo: true },
  ],
  bruno: [
    { tri: tri(-1), certo: false },
    { tri: tri(0.5), certo: true },
    { tri: tri(1), certo: false },
  ],
};
const thetas = [ability(before.bia), ability(before.bruno)];
const classChance = (b: number) => mean(thetas.map((theta) => chance(tri(b), theta)));

/** A finished run of a phase. */
async function play(place: number, estrelas: number, answers: readonly [item: number, resposta: number][] = []) {
  const { trilha_fase_id = 0, itens = [] } = roteiro.fases[place] ?? {};
  const { rows } = await t.db.query<{ id: number }>(
    `insert into fase_execucao (escola_id, turma_aluno_id, trilha_fase_id, numero, iniciada_em, concluida_em, estrelas, acertos, itens)
     values (1, $1, $2, (select count(*) + 1 from fase_execucao where turma_aluno_id = $1 and trilha_fase_id = $2), $3, $3, $4, 0, 3) returning id`,
    [bia, trilha_fase_id, AUTHORED, estrelas],
  );
  for (const [i, [item, resposta]] of answers.entries())
    await t.db.query(
      `insert into fase_item (escola_id, fase_execucao_id, trilha_item_id, ordem, servido_em, resposta_1, respondida_1_em, acertou)
       values (1, $1, $2, $3, $4, $5, $4, $6)`,
      [rows[0]?.id, itens[item], i + 1, AUTHORED, resposta, resposta === 1],
    );
}

describe('createRoteiro', () => {
  it('stores pools, the questions they prepare and the predicted hits of the class', async () => {
    const { rows } = await t.db.query(
      `select f.prova_numero, f.qtde_itens,
              (select json_agg(i.questao_id order by i.ordem) from trilha_item i where i.trilha_fase_id = f.id) as pool,
              coalesce((select json_agg(q.desempenho_esperado order by q.avaliacao_item_id) from trilha_fase_questao q where q.trilha_fase_id = f.id), '[]') as chances
       from trilha_fase f where f.trilha_id = $1 order by f.ordem`,
      [roteiro.trilha_id],
    );
    expect(rows).toMatchObject([
      { prova_numero: 1, chances: [near(classChance(-1)), near(classChance(0.5))] },
      // Nothing is predicted for the annulled item.
      { prova_numero: 3, chances: [near(classChance(1))] },
      { prova_numero: null, qtde_itens: 1, chances: [] },
    ]);
    // The bank's questions and those of the released exam, never those of the exam itself.
    expect(new Set(rows[0].pool)).toEqual(new Set([...bank, first.itens[0]?.questao_id, first.itens[1]?.questao_id]));
    expect(rows[0].qtde_itens).toBe(5);
  });

  it('ends when the exam begins, is planned for that moment, and belongs to the class', async () => {
    const { rows } = await t.db.query('select * from trilha where id = $1', [roteiro.trilha_id]);
    expect(rows).toMatchObject([
      {
        tipo: 1,
        turma_aluno_id: null,
        data_fim: new Date(SECOND.de),
        prevista_para: new Date(SECOND.de),
        aberta_em: AUTHORED,
      },
    ]);
  });

  it.each<[string, () => ReturnType<typeof create>, object]>([
    ['exists already', () => create(second, [fase(topics.a)]), { recusa: 'ja_existe' }],
    ['the exam has begun', () => create(second, [fase(topics.a)], new Date(SECOND.de)), { recusa: 'prova_iniciada' }],
    [
      'no such exam',
      () => create({ ...second, turma_avaliacao_ids: [999] }, [fase(topics.a)]),
      { recusa: 'prova_nao_encontrada' },
    ],
    [
      'a topic without questions',
      () => create(later, [fase(topics.a), fase(0)]),
      { recusa: 'sem_questoes', objeto_conhecimento_id: 0 },
    ],
  ])('refuses: %s', async (_, attempt, refusal) => {
    expect(await attempt()).toEqual(refusal);
  });
});

describe('what results show', () => {
  const url = () => `/api/v2/resultados/${second.turma_avaliacao_ids[0]}`;
  const lista = async () => bodyOf('ResultadoLista', await client.get('/api/v2/resultados')).falhas_evitadas;
  const study = [
    { tri: { a: 1, b: -1, c: 0.2 }, certo: true },
    { tri: { a: 1, b: 0, c: 0.2 }, certo: false },
  ];

  beforeAll(async () => {
    const pool = (i: number) =>
      t.db
        .query<{ ordem: number }>('select ordem from trilha_item where questao_id = $1 and trilha_fase_id = $2', [
          bank[i],
          roteiro.fases[0]?.trilha_fase_id,
        ])
        .then(({ rows }) => (rows[0]?.ordem ?? 0) - 1);
    // A first run with 1 star, a second with 3: the best stars count, and the first answer to each question.
    await play(0, 1, [
      [await pool(0), 1],
      [await pool(1), 2],
    ]);
    await play(0, 3, [[await pool(1), 1]]);
    await play(1, 0);
    await take(t.db, second, { ...SECOND, classe: 0, aluno: bia }, { 0: 1, 1: 1, 2: 1 });
  });

  it('nothing before the release', async () => {
    t.clock.set('2026-11-20T15:02:00Z');
    await computeResultados.run({ db: t.db, agora: new Date(AFTER), log });
    expect(await lista()).toEqual([]);
    expect(bodyOf('Resultado', await client.get(url())).trilha_estudos).toBeNull();
  });

  it('misses avoided per subject are exactly the predicted minus the actual misses on engaged phases', async () => {
    t.clock.set(AFTER);
    const own = (b: number) => chance(tri(b), ability(before.bia));
    const previstas = 3 - own(-1) - own(0.5) - own(1);
    // The second phase was finished without a star: it counts as finished (decision 204).
    const evitadas = previstas;
    expect(await lista()).toEqual([
      {
        materia_id: await materiaId(escola(), 'LC'),
        materia_nome: 'Matéria LC',
        qtde_falhas_evitadas: near(evitadas),
        qtde_falhas_previstas: near(previstas),
        qtde_fases_engajou: 2,
        qtde_fases_total: 3,
        engajamento_base: near(2 / 3),
        engajamento_qualificado: near(1 / 3),
      },
    ]);
  });

  it('the same for the cycle of the exam (D 222)', async () => {
    const { falhas_evitadas, falhas_por_ciclo } = bodyOf('ResultadoLista', await client.get('/api/v2/resultados'));
    expect(falhas_por_ciclo).toEqual([{ ciclo: expect.any(Number), falhas_evitadas }]);
  });

  it('[PRV-8] predicted misses and the first prediction of the result are one prediction, and not that of the class', async () => {
    const [card] = await lista();
    const { trilha_estudos } = bodyOf('Resultado', await client.get(url()));
    const first = 3 * (1 - (trilha_estudos?.desempenho_provavel_inicial ?? 0) / 100);
    expect(card?.qtde_falhas_previstas).toEqual(near(first));
    expect(first).not.toEqual(near(3 - classChance(-1) - classChance(0.5) - classChance(1)));
  });

  it('engagement, and probable performance before and after study', async () => {
    const percent = (theta: number) => 100 * mean([-1, 0.5, 1].map((b) => chance(tri(b), theta)));
    expect(bodyOf('Resultado', await client.get(url())).trilha_estudos).toEqual({
      engajamento: near(2 / 3),
      desempenho_provavel_inicial: near(percent(ability(before.bia))),
      desempenho_provavel_final: near(percent(ability([...before.bia, ...study]))),
    });
  });

  it('the predicted grade of each roadmap, on the scale of its exam', async () => {
    const aluno = { turma_aluno_id: bia, turma_id: world.turmaV2 };
    const { notas } = await findPrevisoes(escola(), aluno, new Date(AFTER));
    const grade = (theta: number) => 20 * mean([-1, 0.5, 1].map((b) => chance(tri(b), theta)));
    expect(notas.get(roteiro.trilha_id)).toEqual({
      nota_prevista_inicial: near(grade(ability(before.bia))),
      nota_prevista: near(grade(ability([...before.bia, ...study]))),
    });
    const unknown = await findPrevisoes(escola(), { ...aluno, turma_aluno_id: dora }, new Date(AFTER));
    expect(unknown.notas.get(roteiro.trilha_id)).toEqual({ nota_prevista_inicial: null, nota_prevista: null });
  });

  it('nothing depends on a held exam, nor on a question that another exam needs', async () => {
    const hold = async (until: string | null) => {
      await t.db.query('update avaliacao set liberar_em = $1 where id = $2', [until, first.avaliacao_id]);
      await repairReleases(t.db, t.clock());
    };
    await hold('2026-12-31T12:00:00Z');
    expect(bodyOf('Resultado', await client.get(url())).trilha_estudos).toMatchObject({
      desempenho_provavel_inicial: null,
    });
    await hold(null);
    const needed = second.itens.slice(1, 3).map(({ questao_id }) => ({ questao_id }));
    await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV1, janelas: [['2026-12-01T12:00:00Z', '2026-12-01T13:00:00Z']] }],
      dias: [{ itens: needed }],
    });
    const [card] = await lista();
    expect(card?.qtde_falhas_previstas).toEqual(near(1 - chance(tri(-1), ability(before.bia))));
  });

  it('hides the card when a prediction is missing', async () => {
    const set = (tri_a: number | null) =>
      t.db.query('update questao set tri_a = $1, tri_b = $2, tri_c = $3, tri_origem = $4 where id = $5', [
        tri_a,
        tri_a === null ? null : -1,
        tri_a === null ? null : 0.2,
        tri_a === null ? null : 'INEP',
        second.itens[0]?.questao_id,
      ]);
    await set(null);
    expect(await lista()).toEqual([]);
    await set(1);
    expect(await lista()).toHaveLength(1);
  });

  it('shows nothing to a student who was absent', async () => {
    const bruno2 = await t.signIn('bruno');
    expect(bodyOf('ResultadoLista', await bruno2.get('/api/v2/resultados')).falhas_evitadas).toEqual([]);
    expect(bodyOf('Resultado', await bruno2.get(url())).trilha_estudos).toBeNull();
  });

  it('takes the same number of statements however many students there are', async () => {
    const cost = async () => [
      await t.statements.count(() => client.get('/api/v2/resultados')),
      await t.statements.count(() => client.get(url())),
    ];
    await cost();
    /** The class has these already. */
    const STUDENTS = 4;
    const grow = (more: number) =>
      t.db.query(
        `with p as (insert into pessoa (escola_id, nome, perfil, senha_hash, criada_em)
           select 1, 'Aluno ' || n, 'aluno', 'x', $2 from generate_series(1, $1) n returning id),
         a as (insert into turma_aluno (escola_id, turma_id, pessoa_id) select 1, $3, id from p returning id)
         insert into resultado (escola_id, turma_avaliacao_id, turma_aluno_id, presente, acertos, itens, desempenho, nota, calculado_em)
         select 1, $4, id, true, 1, 3, 33, 3, $2 from a`,
        [more, AUTHORED, world.turmaV2, second.turma_avaliacao_ids[0]],
      );
    const costs: number[][] = [];
    let students = STUDENTS;
    for (const size of LIST_SIZES) {
      await grow(size - students);
      students = size;
      costs.push(await cost());
    }
    expect(costs).toEqual(LIST_SIZES.map(() => costs[0]));
  });
});
