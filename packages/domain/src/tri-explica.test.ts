import { describe, expect, it } from 'vitest';
import {
  erroDaMedia,
  hitsThatCountedLittle,
  isDentroDaMargem,
  mediaDeAreas,
  thetaOfNota,
  type ExplicaQuestao,
} from './tri-explica.ts';
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

it.each([
  ['one area has its own', [32], 32],
  ['several are independent', [30, 40], 25],
  ['none', [], null],
] as const)('[TRE-3] the error of %s', (_, erros, erro) => {
  expect(erroDaMedia(erros)).toBe(erro);
});

it.each([
  ['bands that overlap', { nota: 600, erro: 30 }, { nota: 640, erro: 30 }, true],
  ['bands that touch', { nota: 600, erro: 30 }, { nota: 660, erro: 30 }, true],
  ['bands apart', { nota: 600, erro: 30 }, { nota: 660.1, erro: 30 }, false],
  ['a fall whose bands overlap', { nota: 640, erro: 30 }, { nota: 600, erro: 15 }, true],
  ['the same score', { nota: 600, erro: 0 }, { nota: 600, erro: 0 }, true],
  ['an error that is not known', { nota: 600, erro: null }, { nota: 601, erro: 30 }, false],
] as const)('[TRE-4] inside the margin: %s', (_, antes, agora, dentro) => {
  expect(isDentroDaMargem(antes, agora)).toBe(dentro);
});

it.each([
  ['four areas', [600, 610, 620, 630], { areas: 4, todas: true }],
  ['four areas, one without a score', [600, null, 620, 630], { areas: 3, todas: false }],
  ['one area', [600], null],
  ['one area with a score', [600, null], null],
] as const)('[TRE-5] a score over %s', (_, notas, media) => {
  expect(mediaDeAreas(notas)).toEqual(media);
});
