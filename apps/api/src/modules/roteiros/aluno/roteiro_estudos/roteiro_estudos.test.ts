/** Roadmaps of version 2, as lists and as subjects: who sees them, open or closed, in a fixed number of statements. */
import { afterAll, describe, expect, it } from 'vitest';

import { createTestApp, world, type Answer } from '../../../../../test/index.ts';
import { bodyOf } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import {
  answerItem,
  answerQuiz,
  faseOf,
  finishQuiz,
  readFase,
  walk,
} from '../../../../../test/roteiro_estudos/estudante.ts';
import { createRoteiro, type FaseSpec, type Roteiro } from '../../../../../test/roteiro_estudos/roteiro-fixture.ts';

const t = await createTestApp({ agora: '2026-11-21T12:00:00Z' });
afterAll(t.close);
/** Edu is a student like the others here. */
await t.db.query('update pessoa set senha_inicial = false where nome = $1', ['Eduardo Pires']);
const LISTA = '/api/v2/roteiro_estudos';

const lista = async (login: string) => bodyOf('RoteiroLista', await (await t.signIn(login)).get(LISTA));
const ids = async (login: string) => (await lista(login)).materias.map(({ trilha_id }) => trilha_id);
const bare = (answer: Answer) => [answer.status, bodyOf('Error', answer).codigo];
const materia = async (login: string, trilha_id: number, materia_id: number) =>
  (await t.signIn(login)).get(`${LISTA}/${trilha_id}/${materia_id}`);
const view = (roteiro: Roteiro, index = 0, midia = 0) => ({
  objeto_conhecimento_conteudo_digital_id: faseOf(roteiro, index).midias[midia],
  trilha_fase_id: faseOf(roteiro, index).trilha_fase_id,
});
const QUIZ = [1, 2, 3, 4, 5];
const ITEM: FaseSpec = { itens: [null] };

describe('the list', () => {
  it("is empty without a roadmap; it holds the student's open ones, the nearest end first", async () => {
    expect(await lista('edu')).toEqual({
      materias: [],
      resumo: {
        qtde_cursos_acessados: 0,
        qtde_itens_respondidos: 0,
        qtde_midias_recomendadas: 0,
        qtde_midias_acessadas: 0,
      },
      trilhas_novas: false,
    });
    const late = await createRoteiro(t.db, { fases: [ITEM], data_fim: '2026-12-01T12:00:00Z' });
    const soon = await createRoteiro(t.db, { fases: [ITEM], data_fim: '2026-11-21T12:00:00Z', area: 'MT' });
    await createRoteiro(t.db, { fases: [ITEM], data_fim: '2026-11-21T11:59:59Z' });
    await createRoteiro(t.db, { fases: [ITEM], aberta_em: '2026-11-21T12:00:01Z' });
    await createRoteiro(t.db, { fases: [ITEM], turma_id: world.turmaV1 });
    await createRoteiro(t.db, { fases: [ITEM], escola_id: world.outraEscola, turma_id: 4 });
    const plano = await createRoteiro(t.db, {
      fases: [ITEM],
      turma_aluno_id: world.alunos.bia,
      data_fim: '2026-11-25T12:00:00Z',
    });
    expect(await ids('bia')).toEqual([soon.trilha_id, plano.trilha_id, late.trilha_id]);
    expect(await ids('bruno')).toEqual([soon.trilha_id, late.trilha_id]);
    expect((await lista('bia')).materias.map(({ tipo }) => tipo)).toEqual([1, 2, 1]);
  });

  it('is empty in version 1, whose exercises have other rules', async () => {
    expect(await ids('ana')).toEqual([]);
    const own = await createRoteiro(t.db, { fases: [ITEM], turma_id: world.turmaV1 });
    const ana = await t.signIn('ana');
    const fase = faseOf(own);
    expect((await ana.get(`${LISTA}/${fase.trilha_fase_id}`)).status).toBe(404);
    expect((await answerItem(ana, own, fase, fase.itens[0]?.trilha_item_id ?? 0, 1)).status).toBe(404);
  });

  it('counts phases, topics, and finished phases as progress', async () => {
    const roteiro = await createRoteiro(t.db, { fases: [ITEM, ITEM, ITEM, ITEM], turma_aluno_id: world.alunos.dora });
    const dora = await t.signIn('dora');
    await walk(dora, roteiro, faseOf(roteiro, 0), [true]);
    await walk(dora, roteiro, faseOf(roteiro, 2), [false]);
    const found = (await lista('dora')).materias.find(({ trilha_id }) => trilha_id === roteiro.trilha_id);
    expect(found).toMatchObject({
      progresso: 0.5,
      qtde_fases: 4,
      qtde_assuntos_abordados: 4,
      avaliacao_conhecimento_detalhes: {
        data_aplicacao: '2026-12-10T12:00:00.000Z',
        nota_maxima: 10,
        nota_prevista_inicial: null,
      },
    });
  });
});

