/** [MON-5] A cancelled exam: nobody begins or answers it, nothing of it is shown, and it comes back as it was. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { bodyOf, createExam, type Exam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { endExams } from '../../../../../test/exam-jobs.ts';
import { createTestApp, world, type Answer, type Client, type TestApp } from '../../../../../test/index.ts';
import { PROVE } from '../../../../../test/security/support/figures.ts';

const JANELA: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T18:00:00Z'];
const NOW = '2026-11-21T12:10:00Z';
const OVER = '2026-11-21T18:02:01Z';
const motivo = 'Faltou luz na escola';
/** How often two calls race each other. */
const ROUNDS = PROVE ? 60 : 12;
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
/** Late writes that are kept for the school to decide about. */
const apart = async () =>
  (
    await t.db.query(
      `select f.item_resposta from resposta_fora_do_prazo f join tentativa t on t.escola_id = f.escola_id and t.id = f.tentativa_id
        where t.turma_avaliacao_id = $1 order by f.seq`,
      [made.turma_avaliacao_ids[0]],
    )
  ).rows;
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
    expect(await apart()).toEqual([{ item_resposta: 1 }]);
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
    expect(await resultado()).toEqual({ status: 404, nota: null });
    const keys = JSON.stringify((await (await t.signIn('bia')).get(url('1/resumo'))).body);
    expect(keys).not.toContain('"gabarito":"A"');
    expect((await act('descancelamento')).status).toBe(200);
    expect((await resultado()).nota).toBe(5);
  });

  it('goes on once it is taken back, with the attempts that it closed', async () => {
    await bia.post(url('1/inicio'));
    await save(bia, 1);
    await act('cancelamento');
    t.clock.set('2026-11-21T12:20:00Z');
    expect((await act('descancelamento')).status).toBe(200);
    expect((await save(await t.signIn('bia'), 2)).status).toBe(200);
    expect(bodyOf('Resumo', await (await t.signIn('bia')).get(url('1/resumo')))).toMatchObject({
      situacao: 'em_andamento',
      cancelada_em: null,
    });
  });

  it('leaves what was delivered as it was when it is taken back', async () => {
    await bia.post(url('1/inicio'));
    await bia.post(url('1/fechamento_prova'));
    await act('cancelamento');
    await act('descancelamento');
    const { rows } = await t.db.query('select entregue_em, encerrada_em from tentativa where turma_avaliacao_id = $1', [
      made.turma_avaliacao_ids[0],
    ]);
    expect(rows[0].entregue_em).not.toBeNull();
    expect(rows[0].encerrada_em).not.toBeNull();
  });

  it('refuses its questions too, so that a student who is in the exam is told at the next request', async () => {
    await bia.post(url('1/inicio'));
    expect((await bia.get(url('1/questoes'))).status).toBe(200);
    await act('cancelamento');
    expect((await bia.get(url('1/questoes'))).body).toMatchObject({
      codigo: 'prova_cancelada',
      avaliacao_finalizada: true,
    });
    await act('descancelamento');
    expect((await bia.get(url('1/questoes'))).status).toBe(200);
  });

  it('is said in the lists of students', async () => {
    await act('cancelamento');
    const said = { turma_avaliacao_id: made.turma_avaliacao_ids[0], cancelada_em: '2026-11-21T12:10:00.000Z' };
    expect((await bia.get('/api/v2/avaliacoes')).body).toEqual(
      expect.arrayContaining([expect.objectContaining({ ...said, acessar_avaliacao_online: false })]),
    );
    const central = bodyOf('CentralAvaliacoes', await bia.get('/api/v2/central_avaliacoes'));
    expect(central.provas_hoje).toEqual(
      expect.arrayContaining([expect.objectContaining({ ...said, permite_responder: false })]),
    );
    const staff = await (await t.signIn('coord.ines')).get(`/api/v2/gestao/provas?avaliacao=${made.avaliacao_id}`);
    expect(staff.body).toEqual([expect.objectContaining(said)]);
  });

  it('is cancelled once, however often', async () => {
    const both = await Promise.all([act('cancelamento'), act('cancelamento')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await t.db.query('select tipo from avaliacao_evento where avaliacao_id = $1', [made.avaliacao_id]);
    expect(rows).toEqual([{ tipo: 'cancelada' }]);
  });

  it('races a start: an attempt that stands is closed', async () => {
    const ines = await t.signIn('coord.ines');
    const base = `/api/v2/gestao/avaliacoes/${made.avaliacao_id}`;
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all([bia.post(url('1/inicio')), ines.post(`${base}/cancelamento`, { motivo })]);
      const { rows } = await t.db.query(
        'select id from tentativa where turma_avaliacao_id = $1 and encerrada_em is null',
        [made.turma_avaliacao_ids[0]],
      );
      expect(rows).toEqual([]);
      await t.db.query('delete from tentativa where turma_avaliacao_id = $1', [made.turma_avaliacao_ids[0]]);
      await ines.post(`${base}/descancelamento`, { motivo });
    }
  });

  it('races saves: each is stored, or refused and kept apart', async () => {
    const ines = await t.signIn('coord.ines');
    const base = `/api/v2/gestao/avaliacoes/${made.avaliacao_id}`;
    await bia.post(url('1/inicio'));
    let seq = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = seq;
      const [cancelled, ...saved] = await Promise.all([
        ines.post(`${base}/cancelamento`, { motivo }),
        ...[1, 2, 3].map(() => save(bia, (seq += 1))),
      ]);
      expect(cancelled.status).toBe(200);
      const refused = saved.filter(({ status }) => status !== 200);
      for (const { body } of refused) expect(body).toMatchObject({ codigo: 'prova_cancelada', message: SENTENCE });
      const { rows: late } = await t.db.query(
        `select f.seq from resposta_fora_do_prazo f join tentativa x on x.escola_id = f.escola_id and x.id = f.tentativa_id
          where x.turma_avaliacao_id = $1 and f.seq > $2`,
        [made.turma_avaliacao_ids[0], before],
      );
      expect(late).toHaveLength(refused.length);
      expect((await ines.post(`${base}/descancelamento`, { motivo })).status).toBe(200);
    }
  });
});

