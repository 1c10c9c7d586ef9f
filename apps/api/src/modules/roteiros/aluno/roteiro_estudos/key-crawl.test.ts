/**
 * Security C14 for roadmaps: a key shows once its own item is answered, and never while an exam of the school holds the
 * question.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';
import { createExam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import {
  answerItem,
  answerQuiz,
  faseOf,
  finishQuiz,
  option,
  readFase,
  walk,
} from '../../../../../test/roteiro_estudos/estudante.ts';
import { crawlRoteiros, keysIn } from '../../../../../test/roteiro_estudos/roteiro-crawl.ts';
import { createRoteiro, type Roteiro, type RoteiroFase } from '../../../../../test/roteiro_estudos/roteiro-fixture.ts';

let t: TestApp;
let bia: Client;
let bruno: Client;
let staff: Client;
let roteiro: Roteiro;
let plano: Roteiro;
beforeAll(async () => {
  t = await createTestApp({ agora: '2026-11-21T12:00:00Z' });
  const fases = [
    { itens: [null, null, null], quiz: [1, 2, 3, 4, 5], midias: 1, esperado: [0.5] },
    { itens: [null, null] },
  ];
  roteiro = await createRoteiro(t.db, { fases });
  plano = await createRoteiro(t.db, { fases, turma_aluno_id: world.alunos.bia });
  [bia, bruno] = [await t.signIn('bia'), await t.signIn('bruno')];
  staff = await t.openView(await t.signIn('vida.julia'), world.alunos.bia);
});
afterAll(() => t.close());

const heard = async (client: Client) => {
  const { markers, keys } = await crawlRoteiros(client, [roteiro, plano]);
  return { markers: markers.size, keys: [...keys].toSorted((x, y) => x - y) };
};
const SILENCE = { markers: 0, keys: [] };
const questoesOf = (fase: RoteiroFase, count: number) => fase.itens.slice(0, count).map(({ questao_id }) => questao_id);

describe('in the order of a student’s work', () => {
  it('before any answer no key shows to anybody, although many calls are read', async () => {
    for (const client of [bia, bruno, staff]) expect(await heard(client)).toEqual(SILENCE);
    expect((await crawlRoteiros(bia, [roteiro, plano])).read).toBeGreaterThanOrEqual(3 + 4 + 4 + 20);
  });

  it('the response to a quiz answer shows key and comment of that question only', async () => {
    const fase = faseOf(roteiro);
    const first = await answerQuiz(bia, fase, 1, 3);
    expect(keysIn(first, null)).toMatchObject({ keys: [0], markers: [expect.stringContaining('CANARIO')] });
    const second = await answerQuiz(bia, fase, 2, 3);
    expect(keysIn(second, null).markers).toHaveLength(1);
    expect(keysIn(second, null).markers).not.toEqual(keysIn(first, null).markers);
    expect(await heard(bia)).toEqual(SILENCE);
    for (const index of [3, 4, 5]) await answerQuiz(bia, fase, index, 1);
  });

  it('a refused answer shows nothing', async () => {
    const fase = faseOf(roteiro);
    const later = fase.itens[2]?.trilha_item_id ?? 0;
    expect(keysIn(await answerItem(bia, roteiro, fase, later, 1), null)).toEqual({ keys: [], markers: [] });
    const unready = faseOf(plano);
    const blocked = await answerItem(bia, plano, unready, unready.itens[0]?.trilha_item_id ?? 0, 1);
    expect([blocked.status, keysIn(blocked, null).keys]).toEqual([409, []]);
  });

  it('an answered item shows its key and comment to that student only, whether right or wrong', async () => {
    const fase = faseOf(roteiro);
    await walk(bia, roteiro, fase, [true]);
    const own = questoesOf(fase, 1);
    expect(await heard(bia)).toEqual({ markers: 1, keys: own });
    await finishQuiz(bruno, fase);
    await walk(bruno, roteiro, fase, [false]);
    expect(await heard(bruno)).toEqual({ markers: 1, keys: own });
    expect((await heard(staff)).keys).toEqual(own);
    await walk(bia, roteiro, fase, [true, true]);
    expect(await heard(bia)).toEqual({ markers: 3, keys: questoesOf(fase, 3) });
    expect(await heard(bruno)).toEqual({ markers: 1, keys: own });
  });

  it('the next item never comes with its key', async () => {
    const fase = faseOf(roteiro, 1);
    const id = (await readFase(bia, fase)).items[0]?.trilha_item_id ?? 0;
    const answer = await answerItem(bia, roteiro, fase, id, option(fase, id, true));
    expect(answer.body).toMatchObject({ proximo_item: { gabarito: null, item_resposta: null } });
  });

  it('while an exam holds the question no key shows, answered or not, and the item is not served', async () => {
    const [answered, open] = [faseOf(roteiro).itens[0]?.questao_id ?? 0, faseOf(plano, 1).itens[0]?.questao_id ?? 0];
    await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV1, janelas: [['2026-11-22T12:00:00Z', '2026-11-22T15:00:00Z']] }],
      dias: [{ itens: [{ questao_id: answered }, { questao_id: open }] }],
    });
    for (const agora of ['2026-11-21T12:00:00Z', '2026-11-22T13:00:00Z', '2026-11-22T15:02:00Z']) {
      t.clock.set(agora);
      const { keys } = await heard(await t.signIn('bia'));
      expect([keys.includes(answered), keys.includes(open)]).toEqual([false, false]);
      const { items } = await readFase(await t.signIn('bia'), faseOf(plano, 1));
      expect(items.map(({ banco_questao_id }) => banco_questao_id)).not.toContain(open);
    }
    t.clock.set('2026-11-22T15:02:01Z');
    const { keys } = await heard(await t.signIn('bia'));
    expect([keys.includes(answered), keys.includes(open)]).toEqual([true, false]);
  });

  it('a closed roadmap shows the keys of answered items and of nothing else', async () => {
    const before = await heard(await t.signIn('bia'));
    t.clock.set('2026-11-28T03:00:00Z');
    expect(await heard(await t.signIn('bia'))).toEqual(before);
  });
});
