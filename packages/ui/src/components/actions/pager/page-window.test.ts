import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

const words = (page: number, pages: number) =>
  pageWindow(page, pages)
    .map((slot) => ('gap' in slot ? (slot.narrow ? '(…)' : '…') : slot.near ? `(${slot.page})` : String(slot.page)))
    .join(' ');

it.each([
  ['one page', 1, 1, '1'],
  ['few pages', 3, 5, '1 2 3 4 5'],
  ['the first of many', 1, 10, '1 (2) … 10'],
  ['the second of many', 2, 10, '1 2 (3) … 10'],
  ['the third: a gap for one page only where it is left out', 3, 10, '1 (…) (2) 3 (4) … 10'],
  ['the fourth: a gap only where two pages are left out', 4, 10, '1 (…) (2) (3) 4 (5) … 10'],
  ['the middle', 5, 10, '1 … (4) 5 (6) … 10'],
  ['the fourth from the end', 7, 10, '1 … (6) 7 (8) (9) (…) 10'],
  ['the third from the end', 8, 10, '1 … (7) 8 (9) (…) 10'],
  ['the last but one', 9, 10, '1 … (8) 9 10'],
  ['the last', 10, 10, '1 … (9) 10'],
])('%s', (_name, page, pages, shown) => expect(words(page, pages)).toBe(shown));