describe('cancelled for a class', () => {
  let two: Exam;
  beforeEach(async () => {
    two = await createExam(t.db, {
      turmas: [
        { turma_id: world.turmaV2, janelas: [JANELA] },
        { turma_id: world.turmaV1, janelas: [JANELA] },
      ],
      dias: [{ itens: [{ gabarito: 'A' }, {}] }],
    });
  });
  const urlOf = (n: 0 | 1, part: string) => `/api/v2/central_avaliacoes/${two.turma_avaliacao_ids[n]}/${part}`;
  const acts = async (part: 'cancelamento' | 'descancelamento', turma_ids: readonly number[]) =>
    (await t.signIn('coord.ines')).post(`/api/v2/gestao/avaliacoes/${two.avaliacao_id}/${part}`, { motivo, turma_ids });
  const answer = (by: Client, n: 0 | 1) =>
    by.post(urlOf(n, 'resposta'), {
      turma_avaliacao_questao_resposta_id: two.itens[0]?.item_id,
      item_resposta: 1,
      dia: 1,
    });

  it('the others go on, and their results do not wait for it', async () => {
    const ana = await t.signIn('ana');
    await bia.post(urlOf(0, '1/inicio'));
    await ana.post(urlOf(1, '1/inicio'));
    expect((await answer(bia, 0)).status).toBe(200);
    const body = bodyOf('AvaliacaoGestao', await acts('cancelamento', [world.turmaV2]));
    expect(body.cancelada_em).toBeNull();
    expect(body.turmas.map(({ turma_id, cancelada_em }) => [turma_id, cancelada_em !== null])).toEqual(
      expect.arrayContaining([
        [world.turmaV2, true],
        [world.turmaV1, false],
      ]),
    );
    expect((await answer(bia, 0)).body).toMatchObject({ codigo: 'prova_cancelada', message: SENTENCE });
    expect((await answer(ana, 1)).status).toBe(200);
    t.clock.set(OVER);
    await endExams(t);
    const nota = async (login: string, n: 0 | 1) => {
      const result = await (await t.signIn(login)).get(`/api/v2/resultados/${two.turma_avaliacao_ids[n]}`);
      return result.status === 200 ? bodyOf('Resultado', result).nota : null;
    };
    expect([await nota('bia', 0), await nota('ana', 1)]).toEqual([null, 5]);
    const key = await (await t.signIn('bia')).get(`/api/v2/banco_questoes/${two.itens[0]?.questao_id}`);
    expect(JSON.stringify(key.body)).not.toContain('"gabarito":"A"');
    expect((await acts('descancelamento', [world.turmaV2])).body).toMatchObject({ codigo: 'resultado_liberado' });
  });

  it('comes back while nobody has seen results, and its attempts go on', async () => {
    await bia.post(urlOf(0, '1/inicio'));
    await acts('cancelamento', [world.turmaV2]);
    expect((await acts('descancelamento', [world.turmaV1])).body).toMatchObject({ codigo: 'prova_nao_cancelada' });
    expect((await acts('descancelamento', [world.turmaV2])).status).toBe(200);
    expect((await answer(bia, 0)).status).toBe(200);
  });

  it('without its last class it is cancelled as a whole', async () => {
    await acts('cancelamento', [world.turmaV2]);
    expect((await acts('cancelamento', [world.turmaV1])).body).toMatchObject({ situacao: 'cancelada' });
    expect((await acts('descancelamento', [world.turmaV2])).body).toMatchObject({ codigo: 'prova_cancelada' });
  });

  it('a class that does not take it is refused', async () => {
    expect((await acts('cancelamento', [999_999])).body).toMatchObject({ codigo: 'turma_recusada' });
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
