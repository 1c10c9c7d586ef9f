/**
 * Security C14 for version 1: what the calls of its phases and its Boss reveal of a question that an exam of the school
 * holds. After release a student sees again what the own answers have earned, and no more.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { report, shareOf } from '../../../../../test/security/support/figures.ts';
import { createTestApp, world, type Client } from '../../../../../test/index.ts';
import { OTHER_WRONG, RIGHT, WRONG } from '../../../../../test/avaliacao_adaptadas/trilha-fixture.ts';
import { createExam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { outcome } from '../../../../../test/gestao/staff.ts';
import {
  answerBoss,
  crawlAdaptadas,
  listen,
  nothing,
  plantMarkers,
  questoesOf,
  tryExercises,
  type Heard,
} from '../../../../../test/boss/adaptada-crawl.ts';
import { createBossTrilha, type BossTrilha } from '../../../../../test/boss/boss-fixture.ts';
import { answerItem } from '../../../../../test/avaliacao_adaptadas/answer.ts';

const t = await createTestApp({ agora: '2026-11-21T12:00:00Z' });
afterAll(t.close);
// Two students of one class are needed, so class 3B becomes a class of version 1. Lives are switched off.
await t.db.query('update turma set versao = 1, vidas_ativas = false');
let bia: Client;
let bruno: Client;
/** Four roadmaps: exercises only, a running Boss, a Boss not begun, and an action plan. */
let exercicios: BossTrilha;
let boss: BossTrilha;
let fresh: BossTrilha;
let plano: BossTrilha;
let all: readonly BossTrilha[];

beforeAll(async () => {
  const of = { fases: [3], turma_id: world.turmaV2, unlockedFor: [world.alunos.bia, world.alunos.bruno] };
  exercicios = await createBossTrilha(t.db, of);
  boss = await createBossTrilha(t.db, of);
  fresh = await createBossTrilha(t.db, of);
  plano = await createBossTrilha(t.db, { ...of, tipo: 2, turma_aluno_id: world.alunos.bia });
  all = [exercicios, boss, fresh, plano];
  await plantMarkers(t.db, all);
  [bia, bruno] = [await t.signIn('bia'), await t.signIn('bruno')];
});

const questao = (trilha: BossTrilha, index: number) => questoesOf(trilha)[index] ?? 0;
const markerOf = (questao_id: number) => `CANARIO-${70_000 + questao_id}`;
const sorted = (ids: Iterable<number>) => [...ids].toSorted((a, b) => a - b);
const told = ({ markers, keys, verdicts }: Heard) => ({
  markers: [...markers].toSorted(),
  keys: sorted(keys),
  verdicts: sorted(verdicts),
});
const SILENCE = { markers: [], keys: [], verdicts: [] };
/** Everything about these questions, and nothing about others. */
const open = (questoes: readonly number[]) => ({
  markers: questoes.map(markerOf).toSorted(),
  keys: sorted(questoes),
  verdicts: expect.any(Array),
});
const exercise = (client: Client, index: number, item_resposta: number | null) =>
  answerItem(client, exercicios.url(0), questao(exercicios, index), { item_resposta });

describe('while no exam holds the questions', () => {
  it('nothing shows before an answer, although many calls are read', async () => {
    for (const client of [bia, bruno]) expect(told(await crawlAdaptadas(client, all))).toEqual(SILENCE);
    expect((await crawlAdaptadas(bia, all)).answered).toBeGreaterThanOrEqual(40);
  });

  it('a locked exercise and an answered item of the Boss show their keys to their student only', async () => {
    const right = nothing();
    listen(right, await exercise(bia, 0, RIGHT), questao(exercicios, 0));
    expect(told(right)).toEqual(open([questao(exercicios, 0)]));
    const wrong = nothing();
    listen(wrong, await exercise(bia, 1, WRONG), questao(exercicios, 1));
    expect(told(wrong)).toMatchObject({ markers: [], keys: [] });
    for (const client of [bia, bruno]) await client.post(boss.bossUrl('boss/iniciar'));
    const { questao_id, ...answer } = await answerBoss(bia, boss, 0, RIGHT);
    const inBoss = nothing();
    listen(inBoss, answer, questao_id);
    expect(told(inBoss)).toEqual(open([questao_id]));
    expect(told(await crawlAdaptadas(bia, all))).toEqual(open([questao(exercicios, 0), questao(boss, 0)]));
    expect(told(await crawlAdaptadas(bruno, all))).toEqual(SILENCE);
  });
});

