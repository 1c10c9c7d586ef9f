/** Answers of an in-class exam: typed or imported, and counted by the results like any other. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { computeAvaliacao, computeResultados } from '../../../../jobs/compute-resultados.ts';
import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';
import { bodyOf, createExam, type Exam, type ExamSpec } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { tables } from '../../../../../test/tables.ts';

const JANELA: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T15:00:00Z'];
const DURANTE = '2026-11-21T13:00:00Z';
const DEPOIS = '2026-11-21T15:03:00Z';
const { bia, bruno, dora } = world.alunos;

let t: TestApp;
let ines: Client;
beforeAll(async () => {
  t = await createTestApp({ agora: DURANTE });
  ines = await t.signIn('coord.ines');
});
beforeEach(() => t.clock.set(DURANTE));
afterAll(() => t.close());

function paper(spec: Partial<ExamSpec> = {}): Promise<Exam> {
  return createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [JANELA] }],
    tipo_aplicacao: 'Presencial',
    dias: [{ itens: [{ gabarito: 'A' }, { gabarito: 'B' }, { gabarito: 'C' }, { gabarito: 'D' }] }],
    ...spec,
  });
}
const urlOf = (exam: Exam) => `/api/v2/gestao/provas/${exam.turma_avaliacao_ids[0]}/1/respostas`;
const put = (exam: Exam, alunos: object[], motivo?: string, by = ines) =>
  by.send({
    method: 'PUT',
    url: urlOf(exam),
    payload: JSON.stringify({ alunos, ...(motivo !== undefined && { motivo }) }),
    headers: { 'content-type': 'application/json' },
  });
const row = (turma_aluno_id: number, respostas: (number | null)[], change: object = {}) => ({
  turma_aluno_id,
  presente: true,
  respostas,
  versao: 0,
  ...change,
});
const linhas = async (answer: Promise<{ status: number; body: unknown }>) =>
  bodyOf('GradeGravada', await answer).linhas.map((linha) => [linha.turma_aluno_id, linha.situacao, linha.versao]);
const gridOf = async (exam: Exam) => bodyOf('Grade', await ines.get(urlOf(exam)));
const runJobs = () => computeResultados.run({ db: t.db, agora: t.clock(), log: t.app.log });
const audit = async (acao: string) =>
  (await t.db.query('select * from auditoria where acao = $1 order by ordem', [acao])).rows;

describe('the grid', () => {
  it('shows the class by name, the items without a key, and the typed answers', async () => {
    const exam = await paper();
    const first = await gridOf(exam);
    expect(first.alunos.map((aluno) => aluno.aluno_nome)).toEqual([
      'Beatriz Souza',
      'Bruno Alves',
      'Dora Nunes',
      'Eduardo Pires',
    ]);
    expect(first.alunos[0]).toMatchObject({
      presente: null,
      origem: null,
      versao: 0,
      respostas: [null, null, null, null],
    });
    expect(JSON.stringify(first.itens)).not.toMatch(/gabarito"|comentario/);
    expect(first).toMatchObject({ situacao: 'aberta', tipo_aplicacao: 'Presencial' });
    expect(
      await linhas(put(exam, [row(bia, [1, 2, null, 5]), row(bruno, [null, null, null, null], { presente: false })])),
    ).toEqual([
      [bia, 'gravada', 1],
      [bruno, 'gravada', 1],
    ]);
    const { alunos } = await gridOf(exam);
    expect(alunos[0]).toMatchObject({ presente: true, origem: 'grade', respostas: [1, 2, null, 5], versao: 1 });
    expect(alunos[1]).toMatchObject({
      presente: false,
      origem: 'grade',
      respostas: [null, null, null, null],
      versao: 1,
    });
  });

  it('a row that somebody else has saved meanwhile stays; the other rows are saved', async () => {
    const exam = await paper();
    await put(exam, [row(bia, [1, 1, 1, 1])]);
    expect(await linhas(put(exam, [row(bia, [2, 2, 2, 2]), row(bruno, [3, 3, 3, 3])]))).toEqual([
      [bia, 'conflito', 1],
      [bruno, 'gravada', 1],
    ]);
    expect((await gridOf(exam)).alunos[0]?.respostas).toEqual([1, 1, 1, 1]);
    expect(await linhas(put(exam, [row(bia, [1, 1, 1, 1], { versao: 1 })]))).toEqual([[bia, 'sem_mudanca', 1]]);
    expect(await linhas(put(exam, [row(bia, [1, null, 1, 1], { versao: 1 })]))).toEqual([[bia, 'gravada', 2]]);
    expect((await gridOf(exam)).alunos[0]?.respostas).toEqual([1, null, 1, 1]);
  });

  it('one of twenty simultaneous saves of one row wins', async () => {
    const exam = await paper();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => linhas(put(exam, [row(bia, [(n % 5) + 1, null, null, null])]))),
    );
    expect(answers.flat().filter(([, situacao]) => situacao === 'gravada')).toHaveLength(1);
    expect((await gridOf(exam)).alunos[0]?.versao).toBe(1);
  });

  it.each([
    ['a student of another class', { turma_aluno_id: world.alunos.ana }, 'Este aluno não é desta turma.'],
    ['a student of another school', { turma_aluno_id: world.alunos.zeca }, 'Este aluno não é desta turma.'],
    ['one answer too few', { respostas: [1, 2, 3] }, 'A linha não tem uma resposta para cada questão.'],
    [
      'an absent student with an answer',
      { presente: false },
      'Questão 1: este aluno consta como ausente, mas tem resposta.',
    ],
  ])('refuses %s, and only that row', async (_name, change, erro) => {
    const exam = await paper();
    const answer = await put(exam, [row(bia, [1, 2, 3, 4], change), row(bruno, [1, 2, 3, 4])]);
    expect(bodyOf('GradeGravada', answer).linhas).toMatchObject([
      { situacao: 'recusada', erro },
      { situacao: 'gravada', erro: null },
    ]);
  });

  it('asks for the language when the day has two, and accepts answers of the chosen one only', async () => {
    const exam = await paper({
      solicitar_idioma: true,
      dias: [{ itens: [{ lingua: 1, gabarito: 'A' }, { lingua: 2, gabarito: 'B' }, { gabarito: 'C' }] }],
    });
    const answer = await put(exam, [
      row(bia, [1, null, 3]),
      row(bruno, [1, null, 3], { lingua_estrangeira: 2 }),
      row(dora, [null, 2, 3], { lingua_estrangeira: 2 }),
    ]);
    expect(bodyOf('GradeGravada', answer).linhas.map(({ situacao }) => situacao)).toEqual([
      'recusada',
      'recusada',
      'gravada',
    ]);
    expect((await gridOf(exam)).alunos[2]).toMatchObject({ lingua_estrangeira: 2, respostas: [null, 2, 3] });
  });

  it('[LIN-2] shows no language as chosen for a student who began on a screen and has not chosen', async () => {
    const exam = await paper({
      tipo_aplicacao: 'Híbrida',
      solicitar_idioma: true,
      dias: [{ itens: [{ lingua: 1 }, { lingua: 2 }] }],
    });
    const student = await t.signIn('bia');
    const url = `/api/v2/central_avaliacoes/${exam.turma_avaliacao_ids[0]}`;
    await student.post(`${url}/1/inicio`);
    const language = async () =>
      (await gridOf(exam)).alunos.find(({ turma_aluno_id }) => turma_aluno_id === world.alunos.bia)?.lingua_estrangeira;
    expect(await language()).toBeNull();
    await student.post(`${url}/lingua_estrangeira`, { lingua_estrangeira: 1 });
    expect(await language()).toBe(1);
  });

  it('does not overwrite what a student answered on a screen', async () => {
    const exam = await paper({ tipo_aplicacao: 'Híbrida' });
    const student = await t.signIn('bia');
    await student.post(`/api/v2/central_avaliacoes/${exam.turma_avaliacao_ids[0]}/resposta`, {
      turma_avaliacao_questao_resposta_id: exam.itens[0]?.item_id,
      item_resposta: 4,
      dia: 1,
    });
    expect(await linhas(put(exam, [row(bia, [1, 1, 1, 1])]))).toEqual([[bia, 'gravada', 1]]);
    const { rows } = await t.db.query(
      `select r.item_resposta from resposta r join tentativa t on t.id = r.tentativa_id
        where t.turma_avaliacao_id = $1 and t.origem = 'online'`,
      [exam.turma_avaliacao_ids[0]],
    );
    expect(rows).toEqual([{ item_resposta: 4 }]);
  });

  it('an answer from a screen does not begin an attempt where answers were typed', async () => {
    const exam = await paper({ tipo_aplicacao: 'Híbrida' });
    await put(exam, [row(bruno, [1, 1, 1, 1])]);
    const student = await t.signIn('bruno');
    const answer = await student.post(`/api/v2/central_avaliacoes/${exam.turma_avaliacao_ids[0]}/resposta`, {
      turma_avaliacao_questao_resposta_id: exam.itens[0]?.item_id,
      item_resposta: 4,
      dia: 1,
    });
    expect(answer).toMatchObject({ status: 409, body: { codigo: 'prova_nao_iniciada' } });
    expect((await gridOf(exam)).alunos[1]?.respostas).toEqual([1, 1, 1, 1]);
  });

  it('is refused for an online-only day, for a day that has not begun, and out of reach', async () => {
    const online = await paper({ tipo_aplicacao: 'Online' });
    expect(await put(online, [row(bia, [1, 1, 1, 1])])).toMatchObject({
      status: 409,
      body: { codigo: 'prova_online' },
    });
    const exam = await paper();
    t.clock.set('2026-11-21T11:59:59Z');
    expect(await put(exam, [row(bia, [1, 1, 1, 1])])).toMatchObject({
      status: 409,
      body: { codigo: 'prova_nao_aberta' },
    });
    t.clock.set(DURANTE);
    const helena = await t.signIn('prof.helena');
    expect((await put(exam, [row(bia, [1, 1, 1, 1])], undefined, helena)).status).toBe(200);
    const other = await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV1, janelas: [JANELA] }],
      tipo_aplicacao: 'Presencial',
      dias: [{ itens: [{}] }],
    });
    expect((await put(other, [row(world.alunos.ana, [1])], undefined, helena)).status).toBe(404);
    expect((await helena.get(urlOf(other))).status).toBe(404);
    const elsewhere = await createExam(t.db, {
      escola_id: world.outraEscola,
      turmas: [{ turma_id: 4, janelas: [JANELA] }],
      tipo_aplicacao: 'Presencial',
      dias: [{ itens: [{}] }],
    });
    expect((await put(elsewhere, [row(world.alunos.zeca, [1])])).status).toBe(404);
    expect((await (await t.signIn('bruno')).get(urlOf(exam))).status).toBe(403);
    expect((await (await t.signIn('sup.nair')).get(urlOf(exam))).status).toBe(403);
    expect((await t.anonymous.get(urlOf(exam))).status).toBe(401);
  });
});

describe('results', () => {
  /** Right answers of a row over the items. The key of this exam is A, B, C, D. */
  const grade = (respostas: (number | null)[]) => (respostas.filter((value, i) => value === i + 1).length / 4) * 10;
  const notaOf = async (login: string, exam: Exam) => {
    const { status, body } = await (await t.signIn(login)).get(`/api/v2/resultados/${exam.turma_avaliacao_ids[0]}`);
    expect(status).toBe(200);
    return bodyOf('Resultado', { body });
  };

  it('count typed answers like others, and count them again after a change, which needs a reason', async () => {
    const exam = await paper();
    const rows = { bia: [1, 2, 3, null], bruno: [5, 5, 5, 4] };
    await put(exam, [
      row(bia, rows.bia),
      row(bruno, rows.bruno),
      row(dora, [null, null, null, null], { presente: false }),
    ]);
    t.clock.set(DEPOIS);
    await runJobs();
    expect(await notaOf('bia', exam)).toMatchObject({
      nota: grade(rows.bia),
      presente_avaliacao: true,
      tempo_utilizado: null,
    });
    expect(await notaOf('bruno', exam)).toMatchObject({ nota: grade(rows.bruno) });
    expect(await notaOf('dora', exam)).toMatchObject({ nota: null, presente_avaliacao: false });

    const changed = [row(bia, [1, 2, 3, 4], { versao: 1 }), row(dora, [1, null, null, null], { versao: 1 })];
    expect(await put(exam, changed)).toMatchObject({ status: 422, body: { codigo: 'motivo_obrigatorio' } });
    const before = (await audit('respostas_digitadas')).length;
    const answer = await put(exam, changed, 'Folha conferida de novo');
    expect(answer.body).toMatchObject({ recalculo: 'pendente' });
    const rowsOfAudit = await audit('respostas_digitadas');
    expect(rowsOfAudit).toHaveLength(before + 1);
    expect(rowsOfAudit.at(-1)).toMatchObject({ motivo: 'Folha conferida de novo', perfil_real: 'coordenador' });
    expect(JSON.stringify(rowsOfAudit.at(-1)?.detalhe)).not.toContain('respostas"');
    await runJobs();
    expect(await notaOf('bia', exam)).toMatchObject({ nota: 10 });
    expect(await notaOf('dora', exam)).toMatchObject({ nota: 2.5, presente_avaliacao: true });

    await put(exam, [row(bia, [null, null, null, null], { presente: false, versao: 2 })], 'Era outra aluna');
    await runJobs();
    expect(await notaOf('bia', exam)).toMatchObject({ nota: null, presente_avaliacao: false });
  });

  it('a request that comes during the calculation is not lost', async () => {
    const exam = await paper();
    await put(exam, [row(bia, [1, 2, 3, 4])]);
    t.clock.set(DEPOIS);
    await runJobs();
    await put(exam, [row(bia, [1, 2, 3, null], { versao: 1 })], 'Rasura na folha');
    const asks = async () => (await t.db.query('select pedidos from recalculo')).rows;
    const before = await asks();
    expect(before).toEqual([{ pedidos: 1 }]);
    await tables(t.db).execute(`create function planted() returns trigger language plpgsql as $$ begin
      update recalculo set pedidos = pedidos + 1; return null; end $$`);
    await tables(t.db).execute(
      'create trigger planted after update on resultado for each statement execute function planted()',
    );
    await computeAvaliacao(t.db, world.escola, exam.avaliacao_id, t.clock());
    expect((await asks()).length).toBe(1);
    await tables(t.db).execute('drop trigger planted on resultado');
    await computeAvaliacao(t.db, world.escola, exam.avaliacao_id, t.clock());
    expect(await asks()).toEqual([]);
  });
});

