/** No list of staff about exams returns a key or a comment, before or after release (security D1, T3); getItemProva has tests of its own. */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { closeTentativas } from '../../../../jobs/close-tentativas.ts';
import { createTestApp, logins, world, type TestApp } from '../../../../../test/index.ts';
import { createExam, type Exam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';

const KEY = 'CHAVE-QUE-NAO-SAI';
const JANELA: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T15:00:00Z'];

let t: TestApp;
let exam: Exam;
beforeAll(async () => {
  t = await createTestApp({ agora: '2026-11-21T12:30:00Z' });
  exam = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [JANELA] }],
    tipo_aplicacao: 'Híbrida',
    dias: [{ itens: [{ gabarito: 'E', comentario: `<p>${KEY}</p>`, enunciado: `<p>${KEY}</p>` }], redacao: true }],
  });
});
afterAll(() => t.close());

/** The responses of every read, by every profile that may read it, and their number. */
async function crawl(): Promise<{ texts: string[]; read: number }> {
  const ta = exam.turma_avaliacao_ids[0];
  const paths = [
    'provas',
    `provas/${ta}/1/respostas`,
    `provas/${ta}/1/fora_do_prazo`,
    `avaliacoes/${exam.avaliacao_id}/liberacao`,
    'redacoes',
    'respostas_subjetivas',
  ];
  const texts: string[] = [];
  for (const login of logins.equipe) {
    const client = await t.signIn(login);
    for (const path of paths) {
      const { status, body } = await client.get(`/api/v2/gestao/${path}`);
      if (status === 200) texts.push(JSON.stringify(body));
    }
  }
  return { texts, read: texts.length };
}
const leaks = (texts: readonly string[]) =>
  texts.filter((text) => text.includes(KEY) || /"(gabarito|comentario)"/.test(text));

it.each([
  ['while it runs', '2026-11-21T12:30:00Z'],
  ['after release', '2026-11-21T15:05:00Z'],
])('%s', async (_name, agora) => {
  t.clock.set(agora);
  await closeTentativas.run({ db: t.db, agora: t.clock(), log: t.app.log });
  const { texts, read } = await crawl();
  expect(read).toBeGreaterThan(25);
  expect(leaks(texts)).toEqual([]);
});

it('planted: a question in a response is found', () => {
  expect(leaks([JSON.stringify({ enunciado: KEY }), JSON.stringify({ gabarito: 'E' })])).toHaveLength(2);
});
