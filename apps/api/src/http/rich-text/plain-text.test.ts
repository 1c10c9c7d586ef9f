import { expect, it } from 'vitest';

import { toPlainText } from './plain-text.ts';

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