describe('what was done', () => {
  it('counts answers, media and courses; a course counts by its quiz or a medium, not by reading', async () => {
    const fases = [
      { ...ITEM, quiz: QUIZ, midias: 2 },
      { itens: [null, null], midias: 1 },
      { ...ITEM, quiz: QUIZ },
    ];
    const roteiro = await createRoteiro(t.db, { fases, turma_aluno_id: world.alunos.edu, area: 'CN' });
    const plano = await createRoteiro(t.db, { fases, turma_aluno_id: world.alunos.dora, area: 'CN' });
    const url = `${LISTA}/${plano.trilha_id}/${plano.materia_id}`;
    const dora = await t.signIn('dora');
    const resumo = async () => bodyOf('RoteiroMateria', await dora.get(url)).resumo;
    await readFase(dora, faseOf(plano, 0));
    expect(await resumo()).toEqual({
      qtde_itens_respondidos: 0,
      qtde_midias_recomendadas: 3,
      qtde_cursos_acessados: 0,
    });
    await answerQuiz(dora, faseOf(plano, 0), 1, 5);
    await walk(dora, plano, faseOf(plano, 1), [true]);
    await dora.post(`${LISTA}/visualizar_conteudo_digital`, view(plano, 1));
    expect(await resumo()).toEqual({
      qtde_itens_respondidos: 1,
      qtde_midias_recomendadas: 3,
      qtde_cursos_acessados: 1,
    });
    await answerQuiz(dora, faseOf(plano, 2), 1, 5);
    expect((await resumo()).qtde_cursos_acessados).toBe(2);
    expect(roteiro.fases).toHaveLength(3);
  });

  it('stores the first view of a medium; later views change nothing', async () => {
    const roteiro = await createRoteiro(t.db, {
      fases: [
        { ...ITEM, midias: 2 },
        { ...ITEM, midias: 1 },
      ],
    });
    const bruno = await t.signIn('bruno');
    const url = `${LISTA}/visualizar_conteudo_digital`;
    const first = await bruno.post(url, view(roteiro));
    expect(first.body).toEqual({ visualizado_em: '2026-11-21T12:00:00.000Z', qtde_midias_acessadas: 1 });
    t.clock.advance(60_000);
    expect((await bruno.post(url, view(roteiro))).body).toEqual(first.body);
    expect((await bruno.post(url, view(roteiro, 0, 1))).body).toMatchObject({ qtde_midias_acessadas: 2 });
    t.clock.set('2026-11-21T12:00:00Z');
    const elsewhere = { ...view(roteiro), trilha_fase_id: faseOf(roteiro, 1).trilha_fase_id };
    expect(bare(await bruno.post(url, elsewhere))).toEqual([404, 'midia_nao_encontrada']);
    const other = { ...view(roteiro), turma_aluno_id: world.alunos.bia };
    expect(bare(await bruno.post(url, other))).toEqual([403, 'turma_aluno_nao_autorizada']);
  });

  it('orders media by the share of yes of ten votes (VOT-3; D 221)', async () => {
    const roteiro = await createRoteiro(t.db, {
      fases: [{ ...ITEM, midias: 2 }, ...Array.from({ length: 9 }, () => ITEM)],
    });
    const fase = faseOf(roteiro, 0);
    const bruno = await t.signIn('bruno');
    const shown = async () => (await readFase(bruno, fase)).midias.map(({ id }) => id);
    expect(await shown()).toEqual(fase.midias);
    await t.db.query(
      `insert into conteudo_visualizacao (escola_id, turma_aluno_id, trilha_fase_id, conteudo_digital_id, visualizado_em,
         ajudou, votado_em)
       select $1, $2, f.id, c.id, $5, c.id = $4, $5 from trilha_fase f, conteudo_digital c
       where f.trilha_id = $3 and c.id = any($6)`,
      [world.escola, world.alunos.bruno, roteiro.trilha_id, fase.midias[1], '2026-11-21T12:00:00Z', fase.midias],
    );
    expect(await shown()).toEqual(fase.midias.toReversed());
  });

  it('makes earlier roadmaps old; looking does not', async () => {
    const roteiro = await createRoteiro(t.db, { fases: [{ ...ITEM, midias: 1 }], aberta_em: '2026-11-21T11:00:00Z' });
    const bruno = await t.signIn('bruno');
    t.clock.set('2026-11-21T13:00:00Z');
    await bruno.post(`${LISTA}/visualizar_conteudo_digital`, view(roteiro));
    expect((await lista('bruno')).trilhas_novas).toBe(false);
    await createRoteiro(t.db, { fases: [ITEM], aberta_em: '2026-11-21T14:00:00Z' });
    expect((await lista('bruno')).trilhas_novas).toBe(false);
    t.clock.set('2026-11-21T14:00:00Z');
    expect((await lista('bruno')).trilhas_novas).toBe(true);
    expect((await lista('bruno')).trilhas_novas).toBe(true);
    await walk(await t.signIn('bruno'), roteiro, faseOf(roteiro), [true]);
    expect((await lista('bruno')).trilhas_novas).toBe(false);
    t.clock.set('2026-11-21T12:00:00Z');
  });
});

