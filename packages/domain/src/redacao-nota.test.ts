import { expect, it } from 'vitest';
import { mediaDasRedacoes } from './redacao-nota.ts';

it.each<[name: string, notas: (number | null)[], mean: number | null]>([
  ['[COR-8] one essay', [800], 800],
  ['[COR-8] the days of one exam', [800, 601], 700.5],
  ['[COR-8] one that waits holds the mean back', [800, null], null],
  ['[COR-8] none asked for', [], null],
])('%s', (_, notas, mean) => {
  expect(mediaDasRedacoes(notas)).toBe(mean);
});
