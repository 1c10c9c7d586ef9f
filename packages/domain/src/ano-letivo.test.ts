import { expect, it } from 'vitest';
import { anoLetivoProblem, isAnoAberto } from './ano-letivo.ts';

const year = { inicio: '2026-02-02', fim: '2026-12-18' };
const first = { numero_referencia: 1, inicio: '2026-02-02', fim: '2026-04-30' };
const second = { numero_referencia: 2, inicio: '2026-05-01', fim: '2026-07-10' };

it.each([
  ['[ESC-12] no cycle yet', year, [], null],
  ['[ESC-12] one day of a year', { inicio: '2026-02-02', fim: '2026-02-02' }, [], null],
  ['[ESC-12] the end before the beginning', { inicio: '2026-12-18', fim: '2026-02-02' }, [], 'datas_invertidas'],
  ['[ESC-12] a cycle from its first day to its last', year, [{ ...first, fim: '2026-12-18' }], null],
  ['[ESC-12] a cycle that begins a day before', year, [{ ...first, inicio: '2026-02-01' }], 'fora_do_ano 0'],
  ['[ESC-12] a cycle that ends a day after', year, [first, { ...second, fim: '2026-12-19' }], 'fora_do_ano 1'],
  ['[ESC-12] a cycle backwards', year, [{ ...first, fim: '2026-02-01' }], 'datas_invertidas 0'],
  ['[ESC-12] a cycle without days', year, [first, { ...second, inicio: null, fim: null }], null],
  ['[ESC-12] a cycle with one of its days', year, [{ ...first, fim: null }], 'datas_invertidas 0'],
  ['[ESC-13] one after the other', year, [first, second], null],
  ['[ESC-13] in another order', year, [second, first], null],
  ['[ESC-13] a break between', year, [first, { ...second, inicio: '2026-05-20' }], null],
  ['[ESC-13] a day in both', year, [first, { ...second, inicio: '2026-04-30' }], 'ciclos_sobrepostos 1'],
  ['[ESC-13] one inside the other', year, [{ ...first, fim: '2026-08-01' }, second], 'ciclos_sobrepostos 1'],
  ['[ESC-13] a number twice', year, [first, { ...second, numero_referencia: 1 }], 'ciclo_repetido 1'],
])('%s', (_name, days, ciclos, problem) => {
  const found = anoLetivoProblem({ ...days, ciclos });
  expect(found && [found.codigo, found.ciclo].filter((part) => part !== null).join(' ')).toBe(problem);
});

it.each([
  ['the active one', 'ativo', true],
  ['a planned one', 'planejado', true],
  ['a closed one', 'encerrado', false],
  ['one that the school has not set up', null, true],
] as const)('[ESC-1] %s', (_name, situacao, open) => {
  expect(isAnoAberto(situacao)).toBe(open);
});
