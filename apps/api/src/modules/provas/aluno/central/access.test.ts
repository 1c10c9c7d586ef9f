/**
 * Who may call the exam centre: no caller who is not signed in, no staff without a student, and no write for an
 * enrolment that is over.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';
import { createExam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';

const PATHS: [name: string, method: 'GET' | 'POST', path: string, body?: object][] = [
  ['listAvaliacoes', 'GET', 'avaliacoes'],
  ['getAvaliacaoInfo', 'GET', 'avaliacoes/1/info'],
  ['getProva', 'GET', 'central_avaliacoes/1/1'],
  ['getProvaResumo', 'GET', 'central_avaliacoes/1/1/resumo'],
  ['getProvaQuestoes', 'GET', 'central_avaliacoes/1/1/questoes'],
  ['getQuestao', 'GET', 'banco_questoes/1'],
  ['listResultados', 'GET', 'resultados'],
  ['getResultado', 'GET', 'resultados/1'],
  ['getResultadoQuestao', 'GET', 'resultados/1/questoes/1'],
  ['startProva', 'POST', 'central_avaliacoes/1/1/inicio', {}],
  ['closeProva', 'POST', 'central_avaliacoes/1/1/fechamento_prova', {}],
  [
    'saveResposta',
    'POST',
    'central_avaliacoes/1/resposta',
    { turma_avaliacao_questao_resposta_id: 1, item_resposta: 1, dia: 1 },
  ],
  [
    'saveRespostaSubjetiva',
    'POST',
    'central_avaliacoes/1/resposta_subjetiva',
    { turma_avaliacao_questao_resposta_id: 1, texto_resposta: 'oi', dia: 1 },
  ],
  ['setLinguaEstrangeira', 'POST', 'central_avaliacoes/1/lingua_estrangeira', { lingua_estrangeira: 2 }],
  ['saveRedacao', 'POST', 'central_avaliacoes/1/1/resposta_redacao', { texto_redacao: 'oi' }],
];
const WRITES = PATHS.filter(([, method]) => method === 'POST');

let t: TestApp;
let staff: Client;
let dora: Client;
beforeAll(async () => {
  t = await createTestApp({ agora: '2026-11-21T12:30:00Z' });
  // Dora must change her password before she can call anything else, so she changes it here.
  await t.db.query('update pessoa set senha_inicial = false');
  [staff, dora] = [await t.signIn('vida.julia'), await t.signIn('dora')];
  await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV1, janelas: [['2026-11-21T12:00:00Z', '2026-11-21T18:00:00Z']] }],
    solicitar_idioma: true,
    dias: [{ itens: [{ lingua: 1 }, { lingua: 2 }], redacao: true }],
  });
});
afterAll(() => t.close());

const call = (client: Client, method: 'GET' | 'POST', url: string, body?: object) =>
  method === 'GET' ? client.get(url) : client.post(url, body);

it.each(PATHS)('%s signed out: 401', async (_name, method, path, body) => {
  expect((await call(t.anonymous, method, `/api/v2/${path}`, body)).status).toBe(401);
});

// gestao_vida may read questions in the question bank: see banco_questoes/leitura-banco.test.ts.
const OF_A_STUDENT = PATHS.filter(([name]) => name !== 'getQuestao');

it.each(OF_A_STUDENT)('%s by staff without a student: 403', async (_name, method, path, body) => {
  expect((await call(staff, method, `/api/v2/${path}`, body)).status).toBe(403);
});

it.each(WRITES)(
  '%s for an enrolment that is over: 403, and nothing is written (decision 63)',
  async (_name, method, path, body) => {
    const url = `/api/v2/${path}?turma_aluno_id=${world.alunos.doraAntiga}`;
    expect(await call(dora, method, url, body)).toMatchObject({ status: 403, body: { codigo: 'somente_leitura' } });
    const { rows } = await t.db.query('select 1 from tentativa');
    expect(rows).toEqual([]);
  },
);

it('an enrolment that is over may still be read', async () => {
  expect((await dora.get(`/api/v2/central_avaliacoes/1/1?turma_aluno_id=${world.alunos.doraAntiga}`)).status).toBe(200);
});
