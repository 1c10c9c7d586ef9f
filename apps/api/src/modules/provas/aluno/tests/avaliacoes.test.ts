/**
 * `tests/reset_avaliacoes` works only where it is enabled, only for test accounts, and only for exams that can be taken
 * again.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';
import { createExam, type Exam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';

const RESET = '/api/v2/tests/reset_avaliacoes';

let t: TestApp;
let client: Record<'bia' | 'bruno', Client>;
beforeAll(async () => {
  t = await createTestApp({ agora: '2026-11-21T12:30:00Z' });
  client = { bia: await t.signIn('bia'), bruno: await t.signIn('bruno') };
});
afterAll(() => t.close());

const exam = (fim: string): Promise<Exam> =>
  createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-21T12:00:00Z', fim]] }],
    dias: [{ itens: [{}, { subjetiva: true, gabarito: null }], redacao: true, duracao_minutos: 300 }],
  });

async function fill(who: Client, made: Exam): Promise<void> {
  const url = `/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}`;
  const [opcao, texto] = made.itens.map((item) => item.item_id);
  await who.post(`${url}/resposta`, { turma_avaliacao_questao_resposta_id: opcao, item_resposta: 1, dia: 1 });
  await who.post(`${url}/resposta_subjetiva`, {
    turma_avaliacao_questao_resposta_id: texto,
    texto_resposta: 'oi',
    dia: 1,
  });
  await who.post(`${url}/${made.propostas[0]}/resposta_redacao`, { texto_redacao: 'Um texto.' });
  await who.post(`${url}/1/fechamento_prova`);
  await who.post(`${url}/resposta`, { turma_avaliacao_questao_resposta_id: opcao, item_resposta: 2, dia: 1 });
}

/** Rows of each table that belong to attempts of one student. */
async function counts(turma_aluno_id: number): Promise<number[]> {
  const tables = ['resposta', 'resposta_subjetiva', 'redacao', 'redacao_versao', 'resposta_fora_do_prazo'];
  const sub = tables.map(
    (table) =>
      `(select count(*) from ${table} x join tentativa t on t.id = x.tentativa_id where t.turma_aluno_id = $1)`,
  );
  const { rows } = await t.db.query({
    text: `select (select count(*) from tentativa where turma_aluno_id = $1), ${sub.join(', ')}`,
    values: [turma_aluno_id],
    rowMode: 'array',
  });
  return (rows[0] ?? []).map(Number);
}

it('deletes the running exams of the test account, and nothing else', async () => {
  const running = await exam('2026-11-21T18:00:00Z');
  const ending = await exam('2026-11-21T13:00:00Z');
  for (const made of [running, ending]) {
    await fill(client.bia, made);
    await fill(client.bruno, made);
  }
  expect(await counts(world.alunos.bia)).toEqual([2, 2, 2, 2, 2, 2]);
  t.clock.set('2026-11-21T13:00:01Z');
  expect(await client.bia.post(RESET)).toMatchObject({
    status: 200,
    body: { message: 'Avaliação reiniciada com sucesso.' },
  });
  expect(await counts(world.alunos.bia)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(await counts(world.alunos.bruno)).toEqual([2, 2, 2, 2, 2, 2]);
  const url = `/api/v2/central_avaliacoes/${running.turma_avaliacao_ids[0]}/1`;
  expect(await client.bia.get(url)).toMatchObject({ body: { situacao: 'disponivel' } });
  expect((await client.bia.post(`${url}/inicio`)).status).toBe(200);
});

it('is refused to an account that is not for tests, and to staff in a view of a test account', async () => {
  expect((await client.bruno.post(RESET)).status).toBe(403);
  const view = await t.openView(await t.signIn('vida.julia'), world.alunos.bia, 'aluno');
  expect((await view.post(RESET)).status).toBe(403);
});

it('does not exist unless the environment enables it', async () => {
  const production = await createTestApp({ agora: '2026-11-21T12:30:00Z', tests: false });
  const bia = await production.signIn('bia');
  expect((await bia.post(RESET)).status).toBe(404);
  await production.close();
});
