/** An exam and a draft on paper: who prints what, versions, languages, sheets of a class, keys. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { bodyOf, createExam, type Exam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { createQuestoes, newId, pedidoOf, saveDraft, urlOf } from '../../../../../test/gestao/rascunho-fixture.ts';
import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';

const NOW = '2026-11-21T11:00:00Z';
const WINDOW: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T15:00:00Z'];
const RELEASED = '2026-11-21T15:02:01Z';
const ITENS = 12;
const keyOf = (n: number) => (['A', 'B', 'C', 'D', 'E'] as const)[n % 5] ?? 'A';

let t: TestApp;
let exam: Exam;
let ines: Client;
let helena: Client;
beforeAll(async () => {
  t = await createTestApp({ agora: NOW });
  exam = await createExam(t.db, {
    descricao: 'Prova em papel',
    tipo_aplicacao: 'Presencial',
    solicitar_idioma: true,
    turmas: [{ turma_id: world.turmaV2, janelas: [WINDOW, WINDOW] }],
    dias: [
      { itens: Array.from({ length: ITENS }, (_, n) => ({ gabarito: keyOf(n), comentario: `CANARIO-${n}` })) },
      { itens: [{ lingua: 1 }, { lingua: 2 }, { subjetiva: true, gabarito: null }], redacao: true },
    ],
  });
  // Both languages share the first place of the second day.
  await t.db.query('update avaliacao_item set numero = 1 where avaliacao_id = $1 and lingua_estrangeira is not null', [
    exam.avaliacao_id,
  ]);
  ines = await t.signIn('coord.ines');
  helena = await t.signIn('prof.helena');
});
afterAll(() => t.close());

const print = (by: Client, query: string, id = exam.avaliacao_id) =>
  by.get(`/api/v2/gestao/avaliacoes/${id}/impressao?${query}`);
const printed = async (query: string, by = ines) => bodyOf('Impressao', await print(by, query));
const idsOf = ({ itens }: Awaited<ReturnType<typeof printed>>) => itens.map(({ banco_questao_id }) => banco_questao_id);
const setAuthor = async (nome: string | null) => {
  const { rows } = await t.db.query('select id::int from pessoa where nome = $1', [nome]);
  await t.db.query('update avaliacao set autor_id = $1 where id = $2', [rows[0]?.id ?? null, exam.avaliacao_id]);
};

describe('[MON-8] the booklet', () => {
  it('has each question with its options in the order of the exam, and no key', async () => {
    const body = await printed('tipo=caderno');
    expect(body).toMatchObject({ descricao: 'Prova em papel', dia_prova: 1, modelo: 'A', turma: null, proposta: null });
    expect(body.itens.map(({ numero, numero_na_prova }) => [numero, numero_na_prova])).toEqual(
      Array.from({ length: ITENS }, (_, n) => [n + 1, n + 1]),
    );
    expect(body.questoes.map(({ opcoes }) => opcoes.length)).toEqual(Array.from({ length: ITENS }, () => 5));
    expect(JSON.stringify(body)).not.toMatch(/CANARIO|"gabarito":"/u);
  });

  it('has every question in each version, in four orders that are the same each time', async () => {
    const orders = await Promise.all(
      ['A', 'B', 'C', 'D'].map(async (modelo) => idsOf(await printed(`tipo=caderno&modelo=${modelo}`))),
    );
    expect(new Set(orders.map((order) => order.join())).size).toBe(4);
    for (const order of orders) expect(new Set(order)).toEqual(new Set(orders[0]));
    expect(idsOf(await printed('tipo=caderno&modelo=B'))).toEqual(orders[1]);
  });

  it('says the place in the exam of each printed number', async () => {
    const [a, b] = [await printed('tipo=caderno'), await printed('tipo=caderno&modelo=B')];
    const placeOf = new Map(a.itens.map((item) => [item.banco_questao_id, item.numero]));
    expect(b.itens.map(({ numero }) => numero)).toEqual(Array.from({ length: ITENS }, (_, n) => n + 1));
    for (const item of b.itens) expect(item.numero_na_prova).toBe(placeOf.get(item.banco_questao_id));
  });

  it.each([
    ['', [1, 2, null]],
    ['&lingua=1', [1, null]],
    ['&lingua=2', [2, null]],
  ])('of a day with languages holds those asked for: %j', async (query, linguas) => {
    const body = await printed(`tipo=caderno&dia=2${query}`);
    expect(body.itens.map(({ lingua_estrangeira }) => lingua_estrangeira)).toEqual(linguas);
    expect(body.proposta?.titulo).toEqual(expect.any(String));
    expect(body.dias).toEqual([
      { dia_prova: 1, tem_lingua: false },
      { dia_prova: 2, tem_lingua: true },
    ]);
    expect(body.itens.at(-1)).toMatchObject({ subjetiva: true, qtde_opcoes: 0 });
  });

  it('is 422 for a day or a class that the exam does not have', async () => {
    expect(await print(ines, 'tipo=caderno&dia=5')).toMatchObject({
      status: 422,
      body: { codigo: 'dia_desconhecido' },
    });
    expect(await print(ines, `tipo=caderno&turma_id=${world.turmaV1}`)).toMatchObject({
      status: 422,
      body: { codigo: 'sem_turma' },
    });
  });
});

describe('[MON-8] sheets', () => {
  it('of a class name its students by name, each with a number', async () => {
    const body = await printed(`tipo=folha&turma_id=${world.turmaV2}`);
    expect(body.turma).toMatchObject({ turma_avaliacao_id: exam.turma_avaliacao_ids[0], turma_codigo: '3B' });
    const alunos = body.turma?.alunos ?? [];
    expect(alunos.map(({ numero }) => numero)).toEqual(alunos.map((_, n) => n + 1));
    expect(alunos.map(({ turma_aluno_id }) => turma_aluno_id)).toContain(world.alunos.bia);
    expect(body).toMatchObject({ questoes: [], textos: [] });
    expect(JSON.stringify(body)).not.toMatch(/"gabarito":"/u);
  });

  it('need a class', async () => {
    expect(await print(ines, 'tipo=folha')).toMatchObject({ status: 422, body: { codigo: 'sem_turma' } });
  });
});

describe('[MON-8] [BAN-5] keys and who prints', () => {
  it('coordination gets the keys by the numbers of the version, and no comment', async () => {
    const body = await printed('tipo=gabarito&modelo=C');
    expect(body.itens.map(({ numero }) => numero)).toEqual(Array.from({ length: ITENS }, (_, n) => n + 1));
    for (const { gabarito, numero_na_prova } of body.itens) expect(gabarito).toBe(keyOf(numero_na_prova - 1));
    // It is the booklet of that version that has these numbers.
    const caderno = await printed('tipo=caderno&modelo=C');
    expect(idsOf(body)).toEqual(idsOf(caderno));
    expect(caderno.questoes.map(({ banco_questao_id }) => banco_questao_id)).toEqual(idsOf(caderno));
    expect(JSON.stringify(body)).not.toContain('CANARIO');
    expect(body).toMatchObject({ questoes: [], textos: [], proposta: null });
  });

  it('a director prints the booklet, and the keys once results are out', async () => {
    const otto = await t.signIn('dir.otto');
    expect((await printed('tipo=caderno', otto)).questoes[0]?.opcoes).toHaveLength(5);
    expect(await print(otto, 'tipo=gabarito')).toMatchObject({ status: 403, body: { codigo: 'gabarito_lacrado' } });
    t.clock.set(RELEASED);
    expect((await printed('tipo=gabarito', await t.signIn('dir.otto'))).itens[0]?.gabarito).toBe('A');
    t.clock.set(NOW);
  });

  it.each(['caderno', 'gabarito', `folha&turma_id=${world.turmaV2}`])(
    "a teacher does not print somebody else's exam: %s",
    async (tipo) => {
      expect(await print(helena, `tipo=${tipo}`)).toMatchObject({
        status: 403,
        body: { codigo: 'impressao_de_outro' },
      });
    },
  );

  it('a teacher prints the own exam of own classes, with keys', async () => {
    await setAuthor('Helena Costa');
    expect((await printed('tipo=gabarito', helena)).itens[0]?.gabarito).toBe('A');
    const { rows } = await t.db.query(
      'insert into turma_avaliacao (escola_id, turma_id, avaliacao_id) values ($1, $2, $3) returning id',
      [world.escola, world.turmaV1, exam.avaliacao_id],
    );
    expect(await print(helena, 'tipo=caderno')).toMatchObject({ status: 403, body: { codigo: 'impressao_de_outro' } });
    await t.db.query('delete from turma_avaliacao where id = $1', [rows[0]?.id]);
    await setAuthor(null);
  });

  it.each(['gestao.lia', 'sup.nair', 'bia'])('%s does not print', async (login) => {
    expect((await print(await t.signIn(login), 'tipo=caderno')).status).toBe(403);
  });
});

describe('[MON-8] a draft on paper', () => {
  it('is its booklet, without keys', async () => {
    const questoes = await createQuestoes(t, [{ comentario: 'CANARIO' }, {}]);
    const id = newId();
    await saveDraft(ines, id, pedidoOf(questoes));
    const answer = await ines.get(urlOf(id, 'impressao'));
    const body = bodyOf('Impressao', answer);
    expect(body.itens.map(({ banco_questao_id }) => banco_questao_id)).toEqual(questoes);
    expect(body.questoes[0]?.opcoes).toHaveLength(5);
    expect(JSON.stringify(body)).not.toMatch(/CANARIO|"gabarito":"/u);
    expect((await ines.get(`${urlOf(id, 'impressao')}?dia=4`)).status).toBe(422);
  });

  it("leaves out the options of somebody else's sealed question, and is for who may change it", async () => {
    const id = newId();
    await saveDraft(helena, id, pedidoOf([exam.itens[0]?.questao_id ?? 0]));
    expect(bodyOf('Impressao', await helena.get(urlOf(id, 'impressao'))).questoes[0]?.opcoes).toEqual([]);
    const other = newId();
    await saveDraft(ines, other, pedidoOf([], { turmas: [] }));
    expect((await helena.get(urlOf(other, 'impressao'))).status).toBe(404);
  });
});
