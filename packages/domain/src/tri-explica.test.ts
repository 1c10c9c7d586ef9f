import { describe, expect, it } from 'vitest';
import { hitsThatCountedLittle, thetaOfNota, type ExplicaQuestao } from './tri-explica.ts';
import { notaTri, TRI_SCALE } from './tri.ts';

it('[TRE-1] is the scale read backwards', () => {
  expect(thetaOfNota('MT', TRI_SCALE.MT.d)).toBe(0);
  expect(thetaOfNota('CN', notaTri('CN', 1.5))).toBeCloseTo(1.5, 3);
});

describe('hits that counted little', () => {
  const hit = (change: Partial<ExplicaQuestao> = {}): ExplicaQuestao => ({
    area: 'MT',
    dificuldade: 1.5,
    acerto: true,
    ...change,
  });
  // The score of θ = 0.
  const notas = { MT: TRI_SCALE.MT.d };
  it.each<[name: string, questao: ExplicaQuestao, little: boolean]>([
    ['[TRE-2] far above the ability', hit(), true],
    ['[TRE-2] exactly one unit above', hit({ dificuldade: 1 }), false],
    ['[TRE-2] below the ability', hit({ dificuldade: -2 }), false],
    ['[TRE-2] a miss', hit({ acerto: false }), false],
    ['[TRE-2] unknown difficulty', hit({ dificuldade: null }), false],
    ['[TRE-2] an area without a score', hit({ area: 'LC' }), false],
    ['[TRE-2] a question of no area', hit({ area: null }), false],
  ])('%s', (_, questao, little) => {
    expect(hitsThatCountedLittle([questao], notas)).toEqual(little ? [questao] : []);
  });
});
