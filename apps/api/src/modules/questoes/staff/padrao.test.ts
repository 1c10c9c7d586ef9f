import { afterAll, expect, it } from 'vitest';

import { createTestDb } from '../../../../test/index.ts';
import { htmlPattern } from './padrao.ts';

const { db, close } = await createTestDb();
afterAll(close);

async function finds(texto: string, html: string): Promise<boolean> {
  const { rows } = await db.query('select lower($1) ~ $2 as tem', [html, htmlPattern(texto)]);
  return rows[0]?.tem === true;
}

it.each([
  ['accents and capitals', 'agua', '<p>Água</p>', true],
  ['a cedilla', 'fracao', '<p>A FRAÇÃO</p>', true],
  ['words with markup between them', 'razao aurea', '<p>razão <strong>áurea</strong></p>', true],
  ['words in two paragraphs', 'fim comeco', '<p>fim</p><p>começo</p>', true],
  ['other words', 'agua', '<p>ague</p>', false],
  ['the name of a tag', 'strong', '<p><strong>x</strong></p>', false],
  ['a word that is also a tag', 'table', '<table><tbody><tr><td>the table</td></tr></tbody></table>', true],
  ['an attribute', 'mapa', '<img src="/a.png" alt="mapa">', false],
  ['an angle bracket', '2 < 3', '<p>2 &lt; 3</p>', true],
  ['an ampersand', 'a & b', '<p>a &amp; b</p>', true],
  ['characters of patterns, literally', 'f(x) = [a+b]*2.', '<p>f(x) = [a+b]*2.</p>', true],
  ['a point only as a point', 'a.c', '<p>abc</p>', false],
  ['a pattern for any text', '.*', '<p>abc</p>', false],
  ['a backslash', '\\d', '<p>7</p>', false],
])('finds %s', async (_name, texto, html, found) => {
  expect(await finds(texto, html)).toBe(found);
});
