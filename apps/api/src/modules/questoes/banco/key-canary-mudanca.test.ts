/**
 * Security C14 where an exam changes under its students: repaired items (rule MON-6) and a cancelled exam (rule MON-5). No
 * address of the contract shows a student a key or a comment of the old question or of the new one before the release.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { answerAll, createCanaryExam } from '../../../../test/banco_questoes/canary-exam.ts';
import { crawl } from '../../../../test/banco_questoes/key-crawl.ts';
import { bodyOf, type Exam } from '../../../../test/central_avaliacoes/exam-fixture.ts';
import { endExams } from '../../../../test/exam-jobs.ts';
import { createTestApp, type TestApp } from '../../../../test/index.ts';

const NOW = '2026-11-21T12:30:00Z';
const OVER = '2026-11-21T17:02:01Z';
const [V1, V2] = [0, 1];
const motivo = 'O enunciado tem um erro';

let t: TestApp;
let exam: Exam;

/** A new sign-in each time: one session would pass the limit of calls per minute. */
const heard = async (login: string, index: number) => {
  const { markers, keys, leaks } = await crawl(await t.signIn(login), [exam], index);
  return [markers.size, keys.size, leaks];
};
const silence = [0, 0, []];
const act = async (part: string, body: object = { motivo }) =>
  (await t.signIn('coord.ines')).post(`/api/v2/gestao/avaliacoes/${exam.avaliacao_id}/${part}`, body);
const repair = async (index: number, body: object) => {
  const answer = await act(`itens/${exam.itens[index]?.item_id}/reparo`, { motivo, aviso_aos_alunos: true, ...body });
  expect(answer.status).toBe(200);
  const { item } = bodyOf('Reparo', answer);
  // The crawl reads the question before the repair, and the one after it.
  const [of] = exam.itens.slice(index, index + 1);
  if (of) exam = { ...exam, itens: [...exam.itens, { ...of, questao_id: item.banco_questao_id }] };
};
async function revision(index: number): Promise<number> {
  const { rows } = await t.db.query(
    `insert into questao (escola_id, codigo, raiz_id, revisao, materia_id, enunciado, opcao_a, opcao_b, opcao_c, opcao_d, opcao_e, gabarito, comentario, origem, atualizada_em)
     select escola_id, codigo, coalesce(raiz_id, id), revisao + 1, materia_id, '<p>corrigida</p>', opcao_a, opcao_b, opcao_c, opcao_d, opcao_e, gabarito, '<p>CANARIO-7777</p>', origem, atualizada_em
       from questao where id = $1 returning id::int`,
    [exam.itens[index]?.questao_id],
  );
  return rows[0].id;
}

/** A school with this exam alone, so that no result of another one is heard. */
async function begun(): Promise<void> {
  t = await createTestApp({ agora: NOW });
  exam = await createCanaryExam(t.db);
  const [bia, ana] = [await t.signIn('bia'), await t.signIn('ana')];
  for (const [client, index] of [
    [bia, V2],
    [ana, V1],
  ] as const) {
    await client.post(`/api/v2/central_avaliacoes/${exam.turma_avaliacao_ids[index]}/1/inicio`);
    await answerAll(client, exam, index, [1, 1, 1, 1, 1, 1], index === V2);
  }
}

describe('a repaired exam', () => {
  beforeAll(begun);
  afterAll(() => t.close());

  it('shows no key while it runs, of the questions before and after the repair', async () => {
    await repair(2, { acao: 'anular' });
    await repair(3, { acao: 'trocar', questao_id: await revision(3) });
    await repair(5, { acao: 'chave', chave: 'E' });
    t.clock.advance(10_000);
    expect(exam.itens).toHaveLength(9);
    expect(await heard('bia', V2)).toEqual(silence);
    expect(await heard('ana', V1)).toEqual(silence);
  });

  it('nor while another class still writes; after the release it shows those that it asks now', async () => {
    t.clock.set('2026-11-21T15:02:01Z');
    await endExams(t);
    expect(await heard('bia', V2)).toEqual(silence);
    t.clock.set(OVER);
    await endExams(t);
    const [markers] = await heard('bia', V2);
    expect(markers).toBeGreaterThanOrEqual(6);
  });
});

describe('a cancelled exam', () => {
  beforeAll(async () => {
    await begun();
    await act('cancelamento');
    t.clock.advance(10_000);
  });
  afterAll(() => t.close());

  it('shows no key while its window is open, to who delivered and to who did not begin', async () => {
    const { rows } = await t.db.query('select cancelada_em from avaliacao where id = $1', [exam.avaliacao_id]);
    expect(rows[0].cancelada_em).toEqual(new Date(NOW));
    expect(await heard('bia', V2)).toEqual(silence);
    expect(await heard('bruno', V2)).toEqual(silence);
    expect(await heard('ana', V1)).toEqual(silence);
  });

  it('nor after its end, until it is taken back', async () => {
    t.clock.set(OVER);
    await endExams(t);
    expect(await heard('bia', V2)).toEqual(silence);
    expect(await heard('ana', V1)).toEqual(silence);
    expect((await act('descancelamento')).status).toBe(200);
    await endExams(t);
    const [markers, keys] = await heard('bia', V2);
    expect([markers, keys]).toEqual([6, 6]);
  });
});
