/** Decision 195 over HTTP: a result that waits for another exam, and what staff are told before they give an exam. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { previewExam } from '../../../../cli/exam-preview.ts';
import { openExam } from '../../abertura/exam-open.ts';
import { createTrilha, RIGHT } from '../../../../../test/avaliacao_adaptadas/trilha-fixture.ts';
import { bodyOf, createExam, type Exam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { checksums } from '../../../../../test/checksums.ts';
import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';
import { endExams } from '../../../../../test/exam-jobs.ts';

const NOON = '2026-11-21T12:00:00Z';
const FIRST_END = '2026-11-21T13:00:00Z';
const SECOND_END = '2026-11-23T13:00:00Z';
const SECOND: [string, string] = ['2026-11-23T12:00:00Z', SECOND_END];
const DIA = [{ itens: [{}, {}, {}], duracao_minutos: 60 }];

let t: TestApp;
let bia: Client;
let ines: Client;
beforeAll(async () => {
  t = await createTestApp({ agora: NOON });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(NOON);
  [bia, ines] = [await t.signIn('bia'), await t.signIn('coord.ines')];
});

const first = (turma_id: number = world.turmaV2) =>
  createExam(t.db, { turmas: [{ turma_id, janelas: [[NOON, FIRST_END]] }], dias: DIA });
/** Another exam with the first question of `made`, given to nobody yet. */
const second = (made: Exam) =>
  createExam(t.db, { turmas: [], dias: [{ itens: [{ questao_id: made.itens[0]?.questao_id ?? 0 }, {}] }] });
const codigoOf = async ({ avaliacao_id }: Exam): Promise<string> =>
  (await t.db.query('select codigo from avaliacao where id = $1', [avaliacao_id])).rows[0].codigo;
const options = async (made: Exam, turma = '3B') => ({
  escola_id: world.escola,
  avaliacao: await codigoOf(made),
  turma,
  inicio: new Date(SECOND[0]),
  fim: new Date(SECOND_END),
  agora: t.clock(),
});
const take = async (made: Exam) => {
  const url = `/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}`;
  await bia.post(`${url}/1/inicio`);
  for (const { item_id } of made.itens)
    await bia.post(`${url}/resposta`, {
      turma_avaliacao_questao_resposta_id: item_id,
      item_resposta: 1,
      dia: 1,
      seq: 1,
    });
  await bia.post(`${url}/1/fechamento_prova`);
};
const compute = () => endExams(t);
const result = async (made: Exam) =>
  bodyOf('Resultado', await (await t.signIn('bia')).get(`/api/v2/resultados/${made.turma_avaliacao_ids[0]}`));
const preview = async (made: Exam, turma_id: number = world.turmaV2, fim = SECOND_END, by = ines) =>
  by.get(`/api/v2/gestao/avaliacoes/${made.avaliacao_id}/turmas/${turma_id}/previa?fim=${fim}`);

describe('decision 195 [LIB-6]: a result', () => {
  it('tells no total while another exam of the same students shares a question with it', async () => {
    const made = await first();
    await take(made);
    await openExam(t.db, await options(await second(made)));
    t.clock.set('2026-11-21T13:02:01Z');
    await compute();
    expect(await result(made)).toMatchObject({ nota: null, gabarito_liberado_em: '2026-11-23T13:02:00.000Z' });
    t.clock.set('2026-11-23T13:02:00Z');
    expect(await result(made)).toMatchObject({ nota: null });
    t.clock.set('2026-11-23T13:02:01Z');
    expect((await result(made)).nota).toBeGreaterThan(0);
  });

  it('waits for an exam with another revision of its question, too', async () => {
    const made = await first();
    const { rows } = await t.db.query(
      `insert into questao (escola_id, codigo, raiz_id, revisao, materia_id, enunciado, gabarito, origem, atualizada_em)
       select escola_id, codigo, id, 2, materia_id, enunciado, gabarito, origem, atualizada_em from questao where id = $1 returning id::int`,
      [made.itens[0]?.questao_id],
    );
    const next = await createExam(t.db, { turmas: [], dias: [{ itens: [{ questao_id: rows[0].id }] }] });
    await openExam(t.db, await options(next));
    const url = `/api/v2/gestao/avaliacoes/${made.avaliacao_id}/liberacao`;
    expect((await ines.get(url)).body).toMatchObject({ outras_provas_ate: '2026-11-23T13:00:00.000Z' });
  });

  it('[LIB-7] that was shown stays shown', async () => {
    const made = await first();
    await take(made);
    t.clock.set('2026-11-21T13:02:01Z');
    await compute();
    const { nota } = await result(made);
    await openExam(t.db, await options(await second(made)));
    expect(nota).not.toBeNull();
    expect(await result(made)).toMatchObject({ nota });
  });

  it('does not wait for an exam of other students', async () => {
    const made = await first();
    await take(made);
    await openExam(t.db, await options(await second(made), '3A'));
    t.clock.set('2026-11-21T13:02:01Z');
    await compute();
    expect((await result(made)).nota).toBeGreaterThan(0);
  });

  it('tells staff until when it is held back', async () => {
    const made = await first();
    await openExam(t.db, await options(await second(made)));
    const url = `/api/v2/gestao/avaliacoes/${made.avaliacao_id}/liberacao`;
    expect((await ines.get(url)).body).toMatchObject({
      liberacao_minima_em: '2026-11-23T13:02:00.000Z',
      gabarito_liberado_em: '2026-11-23T13:02:00.000Z',
      outras_provas_ate: '2026-11-23T13:00:00.000Z',
    });
  });
});

