import { describe, expect, it } from 'vitest';
import { itemInformation, logLikelihood, probability, testInformation, type TriItem } from './tri-model.ts';

const item: TriItem = { a: 1.5, b: 0.5, c: 0.2 };

describe('probability', () => {
  it.each<[name: string, tri: TriItem, theta: number, expected: number]>([
    ['[TRI-1] at θ = b half way between c and 1', item, 0.5, 0.6],
    ['[TRI-1] far below: only luck', item, -40, 0.2],
    ['[TRI-1] far above: certain', item, 40, 1],
    ['[TRI-1] logit 1 with D = 1, not 1.7', { a: 1, b: 0, c: 0 }, 1, 1 / (1 + Math.exp(-1))],
    ['[TRI-1] no discrimination ignores ability', { a: 0, b: 3, c: 0 }, -2, 0.5],
  ])('%s', (_, tri, theta, expected) => {
    expect(probability(tri, theta)).toBeCloseTo(expected, 12);
  });
});

describe('log likelihood', () => {
  it.each([-3, -0.7, 0, 0.5, 2.9])('[TRI-1] is the log of the chance at θ = %d', (theta) => {
    for (const tri of [item, { ...item, c: 0 }]) {
      expect(logLikelihood(tri, true, theta)).toBeCloseTo(Math.log(probability(tri, theta)), 10);
      expect(logLikelihood(tri, false, theta)).toBeCloseTo(Math.log(1 - probability(tri, theta)), 10);
    }
  });

  it('[TRI-1] stays finite where the chance underflows', () => {
    expect(logLikelihood({ a: 1000, b: 4, c: 0 }, true, -4)).toBeCloseTo(-8000, 6);
    expect(logLikelihood({ a: 1000, b: -4, c: 0.2 }, false, 4)).toBeCloseTo(-8000 + Math.log(0.8), 6);
  });
});

describe('information', () => {
  /** Fisher information from its definition, P'² / (P·Q), the slope taken numerically. */
  const byDefinition = (tri: TriItem, theta: number) => {
    const h = 1e-5;
    const p = probability(tri, theta);
    return ((probability(tri, theta + h) - probability(tri, theta - h)) / (2 * h)) ** 2 / (p * (1 - p));
  };

  it.each([-2, -0.5, 0, 0.5, 0.9, 2])('[TRI-2] equals P′² / PQ at θ = %d', (theta) => {
    expect(itemInformation(item, theta)).toBeCloseTo(byDefinition(item, theta), 7);
  });

  it.each<[name: string, tri: TriItem, theta: number, expected: number]>([
    ['[TRI-2] without luck the peak is a²/4 at b', { a: 2, b: 1, c: 0 }, 1, 1],
    ['[TRI-2] nothing where the chance underflows', { a: 1000, b: 4, c: 0 }, -4, 0],
    ['[TRI-2] nothing from an item all get right', { a: 1, b: 0, c: 1 }, 0, 0],
  ])('%s', (_, tri, theta, expected) => {
    expect(itemInformation(tri, theta)).toBeCloseTo(expected, 12);
  });

  it('[TRI-2] of a test is the sum over its items, 0 for none', () => {
    expect(testInformation([item, item, item], 0.3)).toBeCloseTo(3 * itemInformation(item, 0.3), 12);
    expect(testInformation([], 0)).toBe(0);
  });
});
