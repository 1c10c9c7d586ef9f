/** [MON-5] A cancelled exam: nobody begins or answers it, nothing of it is shown, and it comes back as it was. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { bodyOf, createExam, type Exam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { endExams } from '../../../../../test/exam-jobs.ts';
import { createTestApp, world, type Answer, type Client, type TestApp } from '../../../../../test/index.ts';

const JANELA: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T18:00:00Z'];
const NOW = '2026-11-21T12:10:00Z';
const OVER = '2026-11-21T18:02:01Z';
const motivo = 'Faltou luz na escola';
const SENTENCE = 'Esta prova foi cancelada pela escola. Suas respostas foram guardadas.';

let t: TestApp;
let bia: Client;
let made: Exam;
beforeAll(async () => {
  t = await createTestApp({ agora: NOW });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(NOW);
  bia = await t.signIn('bia');
  made = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [JANELA] }],
    dias: [{ itens: [{ gabarito: 'A' }, {}] }],
  });
});

const url = (part: string) => `/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}/${part}`;
const act = async (part: 'cancelamento' | 'descancelamento', login = 'coord.ines'): Promise<Answer> =>
  (await t.signIn(login)).post(`/api/v2/gestao/avaliacoes/${made.avaliacao_id}/${part}`, { motivo });
const save = (by: Client, seq: number): Promise<Answer> => {
  const body = { turma_avaliacao_questao_resposta_id: made.itens[0]?.item_id, item_resposta: 1, dia: 1, seq };
  return by.post(url('resposta'), body);
};
const answers = async () =>
  (await t.db.query('select item_resposta from resposta where avaliacao_item_id = $1', [made.itens[0]?.item_id])).rows;
const resultado = async () => {
  const answer = await (await t.signIn('bia')).get(`/api/v2/resultados/${made.turma_avaliacao_ids[0]}`);
  return { status: answer.status, nota: answer.status === 200 ? bodyOf('Resultado', answer).nota : null };
};

describe('a cancelled exam', () => {
  it('closes open attempts with what they have, and tells students so', async () => {
    await bia.post(url('1/inicio'));
    await save(bia, 1);
    const body = bodyOf('AvaliacaoGestao', await act('cancelamento'));
    expect(body).toMatchObject({
      situacao: 'cancelada',
      motivo_cancelamento: motivo,
      pode: { descancelar: true, reparar: false },
    });
    expect((await save(bia, 2)).body).toMatchObject({ codigo: 'prova_cancelada', message: SENTENCE });
    expect(await answers()).toEqual([{ item_resposta: 1 }]);
    expect(bodyOf('Prova', await bia.get(url('1'))).cancelada_em).not.toBeNull();
  });

  it('is begun by nobody', async () => {
    await act('cancelamento');
    expect((await bia.post(url('1/inicio'))).body).toMatchObject({ codigo: 'prova_cancelada', message: SENTENCE });
    expect((await save(bia, 1)).body).toMatchObject({ codigo: 'prova_cancelada' });
  });

  it('shows no result and no key after its end, and again when it is taken back', async () => {
    await bia.post(url('1/inicio'));
    await save(bia, 1);
    await act('cancelamento');
    t.clock.set(OVER);
    await endExams(t);
    const hidden = await resultado();
    expect(hidden.nota).toBeNull();
    const keys = JSON.stringify((await (await t.signIn('bia')).get(url('1/resumo'))).body);
    expect(keys).not.toContain('"gabarito":"A"');
    expect((await act('descancelamento')).status).toBe(200);
    expect((await resultado()).nota).toBe(5);
  });

  it('is cancelled once, however often', async () => {
    const both = await Promise.all([act('cancelamento'), act('cancelamento')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await t.db.query('select tipo from avaliacao_evento where avaliacao_id = $1', [made.avaliacao_id]);
    expect(rows).toEqual([{ tipo: 'cancelada' }]);
  });

  it('races a start: an attempt that stands is closed', async () => {
    const [ines] = [await t.signIn('coord.ines')];
    const cancelUrl = `/api/v2/gestao/avaliacoes/${made.avaliacao_id}/cancelamento`;
    await Promise.all([bia.post(url('1/inicio')), ines.post(cancelUrl, { motivo })]);
    const { rows } = await t.db.query('select encerrada_em from tentativa where turma_avaliacao_id = $1', [
      made.turma_avaliacao_ids[0],
    ]);
    expect(rows.every(({ encerrada_em }) => encerrada_em !== null)).toBe(true);
  });
});

it('after the release an exam is not cancelled', async () => {
  t.clock.set(OVER);
  await endExams(t);
  expect((await act('cancelamento')).body).toMatchObject({ codigo: 'resultado_liberado' });
});

it('a cancellation is taken back within 30 days, and only where there is one', async () => {
  expect((await act('descancelamento')).body).toMatchObject({ codigo: 'prova_nao_cancelada' });
  await act('cancelamento');
  t.clock.set('2026-12-21T12:10:01Z');
  expect((await act('descancelamento')).body).toMatchObject({ codigo: 'cancelada_ha_muito' });
});

it.each([
  ['prof.helena', 403],
  ['sup.nair', 403],
  ['gestao.lia', 200],
])('%s cancels with %i', async (login, status) => {
  expect((await act('cancelamento', login)).status).toBe(status);
});