describe('decision 195: before an exam is given', () => {
  it('staff are told which results come later, with the date, and nothing is written', async () => {
    const made = await first();
    const next = await second(made);
    const before = await checksums(t.db);
    const { status, body } = await preview(next);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      turma_codigo: '3B',
      ja_dada: false,
      qtde_questoes: 2,
      gabarito_liberado_em: '2026-11-23T13:02:00.000Z',
      espera_por: [],
      adia: [
        {
          avaliacao_conhecimento_id: made.avaliacao_id,
          gabarito_liberado_em: '2026-11-21T13:02:00.000Z',
          gabarito_liberado_em_depois: '2026-11-23T13:02:00.000Z',
        },
      ],
    });
    expect(await checksums(t.db)).toEqual(before);
    await openExam(t.db, await options(next));
    const { rows } = await t.db.query('select liberado_em from avaliacao where id = $1', [made.avaliacao_id]);
    expect(rows[0].liberado_em, 'as the preview said').toEqual(new Date('2026-11-23T13:02:00Z'));
    expect((await preview(next)).body).toMatchObject({ ja_dada: true, adia: [] });
  });

  it('and which exam its own result would wait for', async () => {
    const made = await first();
    const body = bodyOf('PreviaAplicacao', await preview(await second(made), world.turmaV2, '2026-11-21T12:30:00Z'));
    expect(body).toMatchObject({ gabarito_liberado_em: '2026-11-21T13:02:00.000Z', adia: [] });
    expect(body.espera_por).toMatchObject([
      { avaliacao_conhecimento_id: made.avaliacao_id, termina_em: '2026-11-21T13:00:00.000Z' },
    ]);
  });

  it.each([
    ['a started exam', take, 1],
    ['an exam that nobody started and that is not released', () => Promise.resolve(), 0],
  ] as const)('they are warned of questions already seen in %s', async (_name, act, seen) => {
    const made = await first();
    await act(made);
    expect((await preview(await second(made))).body).toMatchObject({ qtde_questoes: 2, qtde_questoes_vistas: seen });
  });

  it('they are warned of questions seen in a released exam of the class and in an exercise', async () => {
    const made = await first();
    const next = await second(made);
    t.clock.set('2026-11-21T13:02:01Z');
    ines = await t.signIn('coord.ines');
    expect((await preview(next)).body).toMatchObject({ qtde_questoes_vistas: 1 });
    const trilha = await createTrilha(t.db, { fases: [2] });
    const [item] = trilha.fases[0]?.itens ?? [];
    const exam = await createExam(t.db, { turmas: [], dias: [{ itens: [{ questao_id: item?.questao_id ?? 0 }] }] });
    expect((await preview(exam, world.turmaV1)).body).toMatchObject({ qtde_questoes: 1, qtde_questoes_vistas: 0 });
    const ana = await t.signIn('ana');
    const tried = { item_resposta: RIGHT, tentativa: 1, vez: 1 };
    expect((await ana.post(`${trilha.url(0)}/itens/${item?.questao_id}/resposta`, tried)).status).toBe(200);
    expect((await preview(exam, world.turmaV1)).body).toMatchObject({ qtde_questoes_vistas: 1 });
    expect((await preview(exam)).body, 'the other class').toMatchObject({ qtde_questoes_vistas: 0 });
  });

  it('the command line says both in words', async () => {
    const made = await first();
    await take(made);
    const given = await options(await second(made));
    expect(await previewExam(t.db, given)).toEqual([
      '1 questão já vista por esta turma',
      expect.stringMatching(/^o resultado de ".+" espera o fim desta prova: 23\/11\/2026 às 10h02$/),
    ]);
  });

  it('an exam or a class out of reach is not found, and a teacher may not ask', async () => {
    const made = await first();
    expect((await preview(made, 4)).status).toBe(404);
    expect((await preview({ ...made, avaliacao_id: 999_999 })).status).toBe(404);
    expect((await preview(made, world.turmaV2, SECOND_END, await t.signIn('prof.helena'))).status).toBe(403);
  });
});
