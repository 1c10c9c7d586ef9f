/** An exam that one student may still write is not listed as that student's result, even after the class's window. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';
import { bodyOf, createExam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';

let t: TestApp;
let bia: Client;
let ines: Client;
beforeAll(async () => {
  t = await createTestApp({ agora: '2026-11-21T12:10:00Z' });
  [bia, ines] = [await t.signIn('bia'), await t.signIn('coord.ines')];
});
beforeEach(() => t.clock.set('2026-11-21T12:10:00Z'));
afterAll(() => t.close());

async function exam(): Promise<number> {
  const made = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-21T12:00:00Z', '2026-11-21T13:00:00Z']] }],
    dias: [{ itens: [{}], duracao_minutos: 60 }],
  });
  return made.turma_avaliacao_ids[0] ?? 0;
}
const isListed = async (ta: number): Promise<boolean> =>
  bodyOf('ResultadoLista', await bia.get('/api/v2/resultados')).avaliacoes.some((row) => row.id === ta);
const open = async (ta: number): Promise<number> => (await bia.get(`/api/v2/resultados/${ta}`)).status;

it('with an extension for one student the exam is listed from the student’s end on, not from the class’s', async () => {
  const ta = await exam();
  const granted = await ines.post('/api/v2/gestao/prorrogacoes', {
    pedido_id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    escopo: 'aluno',
    turma_aluno_id: world.alunos.bia,
    turma_avaliacao_id: ta,
    minutos: 60,
    motivo: 'Faltou luz na sala.',
  });
  expect(granted.status).toBe(200);
  t.clock.set('2026-11-21T13:10:00Z');
  expect([await isListed(ta), await open(ta)]).toEqual([false, 404]);
  expect((await bia.post(`/api/v2/central_avaliacoes/${ta}/1/inicio`)).status).toBe(200);
  expect([await isListed(ta), await open(ta)]).toEqual([false, 404]);
  t.clock.set('2026-11-21T14:00:01Z');
  expect([await isListed(ta), await open(ta)]).toEqual([true, 200]);
});

it('with an accommodation past the window the exam is listed once the attempt is over', async () => {
  const ta = await exam();
  const granted = await ines.send({
    method: 'PUT',
    url: `/api/v2/gestao/alunos/${world.alunos.bia}/acomodacao`,
    payload: JSON.stringify({ fator_tempo: 2, passa_da_janela: true, motivo: 'Atestado.' }),
    headers: { 'content-type': 'application/json' },
  });
  expect(granted.status).toBe(200);
  await bia.post(`/api/v2/central_avaliacoes/${ta}/1/inicio`);
  t.clock.set('2026-11-21T13:30:00Z');
  expect([await isListed(ta), await open(ta)]).toEqual([false, 404]);
  await bia.post(`/api/v2/central_avaliacoes/${ta}/1/fechamento_prova`);
  expect([await isListed(ta), await open(ta)]).toEqual([true, 200]);
});
