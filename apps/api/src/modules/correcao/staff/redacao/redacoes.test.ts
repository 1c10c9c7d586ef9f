/** Marking of essays: anonymous, one part per person, marks of others hidden, the grade at the end. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { components } from '@luneta/openapi';

import { createTestApp, world, type Answer, type Client, type TestApp } from '../../../../../test/index.ts';
import { endExams } from '../../../../../test/exam-jobs.ts';
import { bodyOf, createExam, type Exam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { codigoOf } from '../codigo.ts';
import { tables } from '../../../../../test/tables.ts';

const JANELA: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T13:00:00Z'];
const DEPOIS = '2026-11-21T13:02:01Z';
type Fila = components['schemas']['RedacaoFila'];

let t: TestApp;
let bia: Client;
let c: { ines: Client; helena: Client; julia: Client; rui: Client };
beforeAll(async () => {
  t = await createTestApp({ agora: '2026-11-21T12:10:00Z' });
  bia = await t.signIn('bia');
  c = {
    ines: await t.signIn('coord.ines'),
    helena: await t.signIn('prof.helena'),
    julia: await t.signIn('vida.julia'),
    rui: await t.signIn('admin.rui'),
  };
});
beforeEach(async () => {
  t.clock.set('2026-11-21T12:10:00Z');
  await tables(t.db).execute(sql`update escola set configuracao = '{}'`);
});
afterAll(() => t.close());

const twoCorrectors = () =>
  tables(t.db).execute(sql`update escola set configuracao = '{"segundo_corretor": true, "divergencia_maxima": 100}'`);
const isList = (body: unknown): body is Fila[] => Array.isArray(body);
const fila = async (by: Client, query = ''): Promise<Fila[]> => {
  const { status, body } = await by.get(`/api/v2/gestao/redacoes${query}`);
  expect(status).toBe(200);
  return isList(body) ? body : [];
};
const runJobs = () => endExams(t);
/** An exam with only an essay, written by one student, and over. */
async function essay(
  login = 'bia',
  turma_id: number = world.turmaV2,
  escola_id = 1,
): Promise<{ exam: Exam; id: number; ta: number }> {
  t.clock.set('2026-11-21T12:10:00Z');
  const exam = await createExam(t.db, {
    escola_id,
    turmas: [{ turma_id, janelas: [JANELA] }],
    dias: [{ itens: [], redacao: true }],
  });
  const ta = exam.turma_avaliacao_ids[0] ?? 0;
  const student = await t.signIn(login);
  await student.post(`/api/v2/central_avaliacoes/${ta}/${exam.propostas[0]}/resposta_redacao`, {
    texto_redacao: 'Ler é viajar sem sair do lugar.',
  });
  t.clock.set(DEPOIS);
  await runJobs();
  const { rows } = await t.db.query('select id::int from tentativa where turma_avaliacao_id = $1', [ta]);
  return { exam, id: rows[0].id, ta };
}
const essayOf = async (ta: number): Promise<{ id: number }> => {
  const { rows } = await t.db.query('select id::int from tentativa where turma_avaliacao_id = $1', [ta]);
  return rows[0];
};
const notas = (nota: number) => [1, 2, 3, 4, 5].map((numero) => ({ numero, nota }));
const save = (by: Client, id: number, body: object = {}): Promise<Answer> =>
  by.send({
    method: 'PUT',
    url: `/api/v2/gestao/redacoes/${id}/correcao`,
    payload: JSON.stringify({ competencias: notas(120), comentario: 'Boa tese.', concluir: true, versao: 0, ...body }),
    headers: { 'content-type': 'application/json' },
  });
const open = async (by: Client, id: number) => bodyOf('GestaoRedacao', await by.get(`/api/v2/gestao/redacoes/${id}`));
const nota = async (ta: number) => bodyOf('Resultado', await bia.get(`/api/v2/resultados/${ta}`)).nota;