describe('a subject', () => {
  it('1 or 2 means the open roadmap of that type; of two, the one that ends first', async () => {
    const area = 'CH' as const;
    const closed = await createRoteiro(t.db, { area, fases: [ITEM], data_fim: '2026-11-20T12:00:00Z' });
    const later = await createRoteiro(t.db, { area, fases: [ITEM], data_fim: '2026-12-20T12:00:00Z' });
    const sooner = await createRoteiro(t.db, { area, fases: [ITEM], data_fim: '2026-12-19T12:00:00Z' });
    const found = bodyOf('RoteiroMateria', await materia('bia', 1, sooner.materia_id));
    expect(found).toMatchObject({ trilha_id: sooner.trilha_id, tipo: 1, trilha_aberta: true, progresso: 0 });
    expect(bare(await materia('bia', 2, sooner.materia_id))).toEqual([404, 'roteiro_nao_encontrado']);
    expect((await materia('bia', later.trilha_id, later.materia_id)).status).toBe(200);
    expect((await materia('bia', later.trilha_id, later.materia_id + 1)).status).toBe(404);
    expect(bodyOf('RoteiroMateria', await materia('bia', closed.trilha_id, closed.materia_id)).trilha_aberta).toBe(
      false,
    );
    expect((await materia('zeca', later.trilha_id, later.materia_id)).status).toBe(404);
    expect((await materia('ana', 1, later.materia_id)).status).toBe(404);
    const fase = faseOf(sooner);
    const byTipo = await answerItem(
      await t.signIn('bia'),
      { ...sooner, trilha_id: 1 },
      fase,
      fase.itens[0]?.trilha_item_id ?? 0,
      1,
    );
    expect(byTipo.status).toBe(200);
  });

  it('shows stars and chance of success to all, and questions of the exam to staff only', async () => {
    const fases: FaseSpec[] = [{ ...ITEM, esperado: [0.25, 0.75] }, { ...ITEM, esperado: [null] }, ITEM];
    const roteiro = await createRoteiro(t.db, { fases, turma_aluno_id: world.alunos.bia });
    const bia = await t.signIn('bia');
    await walk(bia, roteiro, faseOf(roteiro, 0), [true]);
    const own = bodyOf('RoteiroMateria', await materia('bia', roteiro.trilha_id, roteiro.materia_id));
    expect(own.fases_disponiveis.map((fase) => [fase.qtde_estrelas, fase.confiabilidade, fase.questoes_prova])).toEqual(
      [
        [3, 0.5, []],
        [null, null, []],
        [null, null, []],
      ],
    );
    const staff = await t.openView(await t.signIn('vida.julia'), world.alunos.bia);
    const seen = bodyOf('RoteiroMateria', await staff.get(`${LISTA}/${roteiro.trilha_id}/${roteiro.materia_id}`));
    expect(seen.fases_disponiveis[0]?.questoes_prova).toEqual([
      { numero: 2, desempenho_esperado: 0.25 },
      { numero: 3, desempenho_esperado: 0.75 },
    ]);
    const fase = await readFase(staff, faseOf(roteiro, 1));
    expect(fase.items).toMatchObject([{ gabarito: null, questoes_prova: [{ numero: 4, desempenho_esperado: null }] }]);
    expect((await readFase(bia, faseOf(roteiro, 1))).items[0]?.questoes_prova).toEqual([]);
    const id = faseOf(roteiro, 1).itens[0]?.trilha_item_id ?? 0;
    expect(bare(await answerItem(staff, roteiro, faseOf(roteiro, 1), id, 1))).toEqual([403, 'somente_leitura']);
  });
});

