import { expect, it } from 'vitest';
import { hasTex, typesetHtml } from './typeset-html.ts';

it.each([
  [
    'in its line',
    String.raw`<p>A razão é \(\frac{3}{r}\).</p>`,
    /^<p>A razão é <math[^>]*>.*<mfrac>.*<\/math>\.<\/p>$/u,
  ],
  ['on a line of its own', String.raw`<p>\[x^{2}\]</p>`, /<math[^>]*display="block"[^>]*>.*<msup>/u],
  ['with a sign that HTML writes as an entity', String.raw`<p>\(x &lt; 5\)</p>`, /<mo[^>]*>&lt;<\/mo>/u],
])('a formula %s is drawn', async (_, html, drawn) => {
  expect(await typesetHtml(html)).toMatch(drawn);
});

it.each([
  ['cannot be read', String.raw`<p>\(\frac{3\)</p>`, String.raw`<p><code>\frac{3</code></p>`],
  ['is not whole', String.raw`<p>\(x</p>`, String.raw`<p>\(x</p>`],
])('a formula that %s stays as it was typed', async (_, html, shown) => {
  expect(await typesetHtml(html)).toBe(shown);
});

it('what is drawn already, and what stands in an attribute, stays as it is', async () => {
  const html = String.raw`<p><math><mtext>\(x\)</mtext></math><img src="https://a.example/1.png" alt="\(x\)"></p>`;
  expect(await typesetHtml(html)).toBe(html);
});

it('a text without a formula asks for no renderer', () => {
  expect(hasTex('<p>3 (três) e [quatro]</p>')).toBe(false);
  expect(hasTex(String.raw`<p>\[x\]</p>`)).toBe(true);
});