describe('the queue', () => {
  it('holds essays that are over, under a code, with no data of the student', async () => {
    const { exam, id, ta } = await essay();
    const answer = await c.ines.get(`/api/v2/gestao/redacoes?turma_avaliacao_id=${ta}`);
    expect(answer.body).toEqual([
      {
        redacao_id: id,
        codigo: codigoOf('R', 1, id),
        avaliacao_conhecimento_id: exam.avaliacao_id,
        descricao: expect.any(String),
        dia_prova: 1,
        proposta_redacao_titulo: 'TEMA-DA-REDACAO',
        palavras: 7,
        situacao: 'pendente',
        minha_situacao: 'nao_iniciada',
      },
    ]);
    const whole = await c.ines.get(`/api/v2/gestao/redacoes/${id}`);
    for (const { body } of [answer, whole])
      expect(JSON.stringify(body)).not.toMatch(/turma_aluno|aluno_nome|Beatriz|"3B"|pessoa/);
    expect(whole.body).toMatchObject({ texto: 'Ler é viajar sem sair do lugar.', papel: 'primeira', nota_final: null });
    const { rubrica, regras } = bodyOf('GestaoRedacao', whole);
    expect(rubrica.map((row) => [row.numero, row.maximo])).toEqual([1, 2, 3, 4, 5].map((n) => [n, 200]));
    for (const { niveis } of rubrica) {
      expect(niveis.map((nivel) => nivel.nota)).toEqual([0, 40, 80, 120, 160, 200]);
      for (const { descricao } of niveis) expect(descricao).not.toBe('');
    }
    expect(regras).toEqual({ segundo_corretor: false, divergencia_maxima: expect.any(Number) });
  });

  it('is counted by exam and class, for the caller', async () => {
    await twoCorrectors();
    const { ta } = await essay();
    const resumo = async (by: Client) => {
      const { status, body } = await by.get('/api/v2/gestao/correcoes_resumo');
      expect(status).toBe(200);
      return Array.isArray(body) ? body.find((row) => row.turma_avaliacao_id === ta) : undefined;
    };
    const counted = { total: 1, corrigidas: 0, para_mim: 1, rascunhos: 0, divergentes: 0 };
    expect(await resumo(c.ines)).toMatchObject({
      turma_codigo: '3B',
      redacoes: counted,
      subjetivas: { total: 0, corrigidas: 0 },
    });
    await save(c.ines, (await essayOf(ta)).id, { concluir: false });
    expect(await resumo(c.ines)).toMatchObject({ redacoes: { ...counted, rascunhos: 1 } });
    expect(await resumo(c.helena)).toMatchObject({ redacoes: { ...counted, para_mim: 0 } });
    await save(c.ines, (await essayOf(ta)).id, { versao: 1, competencias: notas(160) });
    expect(await resumo(c.ines)).toMatchObject({ redacoes: { ...counted, para_mim: 0 } });
    await save(c.helena, (await essayOf(ta)).id, { competencias: notas(100) });
    expect(await resumo(c.julia)).toMatchObject({ redacoes: { ...counted, divergentes: 1 } });
    await save(c.julia, (await essayOf(ta)).id, { competencias: notas(120) });
    expect(await resumo(c.ines)).toMatchObject({ redacoes: { ...counted, para_mim: 0, corrigidas: 1 } });
    const ofAnother = await essay('ana', world.turmaV1);
    const seen = await c.helena.get('/api/v2/gestao/correcoes_resumo');
    expect(JSON.stringify(seen.body)).not.toContain(`"turma_avaliacao_id":${ofAnother.ta},`);
    expect((await c.ines.get('/api/v2/gestao/correcoes_resumo?escola_id=2')).status).toBe(404);
    expect(JSON.stringify(seen.body)).not.toMatch(/aluno|Beatriz|codigo":"R-/);
  });

  it('has no essay that is still being written', async () => {
    const exam = await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV2, janelas: [JANELA] }],
      dias: [{ itens: [], redacao: true }],
    });
    const ta = exam.turma_avaliacao_ids[0];
    await bia.post(`/api/v2/central_avaliacoes/${ta}/${exam.propostas[0]}/resposta_redacao`, {
      texto_redacao: 'Ainda.',
    });
    expect(await fila(c.ines, `?turma_avaliacao_id=${ta}`)).toEqual([]);
    const { rows } = await t.db.query('select id from tentativa where turma_avaliacao_id = $1', [ta]);
    expect((await c.ines.get(`/api/v2/gestao/redacoes/${rows[0].id}`)).status).toBe(404);
    expect((await save(c.ines, rows[0].id)).status).toBe(404);
  });

  it('shows essays within reach to profiles that may mark', async () => {
    const own = await essay();
    const other = await essay('ana', world.turmaV1);
    expect((await c.helena.get(`/api/v2/gestao/redacoes/${own.id}`)).status).toBe(200);
    expect((await c.helena.get(`/api/v2/gestao/redacoes/${other.id}`)).status).toBe(404);
    expect((await save(c.helena, other.id)).status).toBe(404);
    expect((await fila(c.helena)).map((row) => row.redacao_id)).not.toContain(other.id);
    for (const login of ['dir.otto', 'gestao.lia', 'sup.nair', 'bruno'])
      expect((await (await t.signIn(login)).get('/api/v2/gestao/redacoes')).status).toBe(403);
    expect((await t.anonymous.get('/api/v2/gestao/redacoes')).status).toBe(401);
    expect((await c.ines.get('/api/v2/gestao/redacoes?escola_id=2')).status).toBe(404);
  });

  it('shows by default what the caller can mark, and filters by the state it shows', async () => {
    await twoCorrectors();
    const [free, mine, other, apart] = [await essay(), await essay(), await essay(), await essay()];
    await save(c.ines, mine.id, { concluir: false });
    await save(c.helena, other.id, { concluir: false });
    await save(c.helena, apart.id);
    await save(c.julia, apart.id, { competencias: notas(0) });
    const ids = async (by: Client) => (await fila(by)).map((row) => row.redacao_id);
    expect(await ids(c.ines)).toEqual(expect.arrayContaining([free.id, mine.id, apart.id]));
    expect(await ids(c.ines)).not.toContain(other.id);
    expect(await ids(c.helena)).not.toContain(apart.id);
    for (const row of await fila(c.ines)) expect(['nao_iniciada', 'rascunho']).toContain(row.minha_situacao);
    for (const situacao of ['pendente', 'segunda_correcao', 'divergente', 'corrigida'] as const)
      for (const row of await fila(c.ines, `?situacao=${situacao}`)) expect(row.situacao).toBe(situacao);
    expect((await fila(c.ines, '?situacao=divergente')).map((row) => row.redacao_id)).toEqual([apart.id]);
    expect((await open(c.ines, other.id)).minha_situacao).toBe('impedida');
  });

  it('takes the same number of statements whatever its length, and its pages hold every essay once', async () => {
    const cost = () => t.statements.count(() => fila(c.ines));
    await essay();
    const few = await cost();
    const { rows } = await t.db.query(`
      with p as (insert into pessoa (escola_id, nome, perfil, senha_hash, criada_em)
        select 1, 'Aluno ' || n, 'aluno', 'x', '2026-01-10T12:00:00Z' from generate_series(1, 120) n returning id),
      m as (insert into turma_aluno (escola_id, turma_id, pessoa_id) select 1, ${world.turmaV2}, id from p returning id),
      d as (select turma_avaliacao_id, proposta_redacao_id from redacao r join tentativa t on t.id = r.tentativa_id order by t.id desc limit 1),
      t as (insert into tentativa (escola_id, turma_avaliacao_id, dia_prova, turma_aluno_id, iniciada_em, prazo_em, encerrada_em, encerrada_por)
        select 1, d.turma_avaliacao_id, 1, m.id, '2026-11-21T12:00:00Z', '2026-11-21T13:00:00Z', '2026-11-21T13:00:00Z', 'sistema' from m, d returning id)
      insert into redacao (escola_id, tentativa_id, proposta_redacao_id, texto, palavras, seq, gravada_em)
        select 1, t.id, d.proposta_redacao_id, 'Um texto', 2, 1, '2026-11-21T12:30:00Z' from t, d returning tentativa_id`);
    expect(rows).toHaveLength(120);
    expect(await cost()).toBe(few);
    const ids: number[] = [];
    for (let query: string | null = '?situacao=pendente'; query !== null;) {
      const page: Answer = await c.ines.get(`/api/v2/gestao/redacoes${query}`);
      ids.push(...(isList(page.body) ? page.body : []).map((row) => row.redacao_id));
      const next = page.headers['proximo-cursor'];
      query = next === undefined ? null : `?situacao=pendente&cursor=${String(next)}`;
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(rows.map((row: { tentativa_id: string }) => Number(row.tentativa_id))));
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });
});

