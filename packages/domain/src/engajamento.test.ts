import { expect, it } from 'vitest';
import { engajamentoLevel, isImpactoGreen } from './engajamento.ts';

it.each([
  ['[ENG-1] [ENG-2] all', 1, 'alto', true],
  ['[ENG-1] [ENG-2] at 0.7', 0.7, 'alto', true],
  ['[ENG-1] [ENG-2] below 0.7', 0.699, 'medio', false],
  ['[ENG-1] [ENG-2] at 0.6', 0.6, 'medio', false],
  ['[ENG-1] [ENG-2] below 0.6', 0.599, 'baixo', false],
  ['[ENG-1] [ENG-2] none', 0, 'baixo', false],
])('%s', (_, engajamento, level, green) => {
  expect(engajamentoLevel(engajamento)).toBe(level);
  expect(isImpactoGreen(engajamento)).toBe(green);
});
