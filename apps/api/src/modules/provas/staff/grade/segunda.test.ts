/** A hybrid exam answered twice, on a screen and on paper: both are kept, and staff choose which one counts (MON-4). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { computeResultados } from '../../../../jobs/compute-resultados.ts';
import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';
import { bodyOf, createExam, type Exam, type ExamSpec } from '../../../../../test/central_avaliacoes/exam-fixture.ts';

const JANELA: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T15:00:00Z'];
const DURANTE = '2026-11-21T13:00:00Z';
const DEPOIS = '2026-11-21T15:03:00Z';
const { bia } = world.alunos;
/** The key is A, B, C, D. */
const TUDO_CERTO = [1, 2, 3, 4];

let t: TestApp;
let ines: Client;
let student: Client;
beforeAll(async () => {
  t = await createTestApp({ agora: DURANTE });
  ines = await t.signIn('coord.ines');
  student = await t.signIn('bia');
});
beforeEach(() => t.clock.set(DURANTE));
afterAll(() => t.close());

const hybrid = (spec: Partial<ExamSpec> = {}): Promise<Exam> =>
  createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [JANELA] }],
    tipo_aplicacao: 'Híbrida',
    dias: [{ itens: [{ gabarito: 'A' }, { gabarito: 'B' }, { gabarito: 'C' }, { gabarito: 'D' }] }],
    ...spec,
  });

const taOf = (exam: Exam) => exam.turma_avaliacao_ids[0];
const grid = (exam: Exam) => `/api/v2/gestao/provas/${taOf(exam)}/1/respostas`;
const room = (exam: Exam) => `/api/v2/central_avaliacoes/${taOf(exam)}`;

const begin = (exam: Exam) => student.post(`${room(exam)}/1/inicio`);
const answer = (exam: Exam, n: number, item_resposta: number) =>
  student.post(`${room(exam)}/resposta`, {
    turma_avaliacao_questao_resposta_id: exam.itens[n]?.item_id,
    item_resposta,
    dia: 1,
  });

async function type(exam: Exam, respostas: (number | null)[], change: object = {}, motivo?: string) {
  const alunos = [{ turma_aluno_id: bia, presente: true, respostas, versao: 0, ...change }];
  const payload = JSON.stringify({ alunos, ...(motivo !== undefined && { motivo }) });
  const headers = { 'content-type': 'application/json' };
  const sent = await ines.send({ method: 'PUT', url: grid(exam), payload, headers });
  return bodyOf('GradeGravada', sent).linhas[0];
}

const choose = (exam: Exam, vale: 'online' | 'papel', change: object = {}, by = ines) => {
  const { motivo, ...of } = { motivo: undefined, ...change };
  const alunos = [{ turma_aluno_id: bia, vale, versao: 1, ...of }];
  return by.post(`${grid(exam)}/escolha`, { alunos, ...(motivo !== undefined && { motivo }) });
};

const biaOf = async (exam: Exam) => {
  const { alunos } = bodyOf('Grade', await ines.get(grid(exam)));
  return alunos.find(({ turma_aluno_id }) => turma_aluno_id === bia);
};

const runJobs = () => computeResultados.run({ db: t.db, agora: t.clock(), log: t.app.log });
async function end() {
  t.clock.set(DEPOIS);
  await t.db.query(
    `update tentativa set encerrada_em = prazo_em, encerrada_por = 'sistema' where encerrada_em is null and prazo_em < $1`,
    [DEPOIS],
  );
  await runJobs();
}
const notaOf = async (exam: Exam) => bodyOf('Resultado', await student.get(`/api/v2/resultados/${taOf(exam)}`)).nota;

/** One right answer on the screen, then a sheet without a mistake. */
async function screenThenPaper(): Promise<Exam> {
  const exam = await hybrid();
  await begin(exam);
  await answer(exam, 0, 1);
  expect(await type(exam, TUDO_CERTO)).toMatchObject({ situacao: 'gravada', versao: 1 });
  return exam;
}
/** A sheet without a mistake, then one right answer on the screen. */
async function paperThenScreen(): Promise<Exam> {
  const exam = await hybrid();
  await type(exam, TUDO_CERTO);
  expect((await begin(exam)).status).toBe(200);
  expect((await answer(exam, 0, 1)).status).toBe(200);
  return exam;
}

