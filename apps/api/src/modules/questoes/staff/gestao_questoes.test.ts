/** The question bank for staff. The expected counts are computed here by hand. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { avaliacao_item, questao } from '../../../database/schema/index.ts';
import { tenant } from '../../../database/tenant.ts';
import { createTrilha } from '../../roteiros/planos/trilha-store.ts';
import { computeAvaliacao } from '../../../jobs/compute-resultados.ts';
import { createTestApp, world, type Client } from '../../../../test/index.ts';
import { addTopic } from '../../../../test/base_conhecimentos/curso-fixture.ts';
import { bodyOf, createExam, type Exam } from '../../../../test/central_avaliacoes/exam-fixture.ts';
import { everyPage, outcome } from '../../../../test/gestao/staff.ts';
import { tables } from '../../../../test/tables.ts';
import { LARGEST, LIST_SIZES } from '../../../../test/security/support/figures.ts';

const t = await createTestApp();
afterAll(t.close);

const school = tenant(t.db, world.escola);
const other = tenant(t.db, world.outraEscola);
/** Class 2 (Bia, Bruno, Dora, Eduardo) from 12h to 15h; released at 15:02. */
const WINDOW: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T15:00:00Z'];
const RELEASED = '2026-11-21T15:02:01Z';

let julia: Client;
let exam: Exam;
beforeAll(async () => {
  exam = await createExam(t.db, {
    descricao: 'Simulado de novembro',
    turmas: [{ turma_id: world.turmaV2, janelas: [WINDOW] }],
    dias: [
      {
        itens: [
          { gabarito: 'C', enunciado: '<p>Quanto é <strong>2 &lt; 3</strong>?</p>', comentario: '<p>SEGREDO</p>' },
          { gabarito: 'B', lingua: 1, tri: { a: 1.2, b: -0.5, c: 0.2 } },
          { gabarito: 'B', anulada: true },
          { subjetiva: true, gabarito: null },
        ],
      },
    ],
  });
  await answer('bia', [3, 2, 1]);
  await answer('bruno', [1, null, 1]);
  await tables(t.db).execute(sql`update pessoa set senha_inicial = false`);
  await answer('dora', [3, 1, null]);
  julia = await t.signIn('vida.julia');
});

/** The answers to the first items. Dora answers in Spanish. */
async function answer(login: string, given: readonly (number | null)[]): Promise<void> {
  const client = await t.signIn(login);
  const url = `/api/v2/central_avaliacoes/${exam.turma_avaliacao_ids[0]}`;
  await client.post(`${url}/1/inicio`);
  for (const [index, item_resposta] of given.entries()) {
    if (item_resposta === null) continue;
    const body = { turma_avaliacao_questao_resposta_id: exam.itens[index]?.item_id, item_resposta, dia: 1, seq: 1 };
    const { status } = await client.post(`${url}/resposta`, body);
    if (status !== 200) throw new Error(`${login} could not answer item ${index}: ${status}`);
  }
}

const idOf = (index: number) => exam.itens[index]?.questao_id ?? 0;
const list = async (query = '', client = julia) =>
  bodyOf('GestaoQuestaoLista', await client.get(`/api/v2/gestao/questoes?${query}`));
const ids = async (query: string) => (await list(query)).map(({ banco_questao_id }) => banco_questao_id);
const figures = async (index: number, client = julia) =>
  bodyOf('QuestaoEstatisticas', await client.get(`/api/v2/gestao/questoes/${idOf(index)}/estatisticas`));

