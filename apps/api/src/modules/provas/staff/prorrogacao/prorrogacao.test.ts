/** Extensions: what they change, when a repetition counts once, and what is never reduced. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { bodyOf, createExam, type Exam, type ExamSpec } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { type Answer, type Client, createTestApp, type TestApp, world } from '../../../../../test/index.ts';
import { tables } from '../../../../../test/tables.ts';
import { tenant } from '../../../../database/tenant.ts';
import { computeResultados } from '../../../../jobs/compute-resultados.ts';
import { repairReleases } from '../../../../jobs/check-liberacao.ts';
import { closeTentativas } from '../../../../jobs/close-tentativas.ts';
import { createTrilha } from '../../../roteiros/planos/trilha-store.ts';

const JANELA: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T15:00:00Z'];
const DURANTE = '2026-11-21T13:00:00Z';
const motivo = 'Queda de internet no bloco B';
const { bia: BIA, bruno: BRUNO } = world.alunos;

let t: TestApp;
let ines: Client;
let bia: Client;
let bruno: Client;
beforeAll(async () => {
  t = await createTestApp({ agora: DURANTE });
  [ines, bia, bruno] = [await t.signIn('coord.ines'), await t.signIn('bia'), await t.signIn('bruno')];
});
beforeEach(async () => {
  t.clock.set(DURANTE);
  // Closes what other tests left open, because it would be extended too.
  await tables(t.db).execute(
    `update turma_avaliacao_dia set inicio_em = '2020-01-01T12:00:00Z', fim_em = '2020-01-01T13:00:00Z'`,
  );
  await tables(t.db).execute(
    `update tentativa set iniciada_em = '2020-01-01T12:00:00Z', prazo_em = '2020-01-01T13:00:00Z', encerrada_em = '2020-01-01T13:00:00Z', encerrada_por = 'aluno'`,
  );
  await tables(t.db).execute('delete from janela_aluno');
  await repairReleases(t.db, t.clock());
});
afterAll(() => t.close());

const exam = (spec: Partial<ExamSpec> = {}) =>
  createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [JANELA] }],
    dias: [{ itens: [{}], duracao_minutos: 60 }],
    ...spec,
  });
const start = async (by: Client, made: Exam) =>
  expect((await by.post(`/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}/1/inicio`)).status).toBe(200);
const prova = async (by: Client, made: Exam) =>
  bodyOf('Prova', await by.get(`/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}/1`));
const grant = (body: object, by = ines): Promise<Answer> =>
  by.post('/api/v2/gestao/prorrogacoes', { pedido_id: randomUUID(), minutos: 20, motivo, ...body });
const classe = { escopo: 'turma', turma_id: world.turmaV2 };
const at = (time: string) => `2026-11-21T${time}:00.000Z`;

describe('createProrrogacao', () => {
  it('for a class extends its window, running attempts and the release; later starts have it too', async () => {
    const made = await exam();
    await start(bia, made);
    const answer = bodyOf('Prorrogacao', await grant(classe));
    expect(answer).toMatchObject({
      minutos: 20,
      qtde_alunos: 4,
      qtde_provas: 4,
      qtde_roteiros: 0,
      gabarito_liberado_em: '2026-11-21T15:22:00.000Z',
    });
    expect(await prova(bia, made)).toMatchObject({ prazo_em: at('14:20'), disponivel_ate: at('15:20') });
    t.clock.set('2026-11-21T15:10:00Z');
    await start(bruno, made);
    expect((await prova(bruno, made)).prazo_em).toBe(at('15:20'));
    const { rows } = await t.db.query(
      `select * from auditoria where acao = 'prazo_prorrogado' order by id desc limit 1`,
    );
    expect(rows[0]).toMatchObject({
      motivo,
      perfil_real: 'coordenador',
      pessoa_id: null,
      turma_aluno_id: null,
      detalhe: { escopo: 'turma', minutos: 20, alunos: 4, provas: 4 },
    });
  });

  it('for one student extends nobody else, before and after the start, and the release waits', async () => {
    const made = await exam();
    await start(bia, made);
    for (const turma_aluno_id of [BIA, BRUNO])
      expect((await grant({ escopo: 'aluno', turma_aluno_id })).body).toMatchObject({
        qtde_alunos: 1,
        qtde_provas: 1,
        gabarito_liberado_em: '2026-11-21T15:22:00.000Z',
      });
    const { rows } = await t.db.query(
      `select pessoa_id, turma_aluno_id from auditoria where acao = 'prazo_prorrogado' order by id desc limit 2`,
    );
    expect(rows).toEqual([
      { pessoa_id: world.pessoas.bruno, turma_aluno_id: BRUNO },
      { pessoa_id: world.pessoas.bia, turma_aluno_id: BIA },
    ]);
    expect((await prova(bia, made)).prazo_em).toBe(at('14:20'));
    expect((await prova(bruno, made)).disponivel_ate).toBe(at('15:20'));
    const dora = await t.signIn('dora');
    expect((await prova(dora, made)).disponivel_ate).toBe(at('15:00'));
    t.clock.set('2026-11-21T15:10:00Z');
    expect((await dora.post(`/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}/1/inicio`)).status).toBe(409);
    await start(bruno, made);
    expect((await prova(bruno, made)).prazo_em).toBe(at('15:20'));
  });

  it('results wait for a single student with a later end, even days later', async () => {
    const made = await exam();
    await start(bia, made);
    await grant({ escopo: 'aluno', turma_aluno_id: BRUNO, minutos: 2880 });
    const context = () => ({ db: t.db, agora: t.clock(), log: t.app.log });
    const results = async () => {
      await closeTentativas.run(context());
      await computeResultados.run(context());
      const { rows } = await t.db.query(
        'select presente from resultado where turma_avaliacao_id = $1 and turma_aluno_id = $2',
        [made.turma_avaliacao_ids[0], BRUNO],
      );
      return rows;
    };
    t.clock.set('2026-11-23T14:50:00Z');
    expect(await results()).toEqual([]);
    const later = await t.signIn('bruno');
    expect(JSON.stringify((await later.get('/api/v2/avaliacoes')).body)).toContain(
      `"turma_avaliacao_id":${made.turma_avaliacao_ids[0]},`,
    );
    await start(later, made);
    expect((await prova(later, made)).prazo_em).toBe('2026-11-23T15:00:00.000Z');
    t.clock.set('2026-11-23T15:02:01Z');
    expect(await results()).toEqual([{ presente: true }]);
  });

  it('reopens what the clock closed, not what the student delivered', async () => {
    const made = await exam();
    await start(bia, made);
    await start(bruno, made);
    await bruno.post(`/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}/1/fechamento_prova`);
    t.clock.set('2026-11-21T14:10:00Z');
    await closeTentativas.run({ db: t.db, agora: t.clock(), log: t.app.log });
    const before = (await prova(bruno, made)).prazo_em;
    const inicio = '2026-11-21T13:30:00Z';
    expect((await grant({ ...classe, inicio, fim: '2026-11-21T13:50:00Z' })).body).toMatchObject({ qtde_provas: 3 });
    expect(await prova(bia, made)).toMatchObject({ situacao: 'em_andamento', prazo_em: at('14:20') });
    expect((await prova(bruno, made)).prazo_em).toBe(before);
    const { status } = await bia.post(`/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}/resposta`, {
      turma_avaliacao_questao_resposta_id: made.itens[0]?.item_id,
      item_resposta: 2,
      dia: 1,
    });
    expect(status).toBe(200);
  });

  it('counts once for the same request sent 50 times at once; two requests at once both count', async () => {
    const made = await exam();
    await start(bia, made);
    const pedido_id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => grant({ ...classe, pedido_id })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await prova(bia, made)).toMatchObject({ prazo_em: at('14:20'), disponivel_ate: at('15:20') });
    await Promise.all([
      grant(classe),
      grant({ escopo: 'aluno', turma_aluno_id: BIA, minutos: 5 }),
      grant({ escopo: 'escola', escola_id: 1 }),
    ]);
    expect(await prova(bia, made)).toMatchObject({ prazo_em: at('15:05'), disponivel_ate: at('16:05') });
    const { rows } = await t.db.query(`select count(*)::int as n from prorrogacao where pedido_id = $1`, [pedido_id]);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('a start at the same time as an extension includes it, in 20 interleavings', async () => {
    for (let n = 0; n < 20; n += 1) {
      const made = await exam({
        turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-21T12:00:00Z', '2026-11-21T13:30:00Z']] }],
      });
      const [ta] = made.turma_avaliacao_ids;
      await Promise.all([start(bia, made), grant({ ...classe, turma_avaliacao_id: ta })]);
      expect((await prova(bia, made)).prazo_em).toMatch(/T13:50:00|T14:00:00/);
      expect((await prova(bia, made)).disponivel_ate).toBe(at('13:50'));
      await tables(t.db).execute(
        `update turma_avaliacao_dia set inicio_em = '2020-01-01T12:00:00Z', fim_em = '2020-01-01T13:00:00Z'`,
      );
    }
  });

  it('selects exams by the interval, by the exam and by the day', async () => {
    const janelas: [string, string][] = [JANELA, ['2026-11-22T12:00:00Z', '2026-11-22T15:00:00Z']];
    const made = await exam({
      turmas: [{ turma_id: world.turmaV2, janelas }],
      dias: [{ itens: [{}] }, { itens: [{}] }],
    });
    const other = await exam();
    const [ta] = made.turma_avaliacao_ids;
    expect((await grant({ ...classe, turma_avaliacao_id: ta })).body).toMatchObject({ qtde_provas: 4 });
    expect((await grant({ ...classe, inicio: '2026-11-22T13:00:00Z', turma_avaliacao_id: ta })).body).toMatchObject({
      qtde_provas: 4,
    });
    const both = { inicio: DURANTE, fim: '2026-11-22T13:00:00Z' };
    expect((await grant({ ...classe, ...both })).body).toMatchObject({ qtde_provas: 12, qtde_alunos: 4 });
    expect((await grant({ ...classe, ...both, turma_avaliacao_id: ta, dia_prova: 2 })).body).toMatchObject({
      qtde_provas: 4,
    });
    expect((await prova(bia, other)).disponivel_ate).toBe(at('15:20'));
  });

  it.each([
    ['two ids', { ...classe, turma_aluno_id: BIA }, 'escopo_invalido'],
    ['an id of another kind than `escopo`', { escopo: 'escola', turma_id: world.turmaV2 }, 'escopo_invalido'],
    ['no id', { escopo: 'aluno' }, 'escopo_invalido'],
    ['an end without a start', { ...classe, fim: DURANTE }, 'intervalo_invalido'],
    ['an end before the start', { ...classe, inicio: DURANTE, fim: '2026-11-21T12:59:59Z' }, 'intervalo_invalido'],
    ['a day without an exam', { ...classe, dia_prova: 1 }, 'dia_sem_prova'],
    [
      'a moment when nothing was open',
      { ...classe, inicio: '2026-11-01T12:00:00Z', fim: '2026-11-01T12:00:00Z' },
      'nada_aberto',
    ],
  ])('refuses %s', async (_name, body, codigo) => {
    expect(await grant(body)).toMatchObject({ status: 422, body: { codigo } });
  });

  it('never reopens what is released, but reopens what is held', async () => {
    const made = await exam();
    t.clock.set('2026-11-21T15:02:01Z');
    const late = { ...classe, inicio: '2026-11-21T14:00:00Z', fim: '2026-11-21T14:10:00Z' };
    expect(await grant(late)).toMatchObject({ status: 409, body: { codigo: 'resultado_liberado' } });
    expect((await prova(bia, made)).disponivel_ate).toBe(at('15:00'));
    await t.db.query('update avaliacao set retido = true where id = $1', [made.avaliacao_id]);
    await repairReleases(t.db, t.clock());
    expect((await grant(late)).status).toBe(200);
  });

  it('is allowed to a teacher for own classes, never for a school, and never out of reach', async () => {
    await exam();
    const helena = await t.signIn('prof.helena');
    expect((await grant(classe, helena)).status).toBe(200);
    expect((await grant({ escopo: 'aluno', turma_aluno_id: BIA }, helena)).status).toBe(200);
    expect((await grant({ escopo: 'escola', escola_id: 1 }, helena)).status).toBe(403);
    expect((await grant({ escopo: 'turma', turma_id: world.turmaV1 }, helena)).status).toBe(404);
    expect((await grant({ escopo: 'aluno', turma_aluno_id: world.alunos.ana }, helena)).status).toBe(404);
    expect((await grant({ escopo: 'turma', turma_id: 4 })).status).toBe(404);
    expect((await grant({ escopo: 'escola', escola_id: 2 })).status).toBe(404);
    expect((await grant({ escopo: 'aluno', turma_aluno_id: world.alunos.zeca })).status).toBe(404);
    expect((await grant(classe, bia)).status).toBe(403);
    expect((await grant(classe, t.anonymous)).status).toBe(401);
  });

  it('extends roadmaps only when requested, and for one student only the own plans', async () => {
    const made = await exam();
    const escola = tenant(t.db, 1);
    const { rows } = await t.db.query('select id from materia limit 1');
    const common = {
      turma_avaliacao_id: made.turma_avaliacao_ids[0] ?? 0,
      materia_id: Number(rows[0].id),
      descricao: 'Roteiro',
      aberta_em: new Date('2026-11-20T12:00:00Z'),
      data_fim: new Date('2026-11-21T18:00:00Z'),
      criada_em: new Date('2026-11-20T12:00:00Z'),
      fases: [],
    };
    const roteiro = await createTrilha(escola, { ...common, tipo: 1, turma_aluno_id: null });
    const plano = await createTrilha(escola, { ...common, tipo: 2, turma_aluno_id: BIA });
    const ends = async () =>
      (
        await t.db.query('select data_fim from trilha where id = any($1) order by id', [
          [roteiro?.trilha_id, plano?.trilha_id],
        ])
      ).rows.map((row) => row.data_fim.toISOString().slice(11, 16));
    await grant(classe);
    expect(await ends()).toEqual(['18:00', '18:00']);
    expect((await grant({ ...classe, inclui_roteiros: true })).body).toMatchObject({ qtde_roteiros: 2 });
    expect(await ends()).toEqual(['18:20', '18:20']);
    expect((await grant({ escopo: 'aluno', turma_aluno_id: BIA, inclui_roteiros: true })).body).toMatchObject({
      qtde_roteiros: 1,
    });
    expect(await ends()).toEqual(['18:20', '18:40']);
  });
});

describe('nobody gains time (decision 210)', () => {
  const deliver = (by: Client, made: Exam) =>
    by.post(`/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}/1/fechamento_prova`);
  const release = async (made: Exam) =>
    (await ines.get(`/api/v2/gestao/avaliacoes/${made.avaliacao_id}/liberacao`)).body;

  it('[PRR-6] an extension for a student who has delivered is refused and moves nothing', async () => {
    const made = await exam();
    await start(bia, made);
    await deliver(bia, made);
    const before = await release(made);
    const body = { escopo: 'aluno', turma_aluno_id: BIA };
    expect(await grant(body)).toMatchObject({ status: 409, body: { codigo: 'ninguem_ganha_tempo' } });
    expect(await ines.get(`/api/v2/gestao/prorrogacoes/previa?escopo=aluno&aluno=${BIA}&minutos=20`)).toMatchObject({
      status: 409,
      body: { codigo: 'ninguem_ganha_tempo' },
    });
    expect(await release(made)).toEqual(before);
    const { rows } = await t.db.query('select * from janela_aluno');
    expect(rows).toEqual([]);
  });

  it('[PRR-6] a day of the school where nobody gains keeps its end, another one moves', async () => {
    const made = await exam({ turmas: [{ turma_id: world.turmaV2, janelas: [JANELA] }] });
    const other = await exam();
    await t.db.query(
      `insert into tentativa (escola_id, turma_avaliacao_id, dia_prova, turma_aluno_id, iniciada_em, prazo_em, encerrada_em, encerrada_por)
       select 1, $1, 1, m.id, '2026-11-21T12:10:00Z', '2026-11-21T13:10:00Z', '2026-11-21T12:50:00Z', 'aluno'
         from turma_aluno m where m.escola_id = 1 and m.turma_id = $2`,
      [made.turma_avaliacao_ids[0], world.turmaV2],
    );
    expect((await grant(classe)).status).toBe(200);
    expect(await release(made)).toMatchObject({ gabarito_liberado_em: '2026-11-21T15:02:00.000Z' });
    expect(await release(other)).toMatchObject({ gabarito_liberado_em: '2026-11-21T15:22:00.000Z' });
  });

  it('a preview names what comes later for everybody, with the reason', async () => {
    const made = await exam();
    const shared = await exam({
      dias: [{ itens: [{ questao_id: made.itens[0]?.questao_id ?? 0 }], duracao_minutos: 60 }],
      turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-20T12:00:00Z', '2026-11-20T13:00:00Z']] }],
    });
    await repairReleases(t.db, t.clock());
    await t.db.query('update avaliacao set liberado_em = null where id = $1', [shared.avaliacao_id]);
    await repairReleases(t.db, t.clock());
    const previa = await ines.get(`/api/v2/gestao/prorrogacoes/previa?escopo=aluno&aluno=${BIA}&minutos=20`);
    const [antes, depois] = ['2026-11-21T15:02:00.000Z', '2026-11-21T15:22:00.000Z'];
    const dates = { gabarito_liberado_em: antes, gabarito_liberado_em_depois: depois };
    const later = bodyOf('PreviaProrrogacao', previa).adia ?? [];
    expect(later).toHaveLength(2);
    expect(later).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          avaliacao_conhecimento_id: made.avaliacao_id,
          motivo: 'ultimo_a_terminar',
          ...dates,
        }),
        expect.objectContaining({
          avaliacao_conhecimento_id: shared.avaliacao_id,
          motivo: 'questoes_em_comum',
          ...dates,
        }),
      ]),
    );
  });
});

describe('undoProrrogacao (decision 210)', () => {
  const undo = (id: number, by = ines) =>
    by.post(`/api/v2/gestao/prorrogacoes/${id}/desfazer`, { motivo: 'Turma errada' });
  const given = async (body: object) => bodyOf('Prorrogacao', await grant(body));
  const release = async (made: Exam) =>
    bodyOf('Liberacao', await ines.get(`/api/v2/gestao/avaliacoes/${made.avaliacao_id}/liberacao`))
      .gabarito_liberado_em;

  it('[PRR-7] gives windows, attempts and the release back; again it answers the same', async () => {
    const made = await exam();
    await start(bia, made);
    const dada = await given(classe);
    expect(await prova(bia, made)).toMatchObject({ prazo_em: at('14:20'), disponivel_ate: at('15:20') });
    const dia = `/api/v2/gestao/provas/${made.turma_avaliacao_ids[0]}/1/alunos`;
    expect((await ines.get(dia)).body).toMatchObject({
      prorrogacoes: [{ prorrogacao_id: dada.prorrogacao_id, escopo: 'turma', turma_aluno_id: null, minutos: 20 }],
    });
    // Who begins after it gets the end without it.
    await start(bruno, made);
    const back = await undo(dada.prorrogacao_id);
    expect(back.body).toMatchObject({
      prorrogacao_id: dada.prorrogacao_id,
      desfeita_em: t.clock().toISOString(),
      gabarito_liberado_em: '2026-11-21T15:02:00.000Z',
    });
    expect(await prova(bia, made)).toMatchObject({ prazo_em: at('14:00'), disponivel_ate: at('15:00') });
    expect((await prova(bruno, made)).prazo_em).toBe(at('14:00'));
    expect(await release(made)).toBe('2026-11-21T15:02:00.000Z');
    expect((await ines.get(dia)).body).toMatchObject({ prorrogacoes: [] });
    t.clock.set('2026-11-21T14:59:00Z');
    expect((await undo(dada.prorrogacao_id)).body).toEqual(back.body);
    const { rows } = await t.db.query(`select motivo from auditoria where acao = 'prorrogacao_desfeita'`);
    expect(rows).toEqual([{ motivo: 'Turma errada' }]);
  });

  it('[PRR-7] for one student, on top of another extension that stays', async () => {
    const made = await exam();
    await start(bia, made);
    const aluno = { escopo: 'aluno', turma_aluno_id: BIA };
    const [first] = [await given({ ...aluno, minutos: 5 }), await given({ ...aluno, minutos: 30 })];
    await undo(first.prorrogacao_id);
    expect(await prova(bia, made)).toMatchObject({ prazo_em: at('14:30'), disponivel_ate: at('15:30') });
  });

  it('[PRR-7] is refused once a minute was used, and an answer in it counts as use', async () => {
    const made = await exam();
    await start(bia, made);
    const dada = await given(classe);
    t.clock.set('2026-11-21T14:00:30Z');
    await bia.post(`/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}/resposta`, {
      turma_avaliacao_questao_resposta_id: made.itens[0]?.item_id,
      item_resposta: 2,
      dia: 1,
    });
    expect(await undo(dada.prorrogacao_id)).toMatchObject({ status: 409, body: { codigo: 'prorrogacao_usada' } });
    expect((await prova(bia, made)).prazo_em).toBe(at('14:20'));
    const other = await exam();
    await start(bruno, other);
    const second = await given({ ...classe, turma_avaliacao_id: other.turma_avaliacao_ids[0] });
    t.clock.set('2026-11-21T15:02:00Z');
    expect(await undo(second.prorrogacao_id)).toMatchObject({ status: 409, body: { codigo: 'prorrogacao_usada' } });
  });

  it('[PRR-8] closes again what the clock had closed', async () => {
    const made = await exam();
    await start(bia, made);
    t.clock.set('2026-11-21T14:10:00Z');
    await closeTentativas.run({ db: t.db, agora: t.clock(), log: t.app.log });
    const closed = async () =>
      (
        await t.db.query('select prazo_em, encerrada_em, encerrada_por from tentativa where turma_avaliacao_id = $1', [
          made.turma_avaliacao_ids[0],
        ])
      ).rows;
    const before = await closed();
    const dada = await given({ ...classe, inicio: '2026-11-21T13:30:00Z', fim: '2026-11-21T13:50:00Z' });
    expect((await prova(bia, made)).situacao).toBe('em_andamento');
    await undo(dada.prorrogacao_id);
    expect(await closed()).toEqual(before);
  });

  it('is refused when the results are out, out of reach, and without the right', async () => {
    const made = await exam();
    const dada = await given(classe);
    const [helena, outra] = [await t.signIn('prof.helena'), await t.signIn('admin.rui')];
    const school = await given({ escopo: 'escola', escola_id: 1 });
    expect((await undo(school.prorrogacao_id, helena)).status).toBe(403);
    expect((await undo(dada.prorrogacao_id, bia)).status).toBe(403);
    expect((await undo(999_999)).status).toBe(404);
    expect((await undo(school.prorrogacao_id, outra)).status).toBe(200);
    expect((await undo(dada.prorrogacao_id, helena)).status).toBe(200);
    const used = await given(classe);
    t.clock.set('2026-11-21T16:00:00Z');
    expect(await undo(used.prorrogacao_id)).toMatchObject({ status: 409, body: { codigo: 'resultado_liberado' } });
    expect((await prova(bia, made)).disponivel_ate).toBe(at('15:20'));
  });
});

describe('setAcomodacaoAluno', () => {
  const set = (turma_aluno_id: number, fator_tempo: number, passa_da_janela: boolean, by = ines) =>
    by.send({
      method: 'PUT',
      url: `/api/v2/gestao/alunos/${turma_aluno_id}/acomodacao`,
      payload: JSON.stringify({ fator_tempo, passa_da_janela, motivo: 'Combinado com a família' }),
      headers: { 'content-type': 'application/json' },
    });

  it('takes effect at once for running and later exams, and takes no time back', async () => {
    const made = await exam();
    await start(bia, made);
    expect((await set(BIA, 1.5, false)).body).toMatchObject({
      turma_aluno_id: BIA,
      fator_tempo: 1.5,
      passa_da_janela: false,
    });
    expect((await prova(bia, made)).prazo_em).toBe(at('14:30'));
    await set(BIA, 4, false);
    expect((await prova(bia, made)).prazo_em).toBe(at('15:00'));
    await set(BIA, 4, true);
    expect((await prova(bia, made)).prazo_em).toBe(at('17:00'));
    await set(BIA, 1, false);
    expect((await prova(bia, made)).prazo_em).toBe(at('17:00'));
    const { rows } = await t.db.query(`select * from auditoria where acao = 'acomodacao_alterada'`);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatchObject({ turma_aluno_id: BIA, motivo: 'Combinado com a família' });
  });

  it('includes an earlier extension once, and a later start has both', async () => {
    const made = await exam({
      turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-21T12:00:00Z', '2026-11-21T13:30:00Z']] }],
    });
    await start(bruno, made);
    await grant(classe);
    expect((await prova(bruno, made)).prazo_em).toBe(at('13:50'));
    await set(BRUNO, 2, false);
    expect((await prova(bruno, made)).prazo_em).toBe(at('13:50'));
    await set(BRUNO, 2, true);
    // The original window until 13:30, one hour from the factor, and the extension.
    expect((await prova(bruno, made)).prazo_em).toBe(at('14:50'));
    await set(BIA, 2, true);
    await start(bia, made);
    // Starting at 13:00, two hours would give 15:00. The present window and the hour of the factor give 14:50.
    expect((await prova(bia, made)).prazo_em).toBe(at('14:50'));
    await set(BIA, 1, false);
    await set(BRUNO, 1, false);
  });

  it('is refused out of reach and for profiles without the right', async () => {
    expect((await set(world.alunos.zeca, 2, false)).status).toBe(404);
    expect((await set(BIA, 2, false, await t.signIn('prof.helena'))).status).toBe(403);
    expect((await set(BIA, 2, false, await t.signIn('sup.nair'))).status).toBe(403);
    expect((await set(BIA, 0.5, false)).status).toBe(400);
    expect((await set(BIA, 2, false, t.anonymous)).status).toBe(401);
  });
});