it.each([
  ['a roadmap before its exam names it to staff only', undefined, [null, 18]],
  ['an action plan after it names it to the student too', world.alunos.bia, [18, 18]],
] as const)('the number of the exam’s question: %s', async (_name, dono, expected) => {
  const fases = [{ ...ITEM, prova_numero: 18 }];
  const roteiro = await createRoteiro(t.db, { fases, ...(dono && { turma_aluno_id: dono }) });
  const readers = [await t.signIn('bia'), await t.openView(await t.signIn('vida.julia'), world.alunos.bia)];
  const numbers = [];
  for (const reader of readers) numbers.push((await readFase(reader, faseOf(roteiro))).info.prova_numero);
  expect(numbers).toEqual(expected);
});

describe('a closed roadmap', () => {
  it('refuses every write with 409 from the instant after its end, and shows what was done', async () => {
    const data_fim = '2026-11-21T12:00:00Z';
    const roteiro = await createRoteiro(t.db, { fases: [{ itens: [null, null], quiz: QUIZ, midias: 1 }], data_fim });
    const bia = await t.signIn('bia');
    const fase = faseOf(roteiro);
    const [first, second] = fase.itens.map(({ trilha_item_id }) => trilha_item_id);
    await finishQuiz(bia, fase);
    await walk(bia, roteiro, fase, [true]);
    t.clock.advance(1);
    for (const answer of [
      await answerItem(bia, roteiro, fase, second ?? 0, 1),
      await answerItem(bia, roteiro, fase, first ?? 0, 1),
      await answerQuiz(bia, fase, 1, 1),
      await bia.post(`${LISTA}/visualizar_conteudo_digital`, view(roteiro)),
    ])
      expect(bare(answer)).toEqual([409, 'roteiro_encerrado']);
    const shown = await readFase(bia, fase);
    expect(shown).toMatchObject({ trilha_aberta: false, conclusao: { qtde_estrelas: null } });
    expect(shown.items.map(({ trilha_item_id }) => trilha_item_id)).toEqual([first]);
    const bruno = await t.signIn('bruno');
    expect((await readFase(bruno, fase)).items).toEqual([]);
    t.clock.set('2026-11-21T12:00:00Z');
  });
});

