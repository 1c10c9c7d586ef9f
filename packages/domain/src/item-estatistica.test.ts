import { describe, expect, it } from 'vitest';

import {
  discriminacao,
  ganhamComAnulacao,
  itemSaude,
  tercos,
  type ItemSaude,
  type RespostaAoItem,
} from './item-estatistica.ts';

const respostaOf = (acertosNaProva: number, acertou: boolean): RespostaAoItem => ({
  resposta: acertou ? 1 : 2,
  acertou,
  acertosNaProva,
});

describe('thirds', () => {
  it.each([
    { students: 0, size: 0 },
    { students: 2, size: 0 },
    { students: 3, size: 1 },
    { students: 7, size: 2 },
    { students: 9, size: 3 },
  ])('[ESI-1] of $students students hold $size each', ({ students, size }) => {
    const found = tercos(Array.from({ length: students }, (_, n) => respostaOf(n, true)));
    expect([found.tamanho, found.inferior.length, found.superior.length]).toEqual([size, size, size]);
  });

  it('[ESI-1] take the fewest and the most hits, whatever the order of the list', () => {
    const { inferior, superior } = tercos([respostaOf(9, true), respostaOf(1, false), respostaOf(5, true)]);
    expect([inferior[0]?.acertosNaProva, superior[0]?.acertosNaProva]).toEqual([1, 9]);
  });

  it('[ESI-1] leave equal hits in their order', () => {
    const list = [respostaOf(4, true), respostaOf(4, false), respostaOf(4, false)];
    expect(tercos(list)).toMatchObject({ inferior: [list[0]], superior: [list[2]] });
  });
});

describe('discrimination', () => {
  it.each([
    { name: 'only the best hit it', hits: [false, false, true], is: 1 },
    { name: 'only the weakest hit it', hits: [true, false, false], is: -1 },
    { name: 'both hit it', hits: [true, false, true], is: 0 },
    { name: 'too few students', hits: [true, true], is: null },
  ])('[ESI-2] $name: $is', ({ hits, is }) => {
    expect(discriminacao(tercos(hits.map((hit, n) => respostaOf(n, hit))))).toBe(is);
  });

  it.each([
    { valor: null, is: null },
    { valor: -0.01, is: 'anular' },
    { valor: 0, is: 'rever' },
    { valor: 0.19, is: 'rever' },
    { valor: 0.2, is: 'boa' },
  ] satisfies { valor: number | null; is: ItemSaude | null }[])('[ESI-3] $valor asks for $is', ({ valor, is }) => {
    expect(itemSaude(valor)).toBe(is);
  });
});

it.each([
  { presentes: 20, acertos: 13, gain: 7 },
  { presentes: 20, acertos: 20, gain: 0 },
])('[ESI-4] of $presentes present with $acertos hits, $gain gain', ({ presentes, acertos, gain }) => {
  expect(ganhamComAnulacao(presentes, acertos)).toBe(gain);
});
