/** Predicted grades on the cards of the list, from earlier exams and from answers in the phases since. */
import type { TriItem } from '@luneta/domain/tri';
import { afterAll, expect, it } from 'vitest';

import { createTestApp, world } from '../../../../../test/index.ts';
import { ability as abilityOf, chance } from '../../../../../test/tri-oracle.ts';
import { bodyOf, createExam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { take } from '../../../../../test/planos/plano-fixture.ts';
import { faseOf, walk } from '../../../../../test/roteiro_estudos/estudante.ts';
import { createRoteiro } from '../../../../../test/roteiro_estudos/roteiro-fixture.ts';

const t = await createTestApp({ agora: '2026-11-21T12:00:00Z' });
afterAll(t.close);

const tri = (b: number): TriItem => ({ a: 1.2, b, c: 0.2 });
/** Posterior mean over the given answers, each an item and whether it was a hit. */
const ability = (answers: readonly (readonly [TriItem, boolean])[]) =>
  abilityOf(answers.map(([item, right]) => ({ ...item, right })));

it('the predicted grade follows the answers; without an earlier exam there is none', async () => {
  const earlier = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [['2026-10-01T12:00:00Z', '2026-10-01T13:00:00Z']] }],
    dias: [{ itens: [{ tri: tri(-0.5) }, { tri: tri(0.8) }] }],
  });
  const day = { classe: 0, aluno: world.alunos.bia, de: '2026-10-01T12:00:00Z', ate: '2026-10-01T13:00:00Z' };
  await take(t.db, earlier, day, { 0: 1, 1: 2 });
  const roteiro = await createRoteiro(t.db, { fases: [{ itens: [tri(0), null] }] });
  await t.db.query(
    "update questao set tri_a = 1.2, tri_b = 0.3, tri_c = 0.2, tri_origem = 'demonstração' where id = $1",
    [roteiro.exam.itens[0]?.questao_id],
  );
  const bia = await t.signIn('bia');
  const notas = async (login: string) => {
    const answer = await (await t.signIn(login)).get('/api/v2/roteiro_estudos');
    const card = bodyOf('RoteiroLista', answer).materias[0]?.avaliacao_conhecimento_detalhes;
    return [card?.nota_prevista_inicial, card?.nota_prevista];
  };
  const before = [
    [tri(-0.5), true],
    [tri(0.8), false],
  ] as const;
  const inicial = 10 * chance(tri(0.3), ability(before));
  expect(await notas('bia')).toEqual([expect.closeTo(inicial, 8), expect.closeTo(inicial, 8)]);
  await walk(bia, roteiro, faseOf(roteiro), [true]);
  const final = 10 * chance(tri(0.3), ability([...before, [tri(0), true]]));
  expect(final).toBeGreaterThan(inicial + 0.3);
  expect(await notas('bia')).toEqual([expect.closeTo(inicial, 8), expect.closeTo(final, 8)]);
  expect(await notas('bruno')).toEqual([null, null]);
});
