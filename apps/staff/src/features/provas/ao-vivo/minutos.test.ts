import { describe, expect, it } from 'vitest';

import { minutosOferecidos } from './minutos.ts';

describe('the minutes that a sheet offers', () => {
  it.each([
    ['nobody needs to look', null, [5, 7, 10, 15], null],
    ['a silence of a usual number', 7, [5, 7, 10, 15], 7],
    ['another one takes the nearest place', 6, [6, 7, 10, 15], 6],
    ['a long one takes the last place', 60, [5, 7, 10, 60], 60],
    ['longer than an hour proposes nothing', 61, [5, 7, 10, 15], null],
    ['less than a minute proposes nothing', 0, [5, 7, 10, 15], null],
  ])('%s', (_, silencio, opcoes, proposto) => {
    expect(minutosOferecidos(silencio)).toEqual({ opcoes, proposto });
  });
});
