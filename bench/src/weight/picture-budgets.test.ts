/** Requests before a question: at most twelve, whatever its row says. */
import { expect, it } from 'vitest';

import { requestLimit } from './picture-budgets.ts';

it.each([
  { case: 'a screen without a word about it', row: {}, limit: 12 },
  { case: 'a screen that may have more', row: { requests: 13 }, limit: 13 },
  { case: 'a question', row: { question: { later: 0 } }, limit: 12 },
  { case: 'a question whose text another answer leads to', row: { question: { later: 1 } }, limit: 11 },
  { case: 'a question that asks for more', row: { question: { later: 0 }, requests: 20 }, limit: 12 },
])('$case: $limit', ({ row, limit }) => {
  expect(requestLimit(row)).toBe(limit);
});
