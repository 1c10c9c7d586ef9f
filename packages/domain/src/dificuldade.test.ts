import { describe, expect, it } from 'vitest';
import {
  dificuldadeOfConfiabilidade,
  dificuldadeOfPercentualAcerto,
  dificuldadeOfQuestao,
  dificuldadeOfTri,
} from './dificuldade.ts';

describe('difficulty', () => {
  it.each([
    ['[DIF-1] above 0.8', 0.81, 'facil'],
    ['[DIF-1] at 0.8', 0.8, 'medio'],
    ['[DIF-1] above 0.5', 0.51, 'medio'],
    ['[DIF-1] at 0.5', 0.5, 'dificil'],
    ['[DIF-1] none', 0, 'dificil'],
  ])('%s', (_, confiabilidade, expected) => {
    expect(dificuldadeOfConfiabilidade(confiabilidade)).toBe(expected);
  });

  it.each([
    ['[DIF-2] at −0.5', -0.5, 'facil'],
    ['[DIF-2] above −0.5', -0.49, 'medio'],
    ['[DIF-2] at 0.8', 0.8, 'medio'],
    ['[DIF-2] above 0.8', 0.81, 'dificil'],
  ])('%s', (_, b, expected) => {
    expect(dificuldadeOfTri(b)).toBe(expected);
  });

  it.each([
    ['[DIF-3] 81 of 100', 81, 'facil'],
    ['[DIF-3] 80 of 100', 80, 'medio'],
    ['[DIF-3] 50 of 100', 50, 'dificil'],
  ])('%s', (_, percent, expected) => {
    expect(dificuldadeOfPercentualAcerto(percent)).toBe(expected);
  });

  it.each<[name: string, b: number | null, percent: number | null, expected: string | null]>([
    ['[DIF-4] calibration wins', 2, 99, 'dificil'],
    ['[DIF-4] b of zero is calibration', 0, 99, 'medio'],
    ['[DIF-4] share of hits', null, 99, 'facil'],
    ['[DIF-4] nothing known', null, null, null],
  ])('%s', (_, nivel_dificuldade, percentual_acerto, expected) => {
    expect(dificuldadeOfQuestao({ nivel_dificuldade, percentual_acerto })).toBe(expected);
  });
});
