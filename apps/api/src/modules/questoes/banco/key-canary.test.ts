/** Security C14: no key or comment of an open exam reaches a student through any call. After release all of them do. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { computeAvaliacao } from '../../../jobs/compute-resultados.ts';
import { report } from '../../../../test/security/support/figures.ts';
import { createTestApp, world, type Client, type TestApp } from '../../../../test/index.ts';
import { endExams } from '../../../../test/exam-jobs.ts';
import { bodyOf, createExam, type Exam } from '../../../../test/central_avaliacoes/exam-fixture.ts';
import { answerAll, createCanaryExam } from '../../../../test/banco_questoes/canary-exam.ts';
import { crawl } from '../../../../test/banco_questoes/key-crawl.ts';
import { readsInTurn } from '../../../../test/crawl/reads.ts';

const V1 = 0;
const V2 = 1;

let t: TestApp;
let bia: Client;
let bruno: Client;
let ana: Client;
let exam: Exam;
let keys: number[];
beforeAll(async () => {
  t = await createTestApp({ agora: '2026-11-21T11:00:00Z' });
  [bia, bruno, ana] = [await t.signIn('bia'), await t.signIn('bruno'), await t.signIn('ana')];
  exam = await createCanaryExam(t.db);
  const { rows } = await t.db.query('select gabarito from questao where id = any($1::bigint[]) order by id', [
    exam.itens.map((item) => item.questao_id),
  ]);
  keys = rows.map((row: { gabarito: string }) => 'ABCDE'.indexOf(row.gabarito) + 1);
});
afterAll(() => t.close());

const url = (path: string, index = V2) => `/api/v2/central_avaliacoes/${exam.turma_avaliacao_ids[index]}/${path}`;
/** What a crawl finds, for comparison with `SILENCE`. */
async function heard(
  client: Client,
  index: number,
): Promise<{ leaks: readonly string[]; markers: number; keys: number }> {
  const { leaks, markers, keys: seen } = await crawl(client, [exam], index, readsInTurn);
  return { leaks, markers: markers.size, keys: seen.size };
}
const SILENCE = { leaks: [], markers: 0, keys: 0 };
const runJobs = () => endExams(t);

