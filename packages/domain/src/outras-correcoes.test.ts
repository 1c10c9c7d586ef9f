import { expect, it } from 'vitest';

import { canReadOthers } from './outras-correcoes.ts';

it.each([
  ['[COR-13] who has yet to mark reads nothing of others', false, 2, null, false],
  ['[COR-13] nor does who finds no part to mark', false, null, null, false],
  ['[COR-13] who has marked', true, 1, null, true],
  ['[COR-13] the third, from the start', false, 3, null, true],
  ['[COR-13] anyone, once the mark is final, of 0 too', false, null, 0, true],
] as const)('%s', (_, concluida, papel, nota, may) => {
  expect(canReadOthers(concluida, papel, nota)).toBe(may);
});
