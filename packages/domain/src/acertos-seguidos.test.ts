import { describe, expect, it } from 'vitest';
import { isHitAtFirst, elogio, sequencia } from './acertos-seguidos.ts';

describe('sequencia', () => {
  it.each([
    { name: 'nothing answered', certos: [], seguidos: null },
    { name: 'two in a row', certos: [true, true], seguidos: null },
    { name: 'three in a row', certos: [true, true, true], seguidos: 3 },
    { name: 'four in a row', certos: [true, true, true, true], seguidos: 4 },
    { name: 'three in a row after a miss', certos: [true, false, true, true, true], seguidos: 3 },
    { name: 'two in a row after a miss', certos: [true, true, true, false, true, true], seguidos: null },
    { name: 'a miss at the end', certos: [true, true, true, true, false], seguidos: null },
  ])('[SEQ-1] $name', ({ certos, seguidos }) => {
    expect(sequencia(certos)).toBe(seguidos);
  });
});

describe('isHitAtFirst', () => {
  it.each([
    { name: 'right at the first try', tentado: { acertou: true, vez: 1 }, conta: true },
    { name: 'right at the second try', tentado: { acertou: true, vez: 2 }, conta: false },
    { name: 'wrong', tentado: { acertou: false, vez: 1 }, conta: false },
    { name: 'not judged, or not answered', tentado: { acertou: null, vez: 0 }, conta: false },
  ])('[SEQ-2] $name', ({ tentado, conta }) => {
    expect(isHitAtFirst(tentado)).toBe(conta);
  });
});

describe('elogio', () => {
  it.each([
    { name: 'the second try found the way', vez: 2, posicao: 1, materia: 'Física', is: 'caminho' },
    { name: 'the first exercise', vez: 1, posicao: 1, materia: 'Física', is: 'leitura' },
    { name: 'the second one', vez: 1, posicao: 2, materia: 'Física', is: 'acerto' },
    { name: 'the third one where one calculates', vez: 1, posicao: 3, materia: 'Matemática', is: 'conta' },
    { name: 'the third one where nobody calculates', vez: 1, posicao: 3, materia: 'História', is: 'leitura' },
    { name: 'the third one of an unknown subject', vez: 1, posicao: 3, materia: undefined, is: 'leitura' },
    { name: 'the seventh one begins again', vez: 1, posicao: 7, materia: 'Química', is: 'leitura' },
  ])('[SEQ-3] $name', ({ is, ...acerto }) => {
    expect(elogio(acerto)).toBe(is);
  });
});
