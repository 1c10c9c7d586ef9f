/** Proves that the crawl of version 1 finds leaks: they are planted in the questions of its phases and of its Boss. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';
import { RIGHT, WRONG } from '../../../../../test/avaliacao_adaptadas/trilha-fixture.ts';
import type * as Keys from '../../../questoes/keys.ts';
import type * as Questoes from '../../../questoes/access.ts';
import { createExam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import {
  answerBoss,
  crawlAdaptadas,
  listen,
  nothing,
  plantMarkers,
  questoesOf,
  tryExercises,
} from '../../../../../test/boss/adaptada-crawl.ts';
import { createBossTrilha, type BossTrilha } from '../../../../../test/boss/boss-fixture.ts';

const planted = vi.hoisted(() => ({ leak: 'none' as 'none' | 'boss' | 'fase' | 'serve' | 'tell' | 'questao' }));

vi.mock('../../../questoes/keys.ts', async (original) => {
  const real = await original<typeof Keys>();
  /** A planted practice that does not check which exam holds a question. */
  const forgetful = (_id: number, locked: boolean) => locked;
  const inBoss = (pratica: Keys.Pratica): Keys.Pratica =>
    planted.leak === 'boss' ? { ...pratica, canShowKey: forgetful } : pratica;
  const inFase = (pratica: Keys.PraticaDoAluno): Keys.PraticaDoAluno => {
    const serves = planted.leak === 'serve' || planted.leak === 'tell';
    const tells = planted.leak === 'fase' || planted.leak === 'tell';
    return { ...pratica, ...(serves && { canServe: () => true }), ...(tells && { canShowKey: forgetful }) };
  };
  return {
    ...real,
    practiceOf: async (...args: Parameters<typeof real.practiceOf>) => inBoss(await real.practiceOf(...args)),
    practiceOfLiberacoes: (...args: Parameters<typeof real.practiceOfLiberacoes>) =>
      inBoss(real.practiceOfLiberacoes(...args)),
    practiceOfAluno: async (...args: Parameters<typeof real.practiceOfAluno>) =>
      inFase(await real.practiceOfAluno(...args)),
    practiceOfFatos: (...args: Parameters<typeof real.practiceOfFatos>) => inFase(real.practiceOfFatos(...args)),
  };
});
vi.mock('../../../questoes/access.ts', async (original) => {
  const real = await original<typeof Questoes>();
  return {
    ...real,
    mayReadQuestao: (...args: Parameters<typeof real.mayReadQuestao>) =>
      planted.leak === 'questao' || real.mayReadQuestao(...args),
    mayReadKeyOf: (...args: Parameters<typeof real.mayReadKeyOf>) =>
      planted.leak === 'questao' ? args[0].pratica_bloqueada : real.mayReadKeyOf(...args),
  };
});

let t: TestApp;
let ana: Client;
let exercicios: BossTrilha;
let boss: BossTrilha;
beforeAll(async () => {
  t = await createTestApp({ agora: '2026-11-21T12:00:00Z' });
  await t.db.query('update turma set vidas_ativas = false');
  exercicios = await createBossTrilha(t.db, { fases: [3] });
  boss = await createBossTrilha(t.db, { fases: [3] });
  await plantMarkers(t.db, [exercicios, boss]);
  ana = await t.signIn('ana');
  const [first = 0] = questoesOf(exercicios);
  await ana.post(`${exercicios.url(0)}/itens/${first}/resposta`, { item_resposta: RIGHT, vez: 1 });
  await ana.post(boss.bossUrl('boss/iniciar'));
  await answerBoss(ana, boss, 0, RIGHT);
  await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-22T12:00:00Z', '2026-11-22T15:00:00Z']] }],
    dias: [{ itens: [...questoesOf(exercicios), ...questoesOf(boss)].map((questao_id) => ({ questao_id })) }],
  });
});
afterAll(() => t.close());

it.each([
  ['nothing planted', 'none', 0, 0, 0],
  ['a Boss that ignores the exam', 'boss', 1, 2, 2],
  ['a phase that ignores the exam when a stored try is sent again', 'fase', 1, 1, 0],
  ['a question that ignores the exam', 'questao', 3, 3, 0],
  // These cases come last, because each stores a try of its own item.
  // The answer to a new try withholds its verdict (decision 195); reading the items afterwards tells it.
  ['a phase that serves what an exam holds', 'serve', 0, 0, 2],
  ['a phase that serves it and answers as if no exam held it', 'tell', 3, 3, 3],
] as const)('%s', async (_name, leak, markers, keys, verdicts) => {
  planted.leak = leak;
  const heard = await crawlAdaptadas(ana, [exercicios, boss]);
  const { questao_id, ...answer } = await answerBoss(ana, boss, 1, WRONG);
  listen(heard, answer, questao_id);
  await tryExercises(ana, exercicios, [leak === 'tell' ? 1 : 2], heard);
  // The student who repeats a stored try knows whether it was right, so only key and comment count.
  const [first = 0] = questoesOf(exercicios);
  const again = nothing();
  listen(
    again,
    await ana.post(`${exercicios.url(0)}/itens/${first}/resposta`, { item_resposta: RIGHT, vez: 1 }),
    first,
  );
  for (const marker of again.markers) heard.markers.add(marker);
  for (const key of again.keys) heard.keys.add(key);
  expect([heard.markers.size, heard.keys.size, heard.verdicts.size]).toEqual([markers, keys, verdicts]);
});
