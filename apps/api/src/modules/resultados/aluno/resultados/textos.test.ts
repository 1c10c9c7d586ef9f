/**
 * Items answered with a text, in grades and results: a text not yet marked is not a zero, and a blank text scores
 * nothing.
 */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';
import { endExams } from '../../../../../test/exam-jobs.ts';
import { bodyOf, createExam, type Exam, type ItemSpec } from '../../../../../test/central_avaliacoes/exam-fixture.ts';

const TEXT: ItemSpec = { subjetiva: true, gabarito: null };
let t: TestApp;
let bia: Client;
beforeAll(async () => {
  t = await createTestApp({ agora: '2026-11-21T12:10:00Z' });
  bia = await t.signIn('bia');
});
beforeEach(() => t.clock.set('2026-11-21T12:10:00Z'));
afterAll(() => t.close());

const exam = (itens: ItemSpec[]): Promise<Exam> =>
  createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-21T12:00:00Z', '2026-11-21T13:00:00Z']] }],
    dias: [{ itens }],
  });
const taOf = ({ turma_avaliacao_ids }: Exam) => turma_avaliacao_ids[0] ?? 0;
async function send(made: Exam, index: number, answer: { item_resposta: number } | { texto_resposta: string }) {
  const call = 'texto_resposta' in answer ? 'resposta_subjetiva' : 'resposta';
  const body = { turma_avaliacao_questao_resposta_id: made.itens[index]?.item_id, dia: 1, seq: 1, ...answer };
  expect((await bia.post(`/api/v2/central_avaliacoes/${taOf(made)}/${call}`, body)).status).toBe(200);
}
const release = () => {
  t.clock.set('2026-11-21T13:02:01Z');
  return endExams(t);
};
const result = async (made: Exam) => bodyOf('Resultado', await bia.get(`/api/v2/resultados/${taOf(made)}`));

it('[NOT-6] while nothing counts yet there is no grade, and not a zero', async () => {
  const made = await exam([TEXT]);
  await send(made, 0, { texto_resposta: 'Porque a Lua gira.' });
  await release();
  const { situacao, presente_avaliacao, nota, desempenho_geral, questoes } = await result(made);
  expect({ situacao, presente_avaliacao, nota, desempenho_geral }).toEqual({
    situacao: 'liberado',
    presente_avaliacao: true,
    nota: null,
    desempenho_geral: null,
  });
  const path = `/api/v2/resultados/${taOf(made)}/questoes/${questoes[0]?.banco_questao_id}`;
  expect((await bia.get(path)).body).toMatchObject({ subjetiva: true, texto_resposta: 'Porque a Lua gira.' });
  const row = bodyOf('ResultadoLista', await bia.get('/api/v2/resultados')).avaliacoes.find(
    ({ id }) => id === taOf(made),
  );
  expect(row).toMatchObject({ nota: null, desempenho: null, ranking: null });
});

it.each([
  ['[NOT-10] a text left blank', null],
  ['[NOT-10] a text of spaces', ' \n '],
])('%s is worth nothing', async (_name, texto_resposta) => {
  const made = await exam([{ gabarito: 'A' }, TEXT]);
  await send(made, 0, { item_resposta: 1 });
  if (texto_resposta !== null) await send(made, 1, { texto_resposta });
  await release();
  // One of two.
  const { nota, questoes } = await result(made);
  expect(nota).toBe(5);
  expect(questoes[1]).toMatchObject({ subjetiva: true, percentual_pontuacao_correcao: 0, pontuacao_correcao: 0 });
  const ines = await t.signIn('coord.ines');
  expect((await ines.get(`/api/v2/gestao/respostas_subjetivas?turma_avaliacao_id=${taOf(made)}`)).body).toEqual([]);
});

it('[NOT-4] a text item of a day not taken counts like the other items of that day', async () => {
  const window: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T13:00:00Z'];
  const made = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [window, window] }],
    dias: [{ itens: [{ gabarito: 'A' }] }, { itens: [{ gabarito: 'A' }, TEXT, TEXT] }],
  });
  await send(made, 0, { item_resposta: 1 });
  await release();
  // One of four.
  expect((await result(made)).nota).toBe(2.5);
});

it('an item marked by a person has no percentage of hits in the bank', async () => {
  const made = await exam([{ gabarito: 'A' }, TEXT]);
  await send(made, 0, { item_resposta: 1 });
  await send(made, 1, { texto_resposta: 'Porque a Lua gira.' });
  await release();
  const julia = await t.signIn('vida.julia');
  const { usos } = bodyOf(
    'QuestaoEstatisticas',
    await julia.get(`/api/v2/gestao/questoes/${made.itens[1]?.questao_id}/estatisticas`),
  );
  expect(usos.map((uso) => [uso.presentes, uso.acertos, uso.percentual_acerto])).toEqual([[1, 0, null]]);
});
