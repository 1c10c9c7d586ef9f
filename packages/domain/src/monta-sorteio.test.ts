import { expect, it } from 'vitest';

import type { Dificuldade } from './dificuldade.ts';
import { type Candidata, sorteioDeQuestoes } from './monta-sorteio.ts';

const bank: readonly Candidata[] = [1, 2, 3, 4, 5, 6, 7, 8].map((questao_id) => ({
  questao_id,
  materia_id: questao_id <= 6 ? 1 : 2,
  dificuldade: questao_id % 2 === 0 ? 'facil' : 'medio',
}));
const parte = (materia_id: number, dificuldade: Dificuldade | null, qtde: number) => ({
  materia_id,
  dificuldade,
  qtde,
});

it('[MON-15] the same seed draws the same, whatever the order of the bank', () => {
  const draw = (candidatas: readonly Candidata[], semente: number) =>
    sorteioDeQuestoes(candidatas, [parte(1, null, 3), parte(2, null, 1)], semente).questao_ids;
  expect(draw([...bank].reverse(), 7)).toEqual(draw(bank, 7));
  const all = new Set(Array.from({ length: 20 }, (_, semente) => draw(bank, semente).join(',')));
  expect(all.size).toBeGreaterThan(5);
});

it('[MON-15] no question comes twice, and each part has its subject and level', () => {
  const { questao_ids, faltam } = sorteioDeQuestoes(
    bank,
    [parte(1, null, 3), parte(1, 'facil', 3), parte(2, 'medio', 1)],
    3,
  );
  expect(faltam).toEqual([]);
  expect(questao_ids.slice(0, 3).sort((x, y) => x - y)).toEqual([1, 3, 5]);
  expect(questao_ids.slice(3, 6).sort((x, y) => x - y)).toEqual([2, 4, 6]);
  expect(questao_ids.slice(6)).toEqual([7]);
});

it.each([
  ['as many as there are', 2, []],
  ['one more', 3, [parte(2, null, 1)]],
])('[MON-15] says what the bank lacks: %s', (_name, qtde, expected) => {
  const { questao_ids, faltam } = sorteioDeQuestoes(bank, [parte(2, null, qtde)], 1);
  expect([questao_ids.length, faltam]).toEqual([2, expected]);
});