describe('in the order of an exam day', () => {
  it('before the window nothing shows, not even the questions or the essay theme', async () => {
    expect(await heard(bia, V2)).toEqual(SILENCE);
    for (const { questao_id } of exam.itens)
      expect((await bia.get(`/api/v2/banco_questoes/${questao_id}`)).status).toBe(404);
    expect(JSON.stringify((await bia.get(url('1/resumo'))).body)).not.toMatch(/TEMA-DA-REDACAO|banco_questao_id/);
  });

  it('in the window, before the student starts, nothing shows', async () => {
    t.clock.set('2026-11-21T12:30:00Z');
    expect(await heard(bia, V2)).toEqual(SILENCE);
    for (const { questao_id } of exam.itens)
      expect((await bia.get(`/api/v2/banco_questoes/${questao_id}`)).status).toBe(404);
  });

  it('while the student answers, questions show but keys and comments do not', async () => {
    for (const [client, index] of [
      [bia, V2],
      [bruno, V2],
      [ana, V1],
    ] as const)
      await client.post(url('1/inicio', index));
    expect(await heard(bia, V2)).toEqual(SILENCE);
    expect((await bia.get(`/api/v2/banco_questoes/${exam.itens[0]?.questao_id}`)).status).toBe(200);
  });

  it.each([1, 2])(
    'right and wrong answers get the same responses in language %i (non-interference)',
    async (lingua_estrangeira) => {
      for (const client of [bia, bruno]) await client.post(url('lingua_estrangeira'), { lingua_estrangeira });
      await answerAll(bia, exam, V2, keys, true);
      await answerAll(bruno, exam, V2, keys, false);
      const [right, wrong] = [await crawl(bia, [exam], V2), await crawl(bruno, [exam], V2)];
      expect(Object.fromEntries(right.bodies)).toEqual(Object.fromEntries(wrong.bodies));
      expect([...right.leaks, ...wrong.leaks]).toEqual([]);
      report('C14 non-interference', {
        language: lingua_estrangeira,
        equal: `${right.bodies.size}/${wrong.bodies.size}`,
      });
    },
  );

  it('in version 1 nothing shows after delivery, while the student can still answer', async () => {
    await answerAll(ana, exam, V1, keys, true);
    await ana.post(url('1/fechamento_prova', V1));
    expect(await heard(ana, V1)).toEqual(SILENCE);
    await answerAll(ana, exam, V1, keys, false, 2);
    expect(await heard(ana, V1)).toEqual(SILENCE);
    expect(bodyOf('GabaritoLista', await ana.get('/api/v1/gabaritos')).avaliacoes).toMatchObject([
      { situacao: 'em_correcao', nota_media: null },
    ]);
  });

  it("after the student's delivery nothing shows while others still write", async () => {
    for (const client of [bia, bruno]) await client.post(url('1/fechamento_prova'));
    expect(await heard(bia, V2)).toEqual(SILENCE);
  });

  it("after the student's window nothing shows until the last class is over, whether results are computed or not", async () => {
    t.clock.set('2026-11-21T16:00:00Z');
    await runJobs();
    await computeAvaliacao(t.db, world.escola, exam.avaliacao_id, t.clock());
    expect(await heard(bia, V2)).toEqual(SILENCE);
    expect(await heard(bruno, V2)).toEqual(SILENCE);
    expect(await heard(ana, V1)).toEqual(SILENCE);
    const [right, wrong] = [await crawl(bia, [exam], V2), await crawl(bruno, [exam], V2)];
    expect(Object.fromEntries(right.bodies)).toEqual(Object.fromEntries(wrong.bodies));
    expect((await bia.get('/api/v2/resultados')).body).toMatchObject({
      avaliacoes: [{ situacao: 'em_correcao', gabarito_liberado_em: '2026-11-21T17:02:00.000Z' }],
    });
  });

  it.each(['2026-11-21T17:00:00Z', '2026-11-21T17:02:00Z'])(
    'nothing shows at %s, inside the tolerance',
    async (agora) => {
      t.clock.set(agora);
      await runJobs();
      expect(await heard(bia, V2)).toEqual(SILENCE);
      expect(await heard(ana, V1)).toEqual(SILENCE);
    },
  );

  it('after release everything shows to both classes', async () => {
    t.clock.set('2026-11-21T17:02:01Z');
    await runJobs();
    await computeAvaliacao(t.db, world.escola, exam.avaliacao_id, t.clock());
    for (const [login, index] of [
      ['bia', V2],
      ['bruno', V2],
      ['ana', V1],
    ] as const) {
      // A new sign-in, because one session would pass the limit of calls per minute.
      const client = await t.signIn(login);
      const seen = await crawl(client, [exam], index, readsInTurn);
      expect([seen.markers.size, seen.keys.size]).toEqual([exam.itens.length, exam.itens.length]);
      const gabarito = bodyOf('Gabarito', await client.get(`/api/v1/gabaritos/${exam.turma_avaliacao_ids[index]}`));
      const shown = gabarito.resumo.flatMap((materia) => materia.itens.map((item) => item.gabarito));
      // The questions of one of the two languages.
      expect([shown.length, shown.filter((key) => key !== null).length]).toEqual([
        exam.itens.length - 1,
        exam.itens.length - 1,
      ]);
      expect([gabarito.nota, gabarito.desempenho].every((value) => value !== null)).toBe(true);
      report('C14 after release', {
        markers: `${seen.markers.size}/${exam.itens.length}`,
        keys: `${seen.keys.size}/${exam.itens.length}`,
      });
    }
    bia = await t.signIn('bia');
    expect((await bia.get('/api/v2/resultados')).body).toMatchObject({
      avaliacoes: [{ situacao: 'liberado', ranking: 1 }],
    });
  });

  it('a question scheduled in another exam is withheld again in every call (T2)', async () => {
    const reused = exam.itens[2];
    const again = await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV1, janelas: [['2026-11-28T12:00:00Z', '2026-11-28T15:00:00Z']] }],
      dias: [{ itens: [{ questao_id: reused?.questao_id ?? 0 }] }],
    });
    // A new sign-in, because one session would pass the limit of calls per minute.
    bia = await t.signIn('bia');
    const seen = await crawl(bia, [exam], V2);
    expect(seen.keys.has(reused?.questao_id ?? 0)).toBe(false);
    expect([seen.markers.size, seen.keys.size]).toEqual([exam.itens.length - 1, exam.itens.length - 1]);
    const { questoes } = bodyOf('Resultado', await bia.get(`/api/v2/resultados/${exam.turma_avaliacao_ids[V2]}`));
    expect(questoes.find((item) => item.banco_questao_id === reused?.questao_id)).toMatchObject({
      acertou: null,
      gabarito: null,
      percentual_acerto: null,
    });
    t.clock.set('2026-11-28T15:02:01Z');
    expect((await crawl(await t.signIn('bia'), [exam, again], V2)).keys.has(reused?.questao_id ?? 0)).toBe(true);
  });
});

describe('results held by the school', () => {
  it('liberar_em withholds keys and grades longer than the rule (decision 96)', async () => {
    t.clock.set('2026-12-01T12:30:00Z');
    const held = await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV2, janelas: [['2026-12-01T12:00:00Z', '2026-12-01T13:00:00Z']] }],
      liberar_em: '2026-12-01T20:00:00Z',
      dias: [{ itens: [{ comentario: '<p>CANARIO-1</p>' }] }],
    });
    const student = await t.signIn('bia');
    await student.post(`/api/v2/central_avaliacoes/${held.turma_avaliacao_ids[0]}/1/inicio`);
    t.clock.set('2026-12-01T19:00:00Z');
    await runJobs();
    expect(await shownOf(student, held)).toEqual([null, '', 'em_correcao']);
    t.clock.set('2026-12-01T20:00:01Z');
    expect(await shownOf(student, held)).toEqual(['A', '<p>CANARIO-1</p>', 'liberado']);
  });

  async function shownOf(student: Client, held: Exam): Promise<unknown[]> {
    const questao = await student.get(`/api/v2/banco_questoes/${held.itens[0]?.questao_id}`);
    const resultado = await student.get(`/api/v2/resultados/${held.turma_avaliacao_ids[0]}`);
    const { gabarito, comentario } = bodyOf('Questao', questao);
    return [gabarito, comentario, bodyOf('Resultado', resultado).situacao];
  }
});