describe('the list', () => {
  it('shows first words, uses and whether an exam still needs the key, and never the key', async () => {
    const rows = await list();
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatchObject({
      banco_questao_id: idOf(0),
      enunciado_inicio: 'Quanto é 2 < 3?',
      qtde_usos: 1,
      em_prova_nao_liberada: true,
      subjetiva: false,
      tri_origem: null,
    });
    expect(rows[1]).toMatchObject({ lingua_estrangeira: 1, tri_origem: 'demonstração' });
    expect(JSON.stringify(rows)).not.toMatch(/SEGREDO|gabarito|comentario/);
  });

  it('filters by subject, difficulty and text without accents, and by a whole code or id', async () => {
    const { materia_id, objeto_conhecimento_id } = await addTopic(school);
    const values = { materia_id, origem: 'teste', atualizada_em: new Date(0), gabarito: 'A' };
    await tables(school)
      .insert(questao)
      .values([
        { ...values, codigo: 'Z-1', enunciado: '<p>Á<b>gua</b></p>', dificuldade: 'facil', objeto_conhecimento_id },
        { ...values, codigo: 'Z-2', enunciado: '<p>Fogo</p>', dificuldade: 'dificil' },
      ]);
    const [first, second] = await ids(`materia_id=${materia_id}`);
    expect(await ids(`materia_id=${materia_id}&dificuldade=dificil`)).toEqual([second]);
    expect(await ids('busca=z-1')).toEqual([first]);
    expect(await ids(`busca=${second}`)).toEqual([second]);
    expect(await ids('busca=FOGO')).toEqual([second]);
    expect(await ids('busca=%25')).toEqual([]);
    const found = await list(`materia_id=${materia_id}&dificuldade=facil`);
    expect(found).toMatchObject([{ em_prova_nao_liberada: false, qtde_usos: 0 }]);
    await tables(school).delete(questao).where(eq(questao.materia_id, materia_id));
  });

  it('of another school is out of reach for gestao_vida, and shown to an admin who names the school', async () => {
    expect((await julia.get('/api/v2/gestao/questoes?escola_id=2')).status).toBe(404);
    const rui = await t.signIn('admin.rui');
    expect(await list('escola_id=2', rui)).toEqual([]);
    expect(await list('', rui)).toHaveLength(4);
  });

  it.each(['cursor=abc', 'cursor=0', 'dificuldade=enorme', 'materia_id=0'])('refuses %s', async (query) => {
    expect((await julia.get(`/api/v2/gestao/questoes?${query}`)).status).toBe(400);
  });
});

describe('the figures of a question', () => {
  it('are withheld until the exam is released', async () => {
    await computeAvaliacao(t.db, world.escola, exam.avaliacao_id, t.clock());
    const { usos } = await figures(0);
    expect(usos).toEqual([
      {
        avaliacao_conhecimento_id: exam.avaliacao_id,
        descricao: 'Simulado de novembro',
        dia_prova: 1,
        numero: exam.itens[0]?.numero,
        anulada: false,
        gabarito_bonificado: false,
        data_aplicacao: '2026-11-21T12:00:00.000Z',
        liberado: false,
        presentes: null,
        acertos: null,
        percentual_acerto: null,
        opcoes: [],
      },
    ]);
  });

  it.each([
    ['2026-11-21T15:02:00Z', false],
    [RELEASED, true],
  ])('at %s: released %s', async (agora, liberado) => {
    t.clock.set(agora);
    julia = await t.signIn('vida.julia');
    const { usos } = await figures(0);
    expect(usos.map((uso) => [uso.liberado, uso.presentes !== null, uso.opcoes.length > 0])).toEqual([
      [liberado, liberado, liberado],
    ]);
  });

  it('then show how many were present, how many were right and how often each option was chosen', async () => {
    await tables(t.db).execute(sql`update tentativa set lingua_estrangeira = 2
      where turma_aluno_id = ${world.alunos.dora}`);
    await computeAvaliacao(t.db, world.escola, exam.avaliacao_id, t.clock());
    expect((await figures(0)).usos).toMatchObject([
      {
        liberado: true,
        presentes: 3,
        acertos: 2,
        percentual_acerto: (2 / 3) * 100,
        opcoes: [
          { item_resposta: 1, qtde: 1 },
          { item_resposta: 3, qtde: 2 },
        ],
      },
    ]);
    // In English: Bia, and Bruno, who left it blank.
    const english = await figures(1);
    expect(english.tri).toEqual({ a: 1.2, b: -0.5, c: 0.2, origem: 'demonstração' });
    expect(english.usos).toMatchObject([
      {
        presentes: 2,
        acertos: 1,
        percentual_acerto: 50,
        opcoes: [
          { item_resposta: 2, qtde: 1 },
          { item_resposta: null, qtde: 1 },
        ],
      },
    ]);
    expect((await figures(2)).usos).toMatchObject([{ anulada: true, percentual_acerto: null }]);
    expect((await figures(3)).usos).toMatchObject([{ opcoes: [] }]);
  });

  it('stay withheld for a use in an exam to come, and the list says so again', async () => {
    const next = await createExam(t.db, {
      descricao: 'Simulado de dezembro',
      turmas: [{ turma_id: world.turmaV1, janelas: [['2026-12-05T12:00:00Z', '2026-12-05T15:00:00Z']] }],
      dias: [{ itens: [{ questao_id: idOf(0) }] }],
    });
    expect((await list())[0]).toMatchObject({ banco_questao_id: idOf(0), qtde_usos: 2, em_prova_nao_liberada: true });
    const { usos } = await figures(0);
    expect(usos.map((uso) => [uso.descricao, uso.liberado, uso.presentes, uso.opcoes.length])).toEqual([
      ['Simulado de dezembro', false, null, 0],
      ['Simulado de novembro', true, 3, 2],
    ]);
    await tables(school).delete(avaliacao_item).where(eq(avaliacao_item.avaliacao_id, next.avaliacao_id));
  });

  it('count the phases that can serve it', async () => {
    const { materia_id, objeto_conhecimento_id } = await addTopic(school);
    await createTrilha(school, {
      tipo: 1,
      turma_avaliacao_id: exam.turma_avaliacao_ids[0] ?? 0,
      materia_id,
      turma_aluno_id: null,
      descricao: 'Roteiro',
      aberta_em: new Date('2026-11-01T12:00:00Z'),
      data_fim: new Date('2026-12-01T12:00:00Z'),
      criada_em: new Date('2026-11-01T12:00:00Z'),
      fases: [{ objeto_conhecimento_id, secao: 'Prática', questoes: [idOf(0)] }],
    });
    expect([(await figures(0)).qtde_fases, (await figures(1)).qtde_fases]).toEqual([1, 0]);
  });

  it('of another school, or of a question that does not exist, are not found', async () => {
    const elsewhere = await createExam(t.db, {
      escola_id: world.outraEscola,
      turmas: [{ turma_id: 4, janelas: [WINDOW] }],
      dias: [{ itens: [{}] }],
    });
    const id = elsewhere.itens[0]?.questao_id;
    const ask = (client: Client, of = id) => client.get(`/api/v2/gestao/questoes/${of}/estatisticas`);
    expect(outcome(await ask(julia))).toBe('404 questao_nao_encontrada');
    expect(outcome(await ask(julia, 999_999))).toBe('404 questao_nao_encontrada');
    expect((await ask(await t.signIn('admin.rui'))).status).toBe(200);
    expect(await tables(other).select().from(questao)).toHaveLength(1);
  });
});

