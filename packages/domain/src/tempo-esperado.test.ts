import { expect, it } from 'vitest';

import { minutosEsperados, type QuestaoNoTempo } from './tempo-esperado.ts';

const many = (n: number, dificuldade: QuestaoNoTempo['dificuldade'], tipo: QuestaoNoTempo['tipo'] = 'objetiva') =>
  Array.from({ length: n }, () => ({ tipo, dificuldade }));

it.each([
  ['no question', [], 0],
  ['one of each level', [...many(1, 'facil'), ...many(1, 'medio'), ...many(1, 'dificil')], 11],
  ['an unknown level counts as medium', many(2, null), 7],
  ['a text takes longer, whatever its level', many(1, 'facil', 'discursiva'), 8],
  ['the exam of the mock', [...many(6, 'facil'), ...many(9, 'medio'), ...many(5, 'dificil')], 72],
] as const)('[MON-18] %s', (_name, questoes, minutos) => {
  expect(minutosEsperados(questoes)).toBe(minutos);
});
