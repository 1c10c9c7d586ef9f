import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareFracoes, desempenhoExato, fracaoOf } from './fracao.ts';
import { desempenho, percentualCorrecao, type NotaItem } from './nota.ts';
import { rankBy } from './ranking.ts';

const text = (points: number, of = 1): NotaItem => ({
  item_resposta: null,
  gabarito: null,
  anulada: false,
  subjetiva: true,
  gabarito_bonificado: false,
  percentual_pontuacao_correcao: percentualCorrecao(points, of),
});

it('[RAN-6] equal grades share a place whatever order their points were added in', () => {
  const one = [text(0.1), text(0.2), text(0.3)];
  const other = [text(0.3), text(0.2), text(0.1)];
  // Binary sums differ.
  expect(desempenho(one, true)).not.toBe(desempenho(other, true));
  const ranked = rankBy([one, other, [text(0.1), text(0.2), text(0.29)]], (x, y) => {
    const [a, b] = [desempenhoExato(x, true), desempenhoExato(y, true)];
    return a && b ? compareFracoes(a, b) : 0;
  });
  expect(ranked.map(({ posicao }) => posicao)).toEqual([1, 1, 3]);
});

it('[RAN-6] thirds of different items are one grade', () => {
  const [a, b] = [desempenhoExato([text(1, 3), text(2, 3)], true), desempenhoExato([text(7, 21), text(14, 21)], true)];
  expect(a).toEqual(b);
  expect(a).toEqual({ num: 1n, den: 2n });
});

it('[RAN-6] no fraction for the absent, nor where nothing counts', () => {
  expect(desempenhoExato([text(1)], false)).toBeNull();
  expect(desempenhoExato([{ ...text(1), percentual_pontuacao_correcao: null }], true)).toBeNull();
});

it('[RAN-6] every quotient of points in hundredths is found again', () => {
  const hundredths = fc.integer({ min: 1, max: 9_999_999 });
  fc.assert(
    fc.property(hundredths, hundredths, (x, y) => {
      const [part, whole] = [Math.min(x, y), Math.max(x, y)];
      const { num, den } = fracaoOf(part / 100 / (whole / 100));
      expect(num * BigInt(whole)).toBe(den * BigInt(part));
    }),
  );
});