describe('[MON-4] the first answer counts until staff choose', () => {
  it('a screen before the sheet was typed', async () => {
    const exam = await screenThenPaper();
    expect(await biaOf(exam)).toMatchObject({
      origem: 'grade',
      respostas: TUDO_CERTO,
      duas_respostas: { vale: 'online', escolhida: false, na_tela: { respostas: [1, null, null, null] } },
    });
    await end();
    expect(await notaOf(exam)).toBe(2.5);
  });

  it('a sheet that was typed before the student began on a screen, who was told', async () => {
    const exam = await hybrid();
    const told = async () => bodyOf('Prova', await student.get(`${room(exam)}/1`)).em_papel;
    expect(await told()).toBe(false);
    await type(exam, TUDO_CERTO);
    expect(await told()).toBe(true);
    await begin(exam);
    await answer(exam, 0, 1);
    expect(await biaOf(exam)).toMatchObject({
      respostas: TUDO_CERTO,
      duas_respostas: { vale: 'papel', escolhida: false, na_tela: { respostas: [1, null, null, null] } },
    });
    await end();
    expect(await notaOf(exam)).toBe(10);
  });

  it('a sheet, where a screen was opened and nothing answered on it', async () => {
    const exam = await hybrid();
    await begin(exam);
    await type(exam, TUDO_CERTO);
    await end();
    expect(await notaOf(exam)).toBe(10);
  });

  it('one answer alone is no choice', async () => {
    const exam = await hybrid();
    await type(exam, TUDO_CERTO);
    expect((await biaOf(exam))?.duas_respostas).toBeNull();
    expect(await choose(exam, 'papel')).toMatchObject({ status: 404, body: { codigo: 'nao_encontrado' } });
  });
});

describe('[MON-4] staff choose', () => {
  it.each([
    ['the sheet instead of the screen', screenThenPaper, 'papel', 10],
    ['the screen instead of the sheet', paperThenScreen, 'online', 2.5],
  ] as const)('%s, while the exam runs', async (_name, made, vale, nota) => {
    const exam = await made();
    expect(await choose(exam, vale)).toMatchObject({
      status: 200,
      body: { qtde_mudaram: 1, recalculo: 'nao_necessario' },
    });
    expect((await answer(exam, 0, 1)).status).toBe(200);
    await end();
    expect(await notaOf(exam)).toBe(nota);
  });

  it('and choose again after the results, with a reason; both answers stay as they were given', async () => {
    const exam = await screenThenPaper();
    await end();
    expect(await choose(exam, 'papel')).toMatchObject({ status: 422, body: { codigo: 'motivo_obrigatorio' } });
    const motivo = 'O tablet travou na primeira questão';
    const before = await biaOf(exam);
    expect((await choose(exam, 'papel', { motivo })).body).toEqual({ qtde_mudaram: 1, recalculo: 'pendente' });
    await runJobs();
    expect(await notaOf(exam)).toBe(10);
    const { duas_respostas, ...row } = (await biaOf(exam)) ?? {};
    expect(row).toEqual({ ...before, duas_respostas: undefined });
    expect(duas_respostas).toEqual({ ...before?.duas_respostas, vale: 'papel', escolhida: true });
    await choose(exam, 'online', { motivo });
    await runJobs();
    expect(await notaOf(exam)).toBe(2.5);
    expect((await biaOf(exam))?.duas_respostas).toEqual({ ...before?.duas_respostas, escolhida: true });
    const { rows } = await t.db.query(
      `select motivo, detalhe from auditoria where acao = 'resposta_escolhida' order by ordem`,
    );
    expect(rows.at(-1)).toMatchObject({ motivo, detalhe: { na_tela: 1, em_papel: 0, mudaram: 1 } });
  });

  it('what already counts, and then nothing is computed again', async () => {
    const exam = await screenThenPaper();
    await end();
    const answerOf = await choose(exam, 'online', { motivo: 'Conferido com a professora' });
    expect(answerOf.body).toEqual({ qtde_mudaram: 0, recalculo: 'nao_necessario' });
    expect((await biaOf(exam))?.duas_respostas).toMatchObject({ vale: 'online', escolhida: true });
  });

  it('nothing that was typed again meanwhile, nor out of their reach', async () => {
    const exam = await screenThenPaper();
    await type(exam, [1, 1, 1, 1], { versao: 1 });
    expect(await choose(exam, 'papel')).toMatchObject({ status: 409, body: { codigo: 'versao_diferente' } });
    expect((await biaOf(exam))?.duas_respostas).toMatchObject({ vale: 'online', escolhida: false });
    expect((await choose(exam, 'papel', { versao: 2 }, await t.signIn('sup.nair'))).status).toBe(403);
    expect((await choose(exam, 'papel', { versao: 2, turma_aluno_id: world.alunos.ana })).status).toBe(404);
  });

  it('with how many of the class wait for a choice in sight', async () => {
    const exam = await screenThenPaper();
    const waiting = async () => {
      const provas = bodyOf('GestaoProvaLista', await ines.get(`/api/v2/gestao/provas?avaliacao=${exam.avaliacao_id}`));
      const results = await ines.get(`/api/v2/gestao/avaliacoes/${exam.avaliacao_id}/resultados`);
      const ofClass = provas.map(({ qtde_duas_respostas }) => qtde_duas_respostas);
      return [...ofClass, bodyOf('ResultadosDaProva', results).conferencia.qtde_duas_respostas];
    };
    expect(await waiting()).toEqual([1, 1]);
    await choose(exam, 'online');
    expect(await waiting()).toEqual([0, 0]);
  });

  it('and the day says so until somebody has chosen', async () => {
    const exam = await screenThenPaper();
    const said = async (by: Client) => {
      const { duas_respostas } = bodyOf('GestaoHoje', await by.get('/api/v2/gestao/hoje'));
      return duas_respostas
        .filter(({ turma_avaliacao_id }) => turma_avaliacao_id === taOf(exam))
        .map(({ dia_prova, qtde }) => ({ dia_prova, qtde }));
    };
    expect(await said(ines)).toEqual([{ dia_prova: 1, qtde: 1 }]);
    await choose(exam, 'online');
    expect(await said(ines)).toEqual([]);
  });
});

