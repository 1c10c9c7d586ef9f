import { expect, it } from 'vitest';
import { ETAPAS, etapaNumero, parteDosExercicios } from './etapa.ts';

it.each([
  { name: '[ETA-1] media', etapa: 'midia' as const, n: 1 },
  { name: '[ETA-1] every exercise', etapa: 'exercicios' as const, n: 2 },
  { name: '[ETA-1] result', etapa: 'resultado' as const, n: 3 },
])('$name', ({ etapa, n }) => {
  expect(etapaNumero(etapa)).toBe(n);
  expect(ETAPAS).toHaveLength(3);
});

it.each([
  { name: '[ETA-2] at the first nothing is done', posicao: 1, total: 6, parte: 0 },
  { name: '[ETA-2] at the fourth of six a half is', posicao: 4, total: 6, parte: 0.5 },
  { name: '[ETA-2] without any', posicao: 1, total: 0, parte: 0 },
])('$name', ({ posicao, total, parte }) => {
  expect(parteDosExercicios(posicao, total)).toBe(parte);
});