describe('once another class of the school has the questions in an exam', () => {
  beforeAll(async () => {
    t.clock.set('2026-11-21T12:02:00Z');
    await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV1, janelas: [['2026-11-22T12:00:00Z', '2026-11-22T15:00:00Z']] }],
      dias: [{ itens: all.flatMap(questoesOf).map((questao_id) => ({ questao_id })) }],
    });
  });

  it('what was shown before is withheld, and untouched exercises are refused', async () => {
    expect(told(await crawlAdaptadas(bia, all))).toEqual(SILENCE);
    expect(told(await tryExercises(bia, exercicios, [2]))).toEqual(SILENCE);
    expect(told(await tryExercises(bia, plano, [0, 1, 2]))).toEqual(SILENCE);
    expect(outcome(await exercise(bia, 2, RIGHT))).toBe('409 item_indisponivel');
    expect(outcome(await bia.post(fresh.bossUrl('boss/iniciar')))).toMatch(/^409 /);
  });

  it('repeating a stored try, trying again and giving up reveal neither key nor comment', async () => {
    const heard = nothing();
    for (const [index, item_resposta] of [
      [0, RIGHT],
      [0, null],
      [1, WRONG],
      [1, OTHER_WRONG],
      [1, null],
    ] as const)
      listen(heard, await exercise(bia, index, item_resposta), questao(exercicios, index));
    expect(told(heard)).toMatchObject({ markers: [], keys: [] });
  });

  it('the running Boss takes answers and reveals nothing: right and wrong answers get the same responses', async () => {
    const answers = [await answerBoss(bia, boss, 1, RIGHT), await answerBoss(bruno, boss, 1, WRONG)];
    const heard = nothing();
    for (const answer of answers) listen(heard, answer, answer.questao_id);
    expect(told(heard)).toEqual(SILENCE);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const fields = answers.map(({ body }) => ({ ...Object(body), item_resposta: null, qtde_itens_respondidos: null }));
    expect(fields[0]).toEqual(fields[1]);
    for (const client of [bia, bruno]) expect(told(await crawlAdaptadas(client, all))).toEqual(SILENCE);
  });

  it.each([
    ['in the window', '2026-11-22T13:00:00Z', 0],
    ['at its end', '2026-11-22T15:00:00Z', 1],
    ['at the last instant of the tolerance', '2026-11-22T15:02:00Z', 2],
  ])('%s nothing shows in any call, even after a try', async (_name, agora, turn) => {
    t.clock.set(agora);
    const view = await t.openView(await t.signIn('vida.julia'), world.alunos.bia);
    const students = [await t.signIn('bia'), await t.signIn('bruno'), await t.signIn('ana')] as const;
    const [own, ...others] = [...students, view];
    // Who has answered reads everything at each instant, the others take turns; with LUNETA_PROVE=1 all do.
    for (const client of [own, ...shareOf(others, turn, others.length)])
      expect(told(await crawlAdaptadas(client, all))).toEqual(SILENCE);
    for (const client of students) expect(told(await tryExercises(client, exercicios, [2]))).toEqual(SILENCE);
  });

  it('after release the locked and answered items show to their student again, and nothing else does', async () => {
    t.clock.set('2026-11-22T15:02:01Z');
    const own = [questao(exercicios, 0), questao(exercicios, 1), questao(boss, 0), questao(boss, 1)];
    const heard = await crawlAdaptadas(await t.signIn('bia'), all);
    expect(told(heard)).toEqual(open(own));
    expect(told(await crawlAdaptadas(await t.signIn('bruno'), all))).toEqual(open([questao(boss, 1)]));
    report('C14 version 1 after release', { keys: `${heard.keys.size}/${own.length}` });
  });
});
