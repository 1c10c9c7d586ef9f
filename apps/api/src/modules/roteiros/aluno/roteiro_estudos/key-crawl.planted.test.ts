/** Proves that the crawl of roadmaps finds leaks: they are planted in the presenter and the policy. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';
import type * as Keys from '../../../questoes/keys.ts';
import type * as Questoes from '../../../questoes/access.ts';
import { crawlRoteiros } from '../../../../../test/roteiro_estudos/roteiro-crawl.ts';
import { createRoteiro, type Roteiro } from '../../../../../test/roteiro_estudos/roteiro-fixture.ts';

const planted = vi.hoisted(() => ({ leak: 'none' as 'none' | 'pratica' | 'questao' }));

vi.mock('../../../questoes/keys.ts', async (original) => {
  const real = await original<typeof Keys>();
  return {
    ...real,
    practiceOf: async (...args: Parameters<typeof real.practiceOf>) => {
      const pratica = await real.practiceOf(...args);
      if (planted.leak !== 'pratica') return pratica;
      return { ...pratica, canShowKey: (id: number) => pratica.canShowKey(id, true) };
    },
  };
});
vi.mock('../../../questoes/access.ts', async (original) => {
  const real = await original<typeof Questoes>();
  return {
    ...real,
    mayReadKeyOf: (...args: Parameters<typeof real.mayReadKeyOf>) =>
      planted.leak === 'questao' || real.mayReadKeyOf(...args),
  };
});

let t: TestApp;
let bia: Client;
let roteiro: Roteiro;
beforeAll(async () => {
  t = await createTestApp({ agora: '2026-11-21T12:00:00Z' });
  roteiro = await createRoteiro(t.db, { fases: [{ itens: [null, null, null] }], turma_aluno_id: world.alunos.bia });
  bia = await t.signIn('bia');
});
afterAll(() => t.close());

it.each([
  ['nothing planted', 'none', 0, 0],
  ['a phase that shows the key of the item to answer', 'pratica', 1, 1],
  ['a question that shows key and comment before its answer', 'questao', 3, 3],
] as const)('%s', async (_name, leak, markers, keys) => {
  planted.leak = leak;
  const seen = await crawlRoteiros(bia, [roteiro]);
  expect([seen.markers.size, seen.keys.size]).toEqual([markers, keys]);
});
