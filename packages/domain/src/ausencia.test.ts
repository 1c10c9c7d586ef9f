import { expect, it } from 'vitest';
import { hasOwnResultado } from './ausencia.ts';

const there = { fezAlgumDia: false, atual: true, inicioMs: null, foraDosResultados: false };

it.each([
  ['[NOT-15] enrolled since ever: absent', {}, 100, true],
  ['[NOT-15] joined before the last window closed', { inicioMs: 100 }, 100, true],
  ['[NOT-15] joined after it', { inicioMs: 101 }, 100, false],
  ['[NOT-15] joined while no window has an end', { inicioMs: 5 }, null, false],
  ['[NOT-15] joined after it, and took a day all the same', { inicioMs: 101, fezAlgumDia: true }, 100, true],
  ['[NOT-15] the class has its results already', { foraDosResultados: true }, 100, false],
  ['[NOT-15] left without a day', { atual: false }, 100, false],
  ['[NOT-15] left after a day', { atual: false, fezAlgumDia: true }, 100, true],
])('%s', (_, change, windowEndMs, expected) => {
  expect(hasOwnResultado({ ...there, ...change }, windowEndMs)).toBe(expected);
});
