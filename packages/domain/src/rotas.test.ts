import { expect, it } from 'vitest';
import { matchesAny } from './rota-pattern.ts';
import { GESTAO_VIDA_TREE, STAFF_TREE, TO_V1, TO_V2, V1_TREE, V2_TREE } from './rotas.ts';

const sample = (pattern: string) => pattern.replaceAll('#', '7').replaceAll('@', 'plano_acoes');
const numbers = (pattern: string) => pattern.split('#').length - 1;

it.each([
  ['version 1', TO_V1, V1_TREE],
  ['version 2', TO_V2, V2_TREE],
] as const)(
  '[DES-7] every name of %s leads into its tree, is not in it already and invents no number',
  (_, table, tree) => {
    const wrong = table.filter(
      ([from, to]) => !matchesAny(tree, sample(to)) || matchesAny(tree, sample(from)) || numbers(to) > numbers(from),
    );
    expect(wrong).toEqual([]);
  },
);

it('[DES-5] [DES-6] the two trees share nothing but the error page, and no student tree holds a staff address', () => {
  expect(V1_TREE.filter((pattern) => V2_TREE.includes(pattern))).toEqual(['/error/#']);
  expect([...V1_TREE, ...V2_TREE].filter((pattern) => STAFF_TREE.includes(pattern))).toEqual([]);
});

it('[DES-13] what only gestao_vida opens is part of the staff tree', () => {
  expect(GESTAO_VIDA_TREE.filter((pattern) => !STAFF_TREE.includes(pattern))).toEqual([]);
});
