/** The canary can sing: presenters that leak are planted, and the same crawl must find them. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { createTestApp, type Client, type TestApp } from '../../testing/index.ts';
import type { Exam } from '../central_avaliacoes/testing/exam-fixture.ts';
import type * as Provas from '../central_avaliacoes/resumo-presenter.ts';
import { createCanaryExam } from './testing/canary-exam.ts';
import { crawl } from './testing/key-crawl.ts';
import type * as Questoes from './presenter.ts';

const planted = vi.hoisted(() => ({ leak: 'none' as 'none' | 'questao' | 'resumo' }));

vi.mock('./presenter.ts', async (original) => {
  const real = await original<typeof Questoes>();
  return {
    ...real,
    presentQuestao: (row: Parameters<typeof real.presentQuestao>[0], visible: boolean) =>
      real.presentQuestao(row, visible || planted.leak === 'questao'),
  };
});
vi.mock('../central_avaliacoes/resumo-presenter.ts', async (original) => {
  const real = await original<typeof Provas>();
  return {
    ...real,
    presentResumo: (
      parts: Parameters<typeof real.presentResumo>[0],
      ...rest: [Parameters<typeof real.presentResumo>[1], Date]
    ) =>
      real.presentResumo(
        planted.leak === 'resumo'
          ? { ...parts, keysVisible: new Set(parts.itens.map((item) => item.questao_id)) }
          : parts,
        ...rest,
      ),
  };
});

let t: TestApp;
let bia: Client;
let exam: Exam;
beforeAll(async () => {
  t = await createTestApp({ agora: '2026-11-21T12:30:00Z' });
  bia = await t.signIn('bia');
  exam = await createCanaryExam(t.db);
  await bia.post(`/api/v2/central_avaliacoes/${exam.turma_avaliacao_ids[1]}/1/inicio`);
});
afterAll(() => t.close());

it.each([
  ['nothing planted', 'none', 0, 0],
  ['a question that shows its key and comment', 'questao', 6, 6],
  ['a resumo that shows the keys', 'resumo', 0, 6],
] as const)('%s', async (_name, leak, markers, keys) => {
  planted.leak = leak;
  const seen = await crawl(bia, [exam], 1);
  expect([seen.markers.size, seen.keys.size]).toEqual([markers, keys]);
  expect(seen.leaks.length > 0).toBe(leak !== 'none');
});