describe('an exam of questions and an essay', () => {
  /** One question answered right, and an essay with this text; null means the essay was never opened. */
  async function both(texto_redacao: string | null): Promise<number> {
    t.clock.set('2026-11-21T12:10:00Z');
    const exam = await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV2, janelas: [JANELA] }],
      dias: [{ itens: [{ gabarito: 'A' }], redacao: true }],
    });
    const ta = exam.turma_avaliacao_ids[0] ?? 0;
    const url = `/api/v2/central_avaliacoes/${ta}`;
    const option = { turma_avaliacao_questao_resposta_id: exam.itens[0]?.item_id, item_resposta: 1, dia: 1 };
    await bia.post(`${url}/resposta`, option);
    if (texto_redacao !== null) await bia.post(`${url}/${exam.propostas[0]}/resposta_redacao`, { texto_redacao });
    t.clock.set(DEPOIS);
    await runJobs();
    return ta;
  }
  const shown = async (ta: number) => {
    const detail = bodyOf('Resultado', await bia.get(`/api/v2/resultados/${ta}`));
    const { avaliacoes } = bodyOf('ResultadoLista', await bia.get('/api/v2/resultados'));
    const listed = avaliacoes.find(({ id }) => id === ta);
    expect(listed?.nota_redacao).toBe(detail.nota_redacao);
    return { nota: detail.nota, nota_redacao: detail.nota_redacao };
  };

  it('[COR-8] shows the mark of the essay beside the grade of the questions, not as part of it, once it is marked', async () => {
    const ta = await both('Ler é viajar sem sair do lugar.');
    expect(await shown(ta)).toEqual({ nota: 10, nota_redacao: null });
    const { rows } = await t.db.query('select id::int from tentativa where turma_avaliacao_id = $1', [ta]);
    await save(c.ines, rows[0].id, { competencias: notas(160) });
    await runJobs();
    expect(await shown(ta)).toEqual({ nota: 10, nota_redacao: 800 });
  });

  it.each([
    ['never opened', null],
    ['blank', ' \n'],
  ])('[COR-9] an essay %s is worth 0, and its result waits for no marking', async (_name, texto) => {
    expect(await shown(await both(texto))).toEqual({ nota: 10, nota_redacao: 0 });
  });
});