describe('ids of others', () => {
  it.each(['bruno', 'zeca', 'ana'])("of bia's plan are not found for %s", async (login) => {
    const roteiro = await createRoteiro(t.db, {
      fases: [{ itens: [null], quiz: QUIZ, midias: 1 }],
      turma_aluno_id: world.alunos.bia,
    });
    const client = await t.signIn(login);
    const fase = faseOf(roteiro);
    for (const answer of [
      await client.get(`${LISTA}/${fase.trilha_fase_id}`),
      await client.get(`${LISTA}/${roteiro.trilha_id}/${roteiro.materia_id}`),
      await answerQuiz(client, fase, 1, 1),
      await answerItem(client, roteiro, fase, fase.itens[0]?.trilha_item_id ?? 0, 1),
      await client.post(`${LISTA}/visualizar_conteudo_digital`, view(roteiro)),
      await client.get(`/api/v2/banco_questoes/${fase.itens[0]?.questao_id}`),
    ])
      expect(answer.status).toBe(404);
  });

  it('a caller who is not signed in gets nothing', async () => {
    for (const url of [
      LISTA,
      `${LISTA}/1/1`,
      `${LISTA}/1`,
      '/api/v2/trilhas/filtros',
      '/api/v2/trilhas/busca_filtrada',
    ])
      expect((await t.anonymous.get(url)).status).toBe(401);
    for (const url of [
      `${LISTA}/1/1/roteiro_estudos_resposta`,
      `${LISTA}/1/resposta_quiz`,
      `${LISTA}/visualizar_conteudo_digital`,
    ])
      expect((await t.anonymous.post(url)).status).toBe(401);
  });
});

describe('statements', () => {
  /** Statements of a call whose session is already known. */
  const count = async (login: string, url: string) => {
    const client = await t.signIn(login);
    return t.statements.count(async () => expect((await client.get(url)).status).toBe(200));
  };

  it('of list, subject, phase and closed roadmaps stay the same number with ten times the rows', async () => {
    const fases = (n: number): FaseSpec[] =>
      Array.from({ length: n }, () => ({
        itens: Array.from({ length: n }, () => null),
        quiz: QUIZ,
        midias: n,
        esperado: [0.5],
      }));
    const base = { turma_aluno_id: world.alunos.edu, area: 'XX' } as const;
    const small = await createRoteiro(t.db, { ...base, fases: fases(1) });
    await createRoteiro(t.db, { ...base, fases: fases(1), data_fim: '2026-11-20T12:00:00Z' });
    const urls = (roteiro: Roteiro) => [
      LISTA,
      `${LISTA}/${roteiro.trilha_id}/${roteiro.materia_id}`,
      `${LISTA}/${faseOf(roteiro).trilha_fase_id}`,
      '/api/v2/trilhas/busca_filtrada',
      '/api/v2/trilhas/filtros',
    ];
    const measure = async (roteiro: Roteiro) => {
      const counts = [];
      for (const url of urls(roteiro)) counts.push(await count('edu', url));
      return counts;
    };
    const before = await measure(small);
    let large = small;
    for (let n = 0; n < 10; n += 1) {
      large = await createRoteiro(t.db, { ...base, fases: fases(10) });
      await createRoteiro(t.db, { ...base, fases: fases(10), data_fim: '2026-11-20T12:00:00Z' });
    }
    const rows = await lista('edu');
    expect(rows.materias.length).toBeGreaterThanOrEqual(11);
    expect(before).toEqual([8, 5, 6, 2, 2]);
    expect(await measure(large)).toEqual(before);
  });
});
