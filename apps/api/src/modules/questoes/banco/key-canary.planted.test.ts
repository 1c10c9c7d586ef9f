/**
 * Proves that the crawl finds leaks: they are planted where keys are opened and where levels are counted. A presenter
 * alone cannot leak a key (`question/sealed.test-d.ts`).
 */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { computeAvaliacao } from '../../../jobs/compute-resultados.ts';
import { createTestApp, world, type Client, type TestApp } from '../../../../test/index.ts';
import { readVariant } from '../../../../test/variant.ts';
import type * as Aprendizagem from '../../roteiros/aluno/aprendizagem/policy.ts';
import type * as Central from '../../provas/aluno/central/central-presenter.ts';
import type { Exam } from '../../../../test/central_avaliacoes/exam-fixture.ts';
import { answerAll, createCanaryExam } from '../../../../test/banco_questoes/canary-exam.ts';
import { crawl } from '../../../../test/banco_questoes/key-crawl.ts';
import type * as Presenter from '../presenter.ts';
import type * as Reveal from '../reveal.ts';

const planted = vi.hoisted(() => ({
  leak: 'none' as 'none' | 'questao' | 'questoes' | 'prova' | 'resultado' | 'central' | 'aprendizagem',
}));

vi.mock('../reveal.ts', async (original) => {
  const real = await original<typeof Reveal>();
  return {
    ...real,
    revealInBank: (...args: Parameters<typeof real.revealInBank>) =>
      planted.leak === 'questao' ? real.revealToAuthor(args[0]) : real.revealInBank(...args),
    keysOfExams: async (...args: Parameters<typeof real.keysOfExams>) =>
      planted.leak === args[2].place ? { reveal: real.revealToAuthor } : real.keysOfExams(...args),
  };
});
vi.mock('../presenter.ts', async (original) => {
  const real = await original<typeof Presenter>();
  return {
    ...real,
    presentEnunciado: (row: Parameters<typeof real.presentEnunciado>[0]) =>
      planted.leak === 'questoes'
        ? { ...real.presentEnunciado(row), comentario: `<p>CANARIO-${row.banco_questao_id}</p>` }
        : real.presentEnunciado(row),
  };
});
vi.mock('../../provas/aluno/central/central-presenter.ts', async (original) => {
  const real = await original<typeof Central>();
  return {
    ...real,
    presentProvaHoje: (...[parts, aluno, agora]: Parameters<typeof real.presentProvaHoje>) => {
      const shown = real.presentProvaHoje(parts, aluno, agora);
      return planted.leak === 'central' ? { ...shown, desempenho_provavel: parts.extra?.desempenho ?? null } : shown;
    },
  };
});
vi.mock('../../roteiros/aluno/aprendizagem/policy.ts', async (original) => {
  const real = await original<typeof Aprendizagem>();
  return {
    ...real,
    contadosOf: (
      escola: Parameters<typeof real.contadosOf>[0],
      itens: Parameters<typeof real.contadosOf>[1],
      agora: Date,
    ) => real.contadosOf(escola, itens, planted.leak === 'aprendizagem' ? new Date('2027-01-01T00:00:00Z') : agora),
  };
});

let t: TestApp;
let bia: Client;
let exam: Exam;
beforeAll(async () => {
  t = await createTestApp({ agora: '2026-11-21T12:30:00Z' });
  bia = await t.signIn('bia');
  exam = await createCanaryExam(t.db);
  const url = `/api/v2/central_avaliacoes/${exam.turma_avaliacao_ids[1]}`;
  await bia.post(`${url}/1/inicio`);
  await answerAll(bia, exam, 1, [1, 1, 1, 1, 1, 1], true);
  await bia.post(`${url}/1/fechamento_prova`);
  await computeAvaliacao(t.db, world.escola, exam.avaliacao_id, t.clock());
});
afterAll(() => t.close());

// With two servers, a planted function of the first one cannot open what the second one sealed: nothing would leak there.
it.skipIf(readVariant() === 'two-servers').each([
  ['nothing planted', 'none', 0, 0],
  ['a question that shows its key and comment', 'questao', 6, 6],
  ['a day of questions that carries their comments', 'questoes', 6, 0],
  ['a resumo that shows the keys', 'prova', 0, 6],
  ['a result and an answer key that do not wait for the release', 'resultado', 0, 5],
  ['a card with the likely grade', 'central', 0, 0],
  ['learning levels that count questions of exams that are not released', 'aprendizagem', 0, 0],
] as const)('%s', async (_name, leak, markers, keys) => {
  planted.leak = leak;
  // Past what a running server remembers of the questions.
  t.clock.advance(10_000);
  const seen = await crawl(bia, [exam], 1);
  expect([seen.markers.size, seen.keys.size]).toEqual([markers, keys]);
  expect(seen.leaks.length > 0).toBe(leak !== 'none');
});
