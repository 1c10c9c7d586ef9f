import { describe, expect, it } from 'vitest';

import { afterTyping, moveBy } from './moves.ts';

const end = { row: 9, column: 4 };
const from = { row: 3, column: 2 };

describe('a key in the grid', () => {
  it.each([
    { key: 'ArrowUp', ctrl: false, to: { row: 2, column: 2 } },
    { key: 'ArrowDown', ctrl: true, to: { row: 9, column: 2 } },
    { key: 'ArrowRight', ctrl: false, to: { row: 3, column: 3 } },
    { key: 'ArrowLeft', ctrl: true, to: { row: 3, column: 0 } },
    { key: 'Enter', ctrl: false, to: { row: 4, column: 2 } },
    { key: 'Home', ctrl: true, to: { row: 0, column: 0 } },
    { key: 'End', ctrl: false, to: { row: 3, column: 4 } },
    { key: 'PageDown', ctrl: false, to: { row: 9, column: 2 } },
    { key: 'b', ctrl: false, to: null },
  ])('$key (ctrl $ctrl) leads to $to', ({ key, ctrl, to }) => {
    expect(moveBy(key, ctrl, from, end)).toEqual(to);
  });

  it('never leaves the grid', () => {
    expect(moveBy('ArrowUp', false, { row: 0, column: 0 }, end)).toEqual({ row: 0, column: 0 });
  });
});

describe('after a value was typed', () => {
  const none = () => false;
  it.each([
    { name: 'the next cell', at: { row: 1, column: 2 }, isOff: none, to: { row: 1, column: 3 } },
    { name: 'the next row from its start on', at: { row: 1, column: 4 }, isOff: none, to: { row: 2, column: 1 } },
    { name: 'nothing after the last cell', at: { row: 9, column: 4 }, isOff: none, to: null },
    {
      name: 'past a cell that is not typed',
      at: { row: 1, column: 2 },
      isOff: ({ column }: { column: number }) => column === 3,
      to: { row: 1, column: 4 },
    },
    {
      name: 'past a row that is not typed',
      at: { row: 1, column: 4 },
      isOff: ({ row }: { row: number }) => row === 2,
      to: { row: 3, column: 1 },
    },
  ])('follows $name', ({ at, isOff, to }) => {
    expect(afterTyping(at, end, 1, isOff)).toEqual(to);
  });
});
