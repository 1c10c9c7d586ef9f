import { expect, it } from 'vitest';

import { need } from './sizing.ts';

it('[sizing] half of the cores stay free', () => {
  // 16,667 saves a second are 4.2 cores of what was measured, and twice that with the spare half.
  expect(need(1_000_000)).toEqual({ saves: 16_667, forSaves: 9, forSignIn: 134 });
});

it('[sizing] nobody runs on less than two cores', () => {
  expect(need(1000)).toEqual({ saves: 17, forSaves: 2, forSignIn: 2 });
});
