/** Two devices, double taps and retries: one answer, one run and one result, whatever arrives together. */
import { afterAll, describe, expect, it } from 'vitest';

import { createTestApp, type Answer, type Client } from '../../../../../test/index.ts';
import { bodyOf } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import {
  answerItem,
  answerQuiz,
  faseOf,
  finishQuiz,
  option,
  readFase,
  walk,
} from '../../../../../test/roteiro_estudos/estudante.ts';
import { createRoteiro, type FaseSpec, type RoteiroFase } from '../../../../../test/roteiro_estudos/roteiro-fixture.ts';

const t = await createTestApp({ agora: '2026-11-21T12:00:00Z' });
afterAll(t.close);
/** The same student on two devices. */
const devices: readonly [Client, Client] = [await t.signIn('bia'), await t.signIn('bia')];
const [bia] = devices;
const AT_ONCE = 10;

const together = (work: (client: Client, n: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, n) => work(devices[n % 2] ?? bia, n)));
const one = async (spec: FaseSpec) => {
  const roteiro = await createRoteiro(t.db, { fases: [spec] });
  return { roteiro, fase: faseOf(roteiro) };
};
const rows = async (fase: RoteiroFase) => {
  const { rows: found } = await t.db.query(
    `select e.id, e.numero, e.estrelas, e.acertos, e.itens,
            (select count(*) from fase_item i where i.fase_execucao_id = e.id) as respostas
     from fase_execucao e where e.trilha_fase_id = $1`,
    [fase.trilha_fase_id],
  );
  return found.map(({ id: _id, ...row }) => row);
};

describe('the same item at once', () => {
  it('with different options: one answer is stored and every response shows that one', async () => {
    const { roteiro, fase } = await one({ itens: [null, null] });
    const id = fase.itens[0]?.trilha_item_id ?? 0;
    const answers = await together((client, n) => answerItem(client, roteiro, fase, id, (n % 5) + 1));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await rows(fase)).toEqual([{ numero: 1, estrelas: null, acertos: null, itens: null, respostas: 1 }]);
    const stored = (await readFase(bia, fase)).items[0];
    const acertou = stored?.item_resposta === option(fase, id, true);
    expect(bodyOf('RoteiroResposta', answers[0] ?? { body: null }).acertou).toBe(acertou);
  });

  it('the last one: one run ends, once, with one result', async () => {
    const { roteiro, fase } = await one({ itens: [null, null, null] });
    await walk(bia, roteiro, fase, [true, true]);
    const last = fase.itens[2]?.trilha_item_id ?? 0;
    const answers = await together((client) => answerItem(client, roteiro, fase, last, option(fase, last, true)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ fase_finalizada: true, qtde_estrelas: 3, proximo_item: null });
    expect(await rows(fase)).toEqual([{ numero: 1, estrelas: 3, acertos: 3, itens: 3, respostas: 3 }]);
  });

  it('with the next one: never two items for one place', async () => {
    const { roteiro, fase } = await one({ itens: [null, null, null, null, null] });
    const items = fase.itens.map(({ trilha_item_id }) => trilha_item_id);
    const answers = await together((client, n) => answerItem(client, roteiro, fase, items[n % 5] ?? 0, 1));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map((answer) => bodyOf('Error', answer).codigo)).toEqual(refused.map(() => 'item_fora_de_ordem'));
    const { items: shown } = await readFase(bia, fase);
    const answered = shown.filter(({ item_resposta }) => item_resposta !== null);
    expect(answered.map(({ trilha_item_id }) => trilha_item_id)).toEqual(items.slice(0, answered.length));
    expect(answered.length).toBeGreaterThan(0);
  });
});

describe('the quiz at once', () => {
  it('the same question: the first answer is stored for all', async () => {
    const { fase } = await one({ itens: [null], quiz: [1, 2, 3, 4, 5] });
    const answers = await together((client, n) => answerQuiz(client, fase, 1, (n % 5) + 1));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('the last two questions of a phase without items: the phase ends, and only once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { fase } = await one({ itens: [], quiz: [1, 2, 3, 4, 5] });
      for (const index of [1, 2, 3]) await answerQuiz(bia, fase, index, 1);
      await Promise.all(devices.map((client, n) => answerQuiz(client, fase, 4 + n, 1)));
      expect(await rows(fase)).toEqual([{ numero: 1, estrelas: 0, acertos: 0, itens: 0, respostas: 0 }]);
    }
  });

  it('the last question and the first item: the item is stored or refused, and nothing fails', async () => {
    const { roteiro, fase } = await one({ itens: [null], quiz: [1, 2, 3, 4, 5] });
    for (const index of [1, 2, 3, 4]) await answerQuiz(bia, fase, index, 1);
    const id = fase.itens[0]?.trilha_item_id ?? 0;
    const [quiz, item] = await Promise.all([
      answerQuiz(devices[0], fase, 5, 1),
      answerItem(devices[1], roteiro, fase, id, 1),
    ]);
    expect(quiz.status).toBe(200);
    expect([200, 409]).toContain(item.status);
    expect((await answerItem(bia, roteiro, fase, id, 1)).status).toBe(200);
  });
});

it('a reset during answers leaves one whole run or none', async () => {
  const { roteiro, fase } = await one({ itens: [null], quiz: [1] });
  await finishQuiz(bia, fase);
  const id = fase.itens[0]?.trilha_item_id ?? 0;
  const reset = { trilha_id: roteiro.trilha_id, materia_id: roteiro.materia_id };
  const answers = await together((client, n) =>
    n % 3 === 0 ? client.post('/api/v2/tests/resetar_trilha', reset) : answerItem(client, roteiro, fase, id, 1),
  );
  for (const { status } of answers) expect([200, 409]).toContain(status);
  const found = await rows(fase);
  expect(found.length).toBeLessThanOrEqual(1);
  for (const row of found) expect(row).toMatchObject({ numero: 1, itens: 1, respostas: 1 });
});

it('simultaneous views count as one view', async () => {
  const { fase } = await one({ itens: [null], midias: 1 });
  const body = { objeto_conhecimento_conteudo_digital_id: fase.midias[0], trilha_fase_id: fase.trilha_fase_id };
  const url = '/api/v2/roteiro_estudos/visualizar_conteudo_digital';
  const answers = await together((client) => client.post(url, body));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});