describe('[MON-4] the sheet of a student who answered on a screen', () => {
  it('is taken away again when the row says absent, and the screen stays', async () => {
    const exam = await screenThenPaper();
    const none = [null, null, null, null];
    expect(await type(exam, none, { presente: false, versao: 1 })).toMatchObject({ situacao: 'gravada' });
    expect(await biaOf(exam)).toMatchObject({
      origem: 'online',
      respostas: [1, null, null, null],
      duas_respostas: null,
    });
    expect(await type(exam, none, { presente: false, versao: 2 })).toMatchObject({
      situacao: 'recusada',
      erro: 'Este aluno respondeu na tela e não pode ficar como ausente.',
    });
  });

  it('keeps its points, its double marks and its language, and so does the screen its text', async () => {
    const exam = await hybrid({
      solicitar_idioma: true,
      dias: [{ itens: [{ lingua: 1 }, { lingua: 2 }, { gabarito: 'A' }, { gabarito: null, subjetiva: true }] }],
    });
    await t.db.query('update avaliacao_item set pontuacao = 2 where id = $1', [exam.itens[3]?.item_id]);
    await begin(exam);
    await student.post(`${room(exam)}/lingua_estrangeira`, { lingua_estrangeira: 1 });
    await student.post(`${room(exam)}/resposta_subjetiva`, {
      turma_avaliacao_questao_resposta_id: exam.itens[3]?.item_id,
      texto_resposta: 'Porque a pressão cai.',
      dia: 1,
    });
    const sheet = { respostas: [null, 2, 0, null], pontos: [null, null, null, 1.5], lingua_estrangeira: 2 };
    expect(await type(exam, sheet.respostas, sheet)).toMatchObject({ erro: null, situacao: 'gravada' });
    const both = { respostas: [null, null, null, null], textos: [false, false, false, true], lingua_estrangeira: 1 };
    expect(await biaOf(exam)).toMatchObject({ ...sheet, duas_respostas: { na_tela: both } });
    await choose(exam, 'papel');
    await end();
    expect(await biaOf(exam)).toMatchObject({ ...sheet, duas_respostas: { vale: 'papel', na_tela: both } });
    const texts = async () =>
      (
        await t.db.query(
          'select s.texto from resposta_subjetiva s join tentativa x on x.id = s.tentativa_id where x.turma_avaliacao_id = $1',
          [taOf(exam)],
        )
      ).rows;
    expect(await texts()).toEqual([{ texto: '' }]);
    await choose(exam, 'online', { motivo: 'A folha era de outra aluna' });
    await runJobs();
    expect(await texts()).toEqual([{ texto: 'Porque a pressão cai.' }]);
    expect(await biaOf(exam)).toMatchObject({ ...sheet, duas_respostas: { vale: 'online', na_tela: both } });
  });

  it('changes nothing of what the student sends on the screen meanwhile', async () => {
    const exam = await screenThenPaper();
    expect((await answer(exam, 1, 5)).status).toBe(200);
    expect((await biaOf(exam))?.duas_respostas?.na_tela.respostas).toEqual([1, 5, null, null]);
  });
});
