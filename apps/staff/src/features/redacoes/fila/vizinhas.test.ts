import { describe, expect, it } from 'vitest';

import { lugarOf, proximasOf } from './vizinhas.ts';

const fila = [11, 12, 13, 14].map((redacao_id) => ({ redacao_id }));
const open = () => false;

describe('the queue', () => {
  it.each([
    { at: 11, lugar: 1, next: [12, 13, 14] },
    { at: 13, lugar: 3, next: [14, 11, 12] },
    { at: 14, lugar: 4, next: [11, 12, 13] },
    { at: 99, lugar: null, next: [11, 12, 13, 14] },
  ])('from $at goes on with $next', ({ at, lugar, next }) => {
    expect(lugarOf(fila, at)).toBe(lugar);
    expect(proximasOf(fila, at, open)).toEqual(next);
  });

  it('leaves out what is done', () => {
    expect(proximasOf(fila, 11, (id) => id !== 14)).toEqual([14]);
    expect(proximasOf(fila, 11, () => true)).toEqual([]);
  });
});
