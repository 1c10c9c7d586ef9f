// The schema has to hold every tag the allow-list has: a text would lose the others when it is edited.
import { ALLOWED_TAGS } from '@luneta/domain/html-allow-list';
import { getSchema } from '@tiptap/core';
import { expect, it } from 'vitest';
import { editorExtensions } from '../schema/extensions.ts';
import { readHtml } from './read-html.ts';
import { writeHtml } from './write-html.ts';

const schema = getSchema(editorExtensions);

/** Written as another tag of the same meaning, or by what is around them. */
const known: Readonly<Record<string, string>> = { b: '<strong>', i: '<em>', div: '<p>', span: '<p>' };
const shells: Readonly<Record<string, string>> = {
  li: '<ul><li>x</li></ul>',
  dt: '<dl><dt>x</dt></dl>',
  dd: '<dl><dd>x</dd></dl>',
  figcaption: '<figure><p>y</p><figcaption>x</figcaption></figure>',
  img: '<p><img src="https://x.test/a.png" alt="x"></p>',
  br: '<p>x<br>y</p>',
  hr: '<hr>',
  ul: '<ul><li>x</li></ul>',
  ol: '<ol><li>x</li></ol>',
  dl: '<dl><dt>x</dt></dl>',
  pre: '<pre><code>x</code></pre>',
  table: '<table><tbody><tr><td>x</td></tr></tbody></table>',
};
const inTable = ['caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const wholeTable =
  '<table><caption>x</caption><thead><tr><th>x</th></tr></thead><tbody><tr><td>x</td></tr></tbody><tfoot><tr><td>x</td></tr></tfoot></table>';
const isMath = (tag: string) => ALLOWED_TAGS.indexOf(tag) >= ALLOWED_TAGS.indexOf('math');

it.each(ALLOWED_TAGS.filter((tag) => !isMath(tag)))('holds <%s>', (tag) => {
  const html = inTable.includes(tag) ? wholeTable : (shells[tag] ?? `<${tag}>x</${tag}>`);
  expect(writeHtml(readHtml(html, schema))).toContain(known[tag] ?? `<${tag}`);
});

it('holds MathML whole', () => {
  const inside = ALLOWED_TAGS.filter((tag) => isMath(tag) && tag !== 'math' && tag !== 'mprescripts');
  const html = `<p><math>${inside.map((tag) => `<${tag}></${tag}>`).join('')}</math></p>`;
  expect(writeHtml(readHtml(html, schema))).toBe(html);
});
