/** docs/glossary.md lists each noun once, in order. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const glossary = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'docs', 'glossary.md');
const document = readFileSync(glossary, 'utf8');

/** The words of each row, in the order of the table. */
const wordsOf = (text: string): string[][] =>
  [...text.matchAll(/^\| (`.*?) \|/gm)].map(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, word = '']) => word),
  );

function glossaryFindings(text: string): string[] {
  const rows = wordsOf(text);
  const words = rows.flat();
  const twice = words.filter((word, n) => words.indexOf(word) !== n);
  const first = rows.map(([word = '']) => word.toLowerCase());
  const astray = first.filter((word, n) => n > 0 && word < (first[n - 1] ?? ''));
  return [...twice.map((word) => `${word} stands twice`), ...astray.map((word) => `${word} stands out of order`)];
}

it('[glossary] has each noun once, in order', () => {
  expect(wordsOf(document).length).toBeGreaterThan(50);
  expect(glossaryFindings(document)).toEqual([]);
});

it('[glossary] planted: a noun that stands twice is noticed', () => {
  const faulty = document.replace('| `vez` |', '| `aviso` |');
  expect(glossaryFindings(faulty)).toEqual(['aviso stands twice', 'aviso stands out of order']);
});