describe('text items', () => {
  /** A key and a text worth two points. */
  async function withText() {
    const exam = await paper({ dias: [{ itens: [{ gabarito: 'A' }, { gabarito: null, subjetiva: true }] }] });
    await t.db.query('update avaliacao_item set pontuacao = 2 where id = $1', [exam.itens[1]?.item_id]);
    return exam;
  }
  const marks = async (exam: Exam) => (await gridOf(exam)).alunos.map(({ pontos }) => pontos);
  /** How many wait for their points: before the release, and in the day of the person. */
  const waiting = async (exam: Exam) => {
    const results = await ines.get(`/api/v2/gestao/avaliacoes/${exam.avaliacao_id}/resultados`);
    const { textos_em_papel } = bodyOf('GestaoHoje', await ines.get('/api/v2/gestao/hoje'));
    const row = textos_em_papel.find(({ turma_avaliacao_id }) => turma_avaliacao_id === exam.turma_avaliacao_ids[0]);
    return { release: bodyOf('ResultadosDaProva', results).conferencia.qtde_textos_em_papel, day: row?.qtde ?? 0 };
  };

  it('take points, which count as those of any text and stay when they are not sent', async () => {
    const exam = await withText();
    expect((await gridOf(exam)).itens[1]).toMatchObject({ subjetiva: true, pontuacao_avaliacao: 2 });
    const before = (await audit('respostas_digitadas')).length;
    await put(exam, [row(bia, [1, null], { pontos: [null, 1.5] }), row(bruno, [1, null])]);
    expect((await marks(exam)).slice(0, 2)).toEqual([
      [null, 1.5],
      [null, null],
    ]);
    expect((await audit('respostas_digitadas'))[before]?.detalhe).toMatchObject({ linhas: 2, pontos: 1 });
    expect(await linhas(put(exam, [row(bia, [2, null], { versao: 1 })]))).toEqual([[bia, 'gravada', 2]]);
    expect((await marks(exam))[0]).toEqual([null, 1.5]);
    t.clock.set(DEPOIS);
    await runJobs();
    const result = await (await t.signIn('bia')).get(`/api/v2/resultados/${exam.turma_avaliacao_ids[0]}`);
    expect(bodyOf('Resultado', result)).toMatchObject({ nota: ((1.5 / 2) * 10) / 2 });
    const waits = await (await t.signIn('bruno')).get(`/api/v2/resultados/${exam.turma_avaliacao_ids[0]}`);
    expect(bodyOf('Resultado', waits)).toMatchObject({ nota: 10 });
  });

  it('[NOT-10] wait for their points on paper, of the present alone and until the item is annulled', async () => {
    const exam = await withText();
    expect(await waiting(exam)).toEqual({ release: 0, day: 0 });
    await put(exam, [row(bia, [1, null]), row(bruno, [1, null]), row(dora, [null, null], { presente: false })]);
    expect(await waiting(exam)).toEqual({ release: 2, day: 2 });
    await put(exam, [row(bia, [1, null], { versao: 1, pontos: [null, 0] })]);
    expect(await waiting(exam)).toEqual({ release: 1, day: 1 });
    await t.db.query('update avaliacao_item set anulada = true where id = $1', [exam.itens[1]?.item_id]);
    expect(await waiting(exam)).toEqual({ release: 0, day: 0 });
  });

  it('[NOT-10] of a student whose row nobody typed wait from the end of the day on, until the row says absent', async () => {
    const exam = await withText();
    await put(exam, [row(bia, [1, null], { pontos: [null, 1] }), row(bruno, [1, null], { pontos: [null, 1] })]);
    expect(await waiting(exam)).toEqual({ release: 0, day: 0 });
    t.clock.set(DEPOIS);
    expect(await waiting(exam)).toEqual({ release: 2, day: 2 });
    await put(exam, [row(dora, [null, null], { presente: false }), row(bruno, [2, null], { versao: 1 })], 'Conferido');
    expect(await waiting(exam)).toEqual({ release: 1, day: 1 });
    await t.db.query("update avaliacao set tipo_aplicacao = 'Híbrida' where id = $1", [exam.avaliacao_id]);
    expect(await waiting(exam)).toEqual({ release: 0, day: 0 });
  });

  it('[GRA-4] take no more points than they have, and no option', async () => {
    const exam = await withText();
    const answer = await put(exam, [
      row(bia, [1, null], { pontos: [null, 2.5] }),
      row(bruno, [1, 1]),
      row(dora, [1, null], { pontos: [1, null] }),
    ]);
    expect(bodyOf('GradeGravada', answer).linhas.map(({ erro }) => erro)).toEqual([
      'Questão 2: estes pontos não cabem no que a questão vale.',
      'Questão 2: a resposta desta questão é um texto: escreva os pontos.',
      'Questão 1: esta questão tem alternativas e não recebe pontos.',
    ]);
  });

  it('lose a mark that is taken away, and all of an absent student', async () => {
    const exam = await withText();
    await put(exam, [row(bia, [1, null], { pontos: [null, 2] }), row(bruno, [1, null], { pontos: [null, 1] })]);
    const none = { presente: false, versao: 1 };
    const sent = [row(bia, [1, null], { versao: 1, pontos: [null, null] }), row(bruno, [null, null], none)];
    expect(await linhas(put(exam, sent))).toEqual([
      [bia, 'gravada', 2],
      [bruno, 'gravada', 2],
    ]);
    expect((await marks(exam)).slice(0, 2)).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('of two people who mark one answer the second changes nothing', async () => {
    const exam = await withText();
    await put(exam, [row(bia, [1, null], { pontos: [null, 2] })]);
    expect(await linhas(put(exam, [row(bia, [1, null], { pontos: [null, 1] })]))).toEqual([[bia, 'conflito', 1]]);
    expect((await marks(exam))[0]).toEqual([null, 2]);
  });

  it('come from a file with their columns; a file without them leaves the marks', async () => {
    const exam = await withText();
    const send = (csv: string) => ines.post(`${urlOf(exam)}/importacao`, { csv, simular: false });
    const HEAD = 'turma_aluno_id;presente;1;2';
    const report = bodyOf('Importacao', await send(`${HEAD}\n${bia};sim;A;1,25\n${bruno};sim;A;C\n${dora};sim;A;3`));
    expect(report.linhas.map(({ erro }) => erro)).toEqual([
      null,
      'Questão 2: escreva os pontos em número, com até duas casas, ou deixe em branco.',
      'Questão 2: estes pontos não cabem no que a questão vale.',
    ]);
    expect(bodyOf('Importacao', await send(`turma_aluno_id;presente;1\n${bia};sim;B`))).toMatchObject({
      qtde_gravadas: 1,
    });
    expect((await gridOf(exam)).alunos[0]).toMatchObject({ respostas: [2, null], pontos: [null, 1.25] });
  });
});

describe('import', () => {
  const send = (exam: Exam, csv: string, change: object = {}) =>
    ines.post(`${urlOf(exam)}/importacao`, { csv, simular: false, ...change });
  const HEAD = 'turma_aluno_id;presente;lingua_estrangeira;1;2;3;4';

  it('reports every line, saves the valid ones, and changes nothing the second time', async () => {
    const exam = await paper();
    const csv = `${HEAD}\n${bia};sim;;A;b;3;\n${bruno};não;;;;;\n9999;sim;;A;;;\n\n${dora};talvez;;A;;;\n${bia};sim;;A;;;\n`;
    const simulated = await send(exam, csv, { simular: true });
    const saved = bodyOf('Importacao', await send(exam, csv));
    expect(saved.linhas).toEqual([
      { linha: 2, turma_aluno_id: bia, aluno_nome: 'Beatriz Souza', situacao: 'gravada', erro: null, avisos: [] },
      { linha: 3, turma_aluno_id: bruno, aluno_nome: 'Bruno Alves', situacao: 'gravada', erro: null, avisos: [] },
      {
        linha: 4,
        turma_aluno_id: 9999,
        aluno_nome: null,
        situacao: 'recusada',
        erro: 'Este aluno não é desta turma.',
        avisos: [],
      },
      {
        linha: 6,
        turma_aluno_id: dora,
        aluno_nome: 'Dora Nunes',
        situacao: 'recusada',
        erro: 'Escreva sim ou não em presente.',
        avisos: [],
      },
      {
        linha: 7,
        turma_aluno_id: bia,
        aluno_nome: 'Beatriz Souza',
        situacao: 'recusada',
        erro: 'Linha repetida: este aluno já está na linha 2.',
        avisos: [],
      },
    ]);
    expect(bodyOf('Importacao', simulated)).toEqual({ ...saved, simulada: true });
    expect(saved).toMatchObject({ qtde_linhas: 5, qtde_gravadas: 2, qtde_sem_mudanca: 0, qtde_recusadas: 3 });
    const stored = await gridOf(exam);
    expect(stored.alunos[0]).toMatchObject({ origem: 'csv', respostas: [1, 2, 3, null], versao: 1 });
    const again = bodyOf('Importacao', await send(exam, csv));
    expect(again).toMatchObject({ qtde_gravadas: 0, qtde_sem_mudanca: 2, qtde_recusadas: 3 });
    expect(await gridOf(exam)).toEqual(stored);
  });

  it('a simulation stores nothing', async () => {
    const exam = await paper();
    const before = await gridOf(exam);
    await send(exam, `${HEAD}\n${bia};sim;;A;B;C;D`, { simular: true });
    expect(await gridOf(exam)).toEqual(before);
  });

  it.each([
    ['another heading', 'nome,1,2,3,4\nBia,A,B,C,D', /^Falta no cabeçalho as colunas turma_aluno_id, presente\./],
    ['a column missing', `turma_aluno_id;presente;1;2;3\n${bia};sim;A;B;C`, /^Falta no cabeçalho a coluna 4\./],
    ['a column twice', `${HEAD};2\n${bia};sim;;A;B;C;D;E`, /^O cabeçalho repete a coluna 2\./],
    ['an open quote', `${HEAD}\n"${bia};sim`, /^Há aspas que abrem e não fecham/],
    ['no readable line', '\n\n', /^O arquivo está vazio/],
    ['more lines than a report holds', `${HEAD}\n${'9;sim;;;;;\n'.repeat(2001)}`, /linhas demais/],
  ])('refuses %s as a whole, and says why', async (_name, csv, erro) => {
    expect(await send(await paper(), csv)).toMatchObject({ status: 422, body: { erro: expect.stringMatching(erro) } });
  });

  it.each([
    ['commas', `turma_aluno_id,presente,1,2,3,4\n${bia},sim,A,B,C,D`],
    ['tabs, as pasted', `turma_aluno_id\tpresente\t1\t2\t3\t4\n${bia}\tsim\tA\tB\tC\tD\n`],
    ['a sep= line and CRLF', `\uFEFFsep=;\r\nturma_aluno_id;presente;1;2;3;4\r\n${bia};sim;A;B;C;D\r\n`],
    ['trailing separators', `turma_aluno_id;presente;1;2;3;4;;\n${bia};sim;A;B;C;D;;\n;;;;;;;\n`],
  ])('reads %s', async (_name, csv) => {
    const exam = await paper();
    expect(bodyOf('Importacao', await send(exam, csv))).toMatchObject({ qtde_linhas: 1, qtde_gravadas: 1 });
    expect((await gridOf(exam)).alunos[0]?.respostas).toEqual([1, 2, 3, 4]);
  });

  it('[IMP-1] [IMP-5] names what it ignores, and warns of another name', async () => {
    const exam = await paper();
    const csv = `turma_aluno_id;aluno_nome;obs;presente;1;2;3;4\n${bia};BEATRIZ SOUZA;x;sim;A;;;\n${bruno};Dora Nunes;;sim;A;;;`;
    const report = bodyOf('Importacao', await send(exam, csv));
    expect(report.colunas_ignoradas).toEqual(['obs']);
    expect(report.linhas.map(({ avisos }) => avisos)).toEqual([
      [],
      ['O arquivo diz Dora Nunes, e o código é de Bruno Alves. Confira.'],
    ]);
  });

  it('[IMP-6] stores a line without the answer whose option the question does not have, and says which', async () => {
    const exam = await paper();
    await t.db.query('update questao set opcao_e = null where id = $1', [exam.itens[0]?.questao_id]);
    const report = bodyOf('Importacao', await send(exam, `turma_aluno_id;presente;1;2;3;4\n${bia};sim;E;B;C;D`));
    expect(report.linhas[0]).toMatchObject({ situacao: 'gravada', erro: null });
    expect(report.linhas[0]?.avisos).toEqual([expect.stringContaining('questão 1.')]);
    expect((await gridOf(exam)).alunos[0]?.respostas).toEqual([null, 2, 3, 4]);
  });

  it('[GRA-7] keeps a double mark as wrong, and no blank takes its place unasked', async () => {
    const exam = await paper();
    const csv = `turma_aluno_id;presente;1;2;3;4\n${bia};sim;*;AB;C;D`;
    const report = bodyOf('Importacao', await send(exam, csv));
    expect(report.linhas[0]?.avisos).toEqual(['Questões 1, 2: mais de uma alternativa marcada, contam como erradas.']);
    expect((await gridOf(exam)).alunos[0]).toMatchObject({ respostas: [0, 0, 3, 4], versao: 1 });
    expect(bodyOf('Importacao', await send(exam, csv))).toMatchObject({ qtde_sem_mudanca: 1 });
    expect(await linhas(put(exam, [row(bia, [0, 1, 3, null], { versao: 1 })]))).toEqual([[bia, 'gravada', 2]]);
    expect((await gridOf(exam)).alunos[0]?.respostas).toEqual([0, 1, 3, null]);
    t.clock.set(DEPOIS);
    await runJobs();
    const result = await (await t.signIn('bia')).get(`/api/v2/resultados/${exam.turma_avaliacao_ids[0]}`);
    expect(bodyOf('Resultado', result)).toMatchObject({ nota: 2.5 });
  });

  it('[NOT-16] a double mark is said to the student and left out of the blanks', async () => {
    const exam = await paper();
    const ta = exam.turma_avaliacao_ids[0];
    await put(exam, [row(bia, [0, 2, 3, null])]);
    t.clock.set(DEPOIS);
    await runJobs();
    const client = await t.signIn('bia');
    const marks = [
      { numero: 1, item_resposta: null, dupla_marcacao: true },
      { numero: 2, item_resposta: 2, dupla_marcacao: false },
      { numero: 3, item_resposta: 3, dupla_marcacao: false },
      { numero: 4, item_resposta: null, dupla_marcacao: false },
    ];
    const resultado = bodyOf('Resultado', await client.get(`/api/v2/resultados/${ta}`));
    expect(resultado.questoes).toMatchObject(marks);
    const [first] = resultado.questoes;
    const questao = await client.get(`/api/v2/resultados/${ta}/questoes/${first?.banco_questao_id}`);
    expect(questao.body).toMatchObject({ item_resposta: null, dupla_marcacao: true, acertou: false });
    const { itens } = bodyOf('ItensDaProva', await ines.get(`/api/v2/gestao/avaliacoes/${exam.avaliacao_id}/itens`));
    const blanks = itens.map(({ opcoes }) => opcoes.find(({ opcao }) => opcao === null)?.total);
    expect(blanks).toEqual([0, 0, 0, 1]);
    const vida = await t.signIn('vida.julia');
    const uses = await vida.get(`/api/v2/gestao/questoes/${first?.banco_questao_id}/estatisticas`);
    const { usos } = bodyOf('QuestaoEstatisticas', uses);
    expect(uses.status).toBe(200);
    expect(usos.find((uso) => uso.avaliacao_conhecimento_id === exam.avaliacao_id)?.opcoes).toEqual([]);
  });

  it('[NOT-16] the answer key of version 1 says a double mark', async () => {
    const exam = await paper({ turmas: [{ turma_id: world.turmaV1, janelas: [JANELA] }] });
    await put(exam, [row(world.alunos.ana, [0, 2, 3, null])]);
    t.clock.set(DEPOIS);
    await runJobs();
    const gabarito = await (await t.signIn('ana')).get(`/api/v1/gabaritos/${exam.turma_avaliacao_ids[0]}`);
    const { resumo } = bodyOf('Gabarito', gabarito);
    expect(resumo.flatMap(({ itens }) => itens.map(({ dupla_marcacao }) => dupla_marcacao))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

it('takes the same number of statements for 2 and for 60 students', async () => {
  const exam = await paper();
  const cost = (n: number) =>
    t.statements.count(() =>
      put(
        exam,
        ids.slice(0, n).map((id) => row(id, [1, 2, 3, 4])),
      ),
    );
  const { rows } = await t.db.query(`
    with p as (insert into pessoa (escola_id, nome, perfil, senha_hash, criada_em)
      select 1, 'Aluno ' || n, 'aluno', 'x', '2026-01-10T12:00:00Z' from generate_series(1, 62) n returning id)
    insert into turma_aluno (escola_id, turma_id, pessoa_id) select 1, ${world.turmaV2}, id from p returning id`);
  const ids: number[] = rows.map(({ id }: { id: number }) => id);
  const few = await cost(2);
  ids.splice(0, 2);
  expect(await cost(60)).toBe(few);
  expect(await t.statements.count(() => gridOf(exam))).toBeLessThanOrEqual(6);
});