describe('saveCorrecaoRedacao', () => {
  it('keeps a draft, finishes it, and the grade follows at once', async () => {
    const { id, ta } = await essay();
    expect(await nota(ta)).toBeNull();
    expect((await save(c.ines, id, { concluir: false, competencias: notas(160).slice(0, 2) })).body).toMatchObject({
      situacao: 'pendente',
      minha_situacao: 'rascunho',
      minha_correcao: { nota: null, concluida: false, versao: 1 },
    });
    expect(await save(c.ines, id, { versao: 0 })).toMatchObject({ status: 409, body: { codigo: 'versao_diferente' } });
    expect(await save(c.ines, id, { versao: 2 })).toMatchObject({ status: 409 });
    const done = await save(c.ines, id, { versao: 1, competencias: notas(160) });
    expect(done.body).toMatchObject({
      situacao: 'corrigida',
      minha_situacao: 'concluida',
      nota_final: 800,
      minha_correcao: { nota: 800, concluida: true, versao: 2 },
    });
    expect(await save(c.ines, id, { versao: 2 })).toMatchObject({ status: 409 });
    expect(await nota(ta)).toBeNull();
    await runJobs();
    // 800 of 1,000 in an exam of ten points.
    expect(await nota(ta)).toBe(8);
    const { rows } = await t.db.query(
      `select * from auditoria where acao = 'redacao_corrigida' order by id desc limit 1`,
    );
    expect(rows[0]).toMatchObject({
      perfil_real: 'coordenador',
      turma_aluno_id: null,
      detalhe: { redacao_id: id, papel: 1, concluida: true, versao: 2 },
    });
    expect(JSON.stringify(rows[0].detalhe)).not.toMatch(/nota|800|competencias/);
  });

  it.each([
    ['four competences', { competencias: notas(100).slice(0, 4) }, 422],
    ['one competence twice', { competencias: [...notas(100).slice(1), { numero: 2, nota: 1 }] }, 422],
    ['no competence and no reason', { competencias: [] }, 422],
    ['five and a reason for 0', { motivo_zero: 'copia' }, 422],
    ['201 in one', { competencias: notas(201) }, 400],
    ['a sixth', { competencias: [...notas(100), { numero: 6, nota: 1 }] }, 400],
    ['a grade of its own', { nota: 1000 }, 400],
  ])('refuses %s', async (_name, body, status) => {
    const { id } = await essay();
    expect((await save(c.ines, id, body)).status).toBe(status);
    expect((await open(c.ines, id)).minha_correcao.versao).toBe(0);
  });

  it('comments on passages are kept with a draft and gone when they are left out; one outside the text is refused', async () => {
    const { id } = await essay();
    const marcas = [{ inicio: 0, fim: 13, competencia: 2, comentario: 'Bela imagem.' }];
    expect((await save(c.ines, id, { concluir: false, marcas })).body).toMatchObject({ minha_correcao: { marcas } });
    expect(await open(c.ines, id)).toMatchObject({ minha_correcao: { marcas, versao: 1 } });
    const outside = { inicio: 0, fim: 32, competencia: 2, comentario: '' };
    expect(await save(c.ines, id, { concluir: false, versao: 1, marcas: [outside] })).toMatchObject({
      status: 422,
      body: { codigo: 'marca_fora_do_texto' },
    });
    expect((await save(c.ines, id, { concluir: false, versao: 1 })).body).toMatchObject({
      minha_correcao: { marcas: [], versao: 2 },
    });
  });

  it('a reason for 0 makes the whole essay worth 0', async () => {
    const { id } = await essay();
    expect((await save(c.ines, id, { competencias: [], motivo_zero: 'fuga_ao_tema' })).body).toMatchObject({
      nota_final: 0,
    });
  });

  it('when many correctors begin at once, one gets the essay and the others get an error', async () => {
    const { id } = await essay();
    const all = [c.ines, c.helena, c.julia, c.rui];
    const answers = await Promise.all(
      all.flatMap((by) => [save(by, id, { concluir: false }), save(by, id, { concluir: false })]),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    const { rows } = await t.db.query('select count(*)::int as n from correcao_redacao where tentativa_id = $1', [id]);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('with two correctors: marks are hidden until finished, nobody marks twice, and the mean is the final mark', async () => {
    await twoCorrectors();
    const { id, ta } = await essay();
    const marcas = [{ inicio: 0, fim: 13, competencia: 2, comentario: 'Bela imagem.' }];
    await save(c.ines, id, { competencias: notas(136), marcas, comentario: 'Da primeira.' });
    expect(await open(c.ines, id)).toMatchObject({
      situacao: 'segunda_correcao',
      minha_situacao: 'impedida',
      nota_final: null,
    });
    expect((await save(c.ines, id, { versao: 1 })).status).toBe(409);
    expect((await save(c.ines, id)).status).toBe(409);
    const second = await open(c.helena, id);
    expect(second).toMatchObject({
      papel: 'segunda',
      minha_situacao: 'nao_iniciada',
      outras_correcoes: [],
      nota_final: null,
    });
    // Neither a draft nor reading it without a part opens what the first wrote [COR-13].
    expect((await save(c.helena, id, { concluir: false })).body).toMatchObject({ outras_correcoes: [] });
    expect(await open(c.helena, id)).toMatchObject({ outras_correcoes: [] });
    expect(await open(c.julia, id)).toMatchObject({ papel: null, outras_correcoes: [] });
    const done = bodyOf('GestaoRedacao', await save(c.helena, id, { versao: 1, competencias: notas(128) }));
    expect(done).toMatchObject({
      situacao: 'corrigida',
      nota_final: 660,
      outras_correcoes: [{ papel: 'primeira', nota: 680, marcas, comentario: 'Da primeira.' }],
    });
    expect(await open(c.ines, id)).toMatchObject({
      minha_situacao: 'concluida',
      outras_correcoes: [{ papel: 'segunda', nota: 640 }],
    });
    expect(await open(c.julia, id)).toMatchObject({
      minha_situacao: 'nao_iniciada',
      papel: null,
      outras_correcoes: [
        { papel: 'primeira', marcas },
        { papel: 'segunda', marcas: [] },
      ],
    });
    expect(JSON.stringify(await open(c.julia, id))).not.toMatch(/corretor_id|Inês|Helena/u);
    expect((await save(c.julia, id)).status).toBe(409);
    await runJobs();
    expect(await nota(ta)).toBe(6.6);
  });

  it('a draft abandoned for three days can be taken over by another corrector, and its author gets an error', async () => {
    const { id, ta } = await essay();
    await save(c.helena, id, { concluir: false });
    const days = (count: number, seconds = 0) =>
      t.clock.set(new Date(Date.parse(DEPOIS) + (count * 86_400 + seconds) * 1000).toISOString());
    const signed = async (login: string) => t.signIn(login);
    days(3, -1);
    const early = await signed('coord.ines');
    expect(await open(early, id)).toMatchObject({ minha_situacao: 'impedida', papel: null });
    expect((await save(early, id)).status).toBe(409);
    days(3);
    const [ines, helena] = [await signed('coord.ines'), await signed('prof.helena')];
    expect(await open(ines, id)).toMatchObject({ minha_situacao: 'nao_iniciada', papel: 'primeira' });
    expect((await fila(ines, `?turma_avaliacao_id=${ta}`)).map((row) => row.redacao_id)).toEqual([id]);
    // Until somebody takes it over, its author may continue.
    expect(await open(helena, id)).toMatchObject({ minha_situacao: 'rascunho', minha_correcao: { versao: 1 } });
    expect((await save(ines, id, { competencias: notas(100) })).body).toMatchObject({ nota_final: 500 });
    expect(await save(helena, id, { versao: 1 })).toMatchObject({ status: 409 });
    expect(await open(helena, id)).toMatchObject({ minha_correcao: { versao: 0 }, nota_final: 500 });
    await runJobs();
    bia = await signed('bia');
    expect(await nota(ta)).toBe(5);
    for (const login of ['ines', 'helena', 'julia', 'rui'] as const)
      c[login] = await signed(
        { ines: 'coord.ines', helena: 'prof.helena', julia: 'vida.julia', rui: 'admin.rui' }[login],
      );
  });

  it('two marks that differ too much wait for a third corrector, who sees both and decides', async () => {
    await twoCorrectors();
    const { id, ta } = await essay();
    await save(c.ines, id, { competencias: notas(160) });
    expect((await save(c.helena, id, { competencias: notas(139) })).body).toMatchObject({
      situacao: 'divergente',
      nota_final: null,
    });
    await runJobs();
    expect(await nota(ta)).toBeNull();
    expect((await save(c.helena, id, { versao: 1 })).status).toBe(409);
    expect(await open(c.julia, id)).toMatchObject({
      papel: 'terceira',
      outras_correcoes: [
        { papel: 'primeira', nota: 800 },
        { papel: 'segunda', nota: 695 },
      ],
    });
    expect((await save(c.julia, id, { competencias: notas(150) })).body).toMatchObject({
      situacao: 'corrigida',
      nota_final: 750,
    });
    expect((await open(c.ines, id)).outras_correcoes.map(({ papel }) => papel)).toEqual(['segunda', 'terceira']);
    await runJobs();
    expect(await nota(ta)).toBe(7.5);
  });

  it('an admin marks in another school, whose essays others do not see', async () => {
    const { id } = await essay('zeca', 4, world.outraEscola);
    expect((await c.ines.get(`/api/v2/gestao/redacoes/${id}`)).status).toBe(404);
    expect((await save(c.ines, id)).status).toBe(404);
    expect((await fila(c.rui, '?escola_id=2')).map((row) => row.redacao_id)).toEqual([id]);
    expect((await save(c.rui, id)).body).toMatchObject({ nota_final: 600 });
    const { rows } = await t.db.query(
      `select escola_id::int, ator_escola_id::int from auditoria where acao = 'redacao_corrigida' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ escola_id: 2, ator_escola_id: 1 }]);
  });

  it('a final mark stays after a change of the settings', async () => {
    const { id } = await essay();
    expect((await save(c.rui, id)).body).toMatchObject({ nota_final: 600 });
    await twoCorrectors();
    expect(await open(c.ines, id)).toMatchObject({ situacao: 'corrigida', nota_final: 600 });
    expect((await save(c.ines, id)).status).toBe(409);
  });

  describe('when the school changes its rules while essays wait', () => {
    const configure = async (body: object): Promise<number> => {
      const lia = await t.signIn('gestao.lia');
      const url = `/api/v2/gestao/escolas/${world.escola}/configuracao`;
      const { versao } = bodyOf('ConfiguracaoEscola', await lia.get(url));
      const payload = JSON.stringify({ versao, ...body });
      const headers = { 'content-type': 'application/json' };
      return (await lia.send({ method: 'PATCH', url, payload, headers })).status;
    };

    it('a single mark becomes the final one when no second mark is required any more', async () => {
      await twoCorrectors();
      const { id, ta } = await essay();
      await save(c.ines, id, { competencias: notas(160) });
      await save(c.helena, id, { concluir: false });
      expect(await configure({ segundo_corretor: false })).toBe(200);
      expect(await open(c.ines, id)).toMatchObject({ situacao: 'corrigida', nota_final: 800 });
      await runJobs();
      expect(await nota(ta)).toBe(8);
    });

    it('two marks become their mean when a larger difference is allowed', async () => {
      await twoCorrectors();
      const [apart, begun] = [await essay(), await essay()];
      await save(c.ines, apart.id, { competencias: notas(160) });
      await save(c.helena, apart.id, { competencias: notas(120) });
      await save(c.ines, begun.id, { concluir: false });
      expect(await open(c.julia, apart.id)).toMatchObject({ situacao: 'divergente', nota_final: null });
      expect(await configure({ divergencia_maxima: 200 })).toBe(200);
      await runJobs();
      expect(await nota(apart.ta)).toBe(7);
      expect(await nota(begun.ta)).toBeNull();
      expect((await save(c.ines, begun.id, { versao: 1 })).body).toMatchObject({ situacao: 'segunda_correcao' });
    });

    it('a mark and a change of rules at the same moment leave no essay that nobody can mark', async () => {
      for (let round = 0; round < 5; round += 1) {
        await tables(t.db).execute(
          sql`update escola set configuracao = '{"segundo_corretor": true}' where id = ${world.escola}`,
        );
        const { id } = await essay();
        await Promise.all([save(c.ines, id, { competencias: notas(160) }), configure({ segundo_corretor: false })]);
        const { rows } = await t.db.query('select nota::int from redacao where tentativa_id = $1', [id]);
        expect(rows).toEqual([{ nota: 800 }]);
      }
    });
  });
});

describe('a delivered marking that becomes a draft again (D 227)', () => {
  const undo = (by: Client, id: number, versao = 1) =>
    by.post(`/api/v2/gestao/redacoes/${id}/correcao/desfazer`, { versao });
  const reopen = (by: Client, id: number, papel = 'primeira') =>
    by.post(`/api/v2/gestao/redacoes/${id}/correcao/reabertura`, { papel, motivo: 'Faltou o comentário' });
  const later = (seconds: number) => t.clock.set(new Date(Date.parse(DEPOIS) + seconds * 1000).toISOString());

  it('its author takes it back within ten seconds, and delivers it again', async () => {
    const { id, ta } = await essay();
    await save(c.helena, id);
    later(10);
    const undone = await undo(c.helena, id);
    expect(undone).toMatchObject({
      status: 200,
      body: {
        minha_situacao: 'rascunho',
        nota_final: null,
        minha_correcao: { concluida: false, nota: null, versao: 2 },
      },
    });
    await save(c.helena, id, { versao: 2, competencias: notas(200) });
    await runJobs();
    expect(await nota(ta)).toBe(10);
    const { rows } = await t.db.query(`select acao from auditoria where detalhe->>'redacao_id' = $1 order by id`, [
      String(id),
    ]);
    expect(rows.map(({ acao }) => acao)).toEqual(['redacao_corrigida', 'correcao_desfeita', 'redacao_corrigida']);
  });

  it('later, by another person, or after the next part has begun it stands', async () => {
    await twoCorrectors();
    const { id } = await essay();
    await save(c.helena, id);
    expect(await undo(c.ines, id)).toMatchObject({ status: 409, body: { codigo: 'correcao_nao_concluida' } });
    expect(await undo(c.helena, id, 7)).toMatchObject({ status: 409, body: { codigo: 'versao_diferente' } });
    await save(c.ines, id, { concluir: false });
    expect(await undo(c.helena, id)).toMatchObject({ status: 409, body: { codigo: 'correcao_seguinte_iniciada' } });
    const other = await essay();
    await save(c.helena, other.id);
    later(16);
    expect(await undo(c.helena, other.id)).toMatchObject({
      status: 409,
      body: { codigo: 'correcao_prazo_de_desfazer' },
    });
    expect((await open(c.helena, other.id)).minha_correcao.concluida).toBe(true);
  });

  it('a coordinator reopens it with a reason while the result is held, nobody else does', async () => {
    const { exam, id, ta } = await essay();
    await tables(t.db).execute(
      sql`update avaliacao set retido = true, liberado_em = null where id = ${exam.avaliacao_id}`,
    );
    await save(c.helena, id);
    later(600);
    for (const by of [c.helena, c.julia]) expect((await reopen(by, id)).status).toBe(403);
    const answer = await reopen(c.ines, id);
    expect(answer).toMatchObject({ status: 200, body: { nota_final: null, partes_concluidas: [] } });
    expect((await open(c.helena, id)).minha_situacao).toBe('rascunho');
    expect(await reopen(c.ines, id)).toMatchObject({ status: 409, body: { codigo: 'correcao_nao_concluida' } });
    const { rows } = await t.db.query(
      `select motivo, detalhe from auditoria where acao = 'correcao_reaberta' order by id desc limit 1`,
    );
    expect(rows[0]).toMatchObject({ motivo: 'Faltou o comentário', detalhe: { redacao_id: id, papel: 1 } });
    expect(ta).toBeGreaterThan(0);
  });

  it('once students read the mark nothing is reopened', async () => {
    const { id } = await essay();
    await save(c.helena, id);
    expect((await open(c.ines, id)).resultado_lido).toBe(true);
    expect(await reopen(c.ines, id)).toMatchObject({ status: 409, body: { codigo: 'resultado_liberado' } });
    expect((await open(c.helena, id)).minha_correcao.concluida).toBe(true);
  });
});
