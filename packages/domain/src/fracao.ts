/** Exact fractions, for places: two equal grades are equal whatever order their points were added in. */
import { itemPoints, type NotaItem } from './nota.ts';

/** In lowest terms, with a positive denominator. */
export type Fracao = { readonly num: bigint; readonly den: bigint };

const gcd = (x: bigint, y: bigint): bigint => (y === 0n ? x : gcd(y, x % y));
const abs = (x: bigint) => (x < 0n ? -x : x);

function reduced(num: bigint, den: bigint): Fracao {
  const by = gcd(abs(num), den);
  return by === 0n ? { num: 0n, den: 1n } : { num: num / by, den: den / by };
}

/** Points of a text are hundredths up to 99999.99: their quotient has no greater denominator. */
const MOST_DENOMINATOR = 10_000_000;
const CLOSE = 1e-15;

/**
 * The fraction that a quotient of points stands for: the simplest one that the number equals as far as a number can. Two
 * different quotients of points are further apart than that. [RAN-6]
 */
export function fracaoOf(value: number): Fracao {
  let [num, den, lastNum, lastDen] = [Math.floor(value), 1, 1, 0];
  let rest = value - Math.floor(value);
  while (Math.abs(num / den - value) > CLOSE && rest > 0) {
    const part = Math.floor(1 / rest);
    rest = 1 / rest - part;
    const next = [part * num + lastNum, part * den + lastDen] as const;
    if (next[1] > MOST_DENOMINATOR) break;
    [num, den, lastNum, lastDen] = [next[0], next[1], num, den];
  }
  return reduced(BigInt(num), BigInt(den));
}

const plus = (x: Fracao, y: Fracao): Fracao => reduced(x.num * y.den + y.num * x.den, x.den * y.den);

/** Less than, equal to or greater than 0 as the first is less than, equal to or greater than the second. [RAN-6] */
export function compareFracoes(x: Fracao, y: Fracao): -1 | 0 | 1 {
  const difference = x.num * y.den - y.num * x.den;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** The grade of NOT-6 as an exact fraction, 0 to 1; null as there. [RAN-6] */
export function desempenhoExato(items: readonly NotaItem[], presente: boolean): Fracao | null {
  if (!presente) return null;
  const points = items.map((item) => itemPoints(item, presente)).filter((value) => value !== null);
  if (points.length === 0) return null;
  const sum = points.map(fracaoOf).reduce(plus, { num: 0n, den: 1n });
  return reduced(sum.num, sum.den * BigInt(points.length));
}
