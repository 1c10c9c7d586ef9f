import { expect, it } from 'vitest';

import { renderFormulas } from './formulas.ts';
import { toPlainText } from './plain-text.ts';

it.each([
  ['a fraction', '\\(\\frac{9}{2}\\)', '9/2'],
  ['a fraction of sums', '\\(\\frac{a+b}{2}\\)', '(a + b)/2'],
  ['powers and roots', '\\(x^2-7x+\\sqrt{10}=0\\)', 'x² − 7x + √10 = 0'],
  ['a power with a name in it', '\\(2^{kt}\\)', '2^kt'],
  ['an index and a root of a degree', '\\(a_1+\\sqrt[3]{8}\\)', 'a₁ + ³√8'],
  ['raised and lowered signs', 'H<sub>2</sub>O e 10<sup>-3</sup> m', 'H₂O e 10⁻³ m'],
])('reads %s in a line', (_name, html, text) => {
  expect(toPlainText(renderFormulas(`<p>${html}</p>`).html, 100)).toBe(text);
});

it.each([
  ['tags and spaces', '<p>Leia <strong>o texto</strong>.</p>\n<p>Responda.</p>', 'Leia o texto. Responda.'],
  ['signs that were escaped', '<p>a &lt; b &amp;&amp; c&nbsp;&gt; d</p>', 'a < b && c > d'],
  ['an entity of an entity, once', '&amp;lt;', '&lt;'],
  ['a tag cut off at the end', '<p>Fim <img alt="um', 'Fim'],
  ['a picture alone', '<p><img src="/midias/1/a.png" alt="Mapa"></p>', ''],
  ['as many signs as fit', 'x'.repeat(20), 'x'.repeat(20)],
  ['one sign more', 'x'.repeat(21), `${'x'.repeat(19)}…`],
])('of %s', (_name, html, text) => {
  expect(toPlainText(html, 20 + (html.startsWith('<p>') ? 100 : 0))).toBe(text);
});