describe('many questions', () => {
  it('take the same number of statements however many there are, by code, each once', async () => {
    const { materia_id } = await addTopic(other);
    const rui = await t.signIn('admin.rui');
    await tables(other).delete(avaliacao_item);
    await tables(other).delete(questao);
    const counts = [];
    let total = 0;
    for (const size of LIST_SIZES) {
      await t.db.query(
        `insert into questao (escola_id, codigo, materia_id, enunciado, gabarito, origem, atualizada_em)
         select 2, 'L-' || lpad(n::text, 5, '0'), $1, '<p>Questão</p>', 'A', 'teste', timestamptz '2026-01-01'
           from generate_series($2::int, $3::int) n`,
        [materia_id, total + 1, size],
      );
      total = size;
      counts.push(await t.statements.count(() => rui.get('/api/v2/gestao/questoes?escola_id=2')));
    }
    // Session, reach, page, exams of the page.
    expect(counts).toEqual(LIST_SIZES.map(() => 4));
    const pages = await everyPage(rui, 'gestao/questoes?escola_id=2&busca=l-0001');
    expect(pages.flat()).toHaveLength(0);
    const all = (await everyPage(rui, `gestao/questoes?escola_id=2&materia_id=${materia_id}`)).flat();
    const codes = all.map((row): unknown => Reflect.get(Object(row), 'codigo'));
    expect(codes).toEqual(Array.from({ length: LARGEST }, (_, n) => `L-${String(n + 1).padStart(5, '0')}`));
  });

  it('the figures of a question take the same number of statements for 3 and for 30 uses', async () => {
    const cost = () => t.statements.count(() => julia.get(`/api/v2/gestao/questoes/${idOf(0)}/estatisticas`));
    const before = await cost();
    for (let n = 0; n < 30; n += 1) {
      await createExam(t.db, {
        turmas: [{ turma_id: world.turmaV1, janelas: [['2026-11-10T12:00:00Z', '2026-11-10T15:00:00Z']] }],
        dias: [{ itens: [{ questao_id: idOf(0) }] }],
      });
    }
    expect(await cost()).toBe(before);
  });
});
