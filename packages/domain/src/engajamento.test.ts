import { expect, it } from 'vitest';
import {
  engajamentoBase,
  engajamentoLevel,
  engajamentoQualificado,
  isEngajada,
  isImpactoGreen,
} from './engajamento.ts';

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

it.each<[string, (number | null)[], number | null, number | null]>([
  ['[ENG-4] [ENG-5] no phases', [], null, null],
  ['[ENG-3] [ENG-4] D 204 never finished', [null, null], 0, 0],
  ['[ENG-3] [ENG-4] D 204 finished with 0 stars', [null, 0], 0.5, 0],
  ['[ENG-3] [ENG-4] D 204 one star', [1, null], 0.5, 0],
  ['[ENG-5] D 204 qualified from two stars', [2, 1, 0, null], 0.75, 0.25],
  ['[ENG-4] [ENG-5] all', [3, 2], 1, 1],
])('%s', (_, estrelas, base, qualificado) => {
  const fases = estrelas.map((qtde_estrelas) => ({ qtde_estrelas }));
  expect([engajamentoBase(fases), engajamentoQualificado(fases)]).toEqual([base, qualificado]);
  expect(fases.filter(isEngajada).length / (fases.length || 1)).toBe(base ?? 0);
});
