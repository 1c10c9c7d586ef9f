import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

const words = (page: number, pages: number) =>
  pageWindow(page, pages)
    .map((slot) => ('gap' in slot ? '…' : slot.near ? `(${slot.page})` : String(slot.page)))
    .join(' ');

it.each([
  ['one page', 1, 1, '1'],
  ['few pages', 3, 5, '1 2 3 4 5'],
  ['the first of many', 1, 10, '1 (2) … 10'],
  ['the third: no gap for one page', 3, 10, '1 (2) 3 (4) … 10'],
  ['the fourth: no gap for one page', 4, 10, '1 (2) (3) 4 (5) … 10'],
  ['the middle', 5, 10, '1 … (4) 5 (6) … 10'],
  ['the fourth from the end', 7, 10, '1 … (6) 7 (8) (9) 10'],
  ['the last', 10, 10, '1 … (9) 10'],
])('%s', (_name, page, pages, shown) => expect(words(page, pages)).toBe(shown));
