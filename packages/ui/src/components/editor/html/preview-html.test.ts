import { expect, it } from 'vitest';
import { previewHtml } from './preview-html.ts';

it.each([
  ['TeX in a line', '<p>é \\(3 &lt; r\\).</p>', '<p>é <code>3 &lt; r</code>.</p>'],
  ['TeX on its own', '<p>\\[x\\]</p>', '<p><code>x</code></p>'],
  ['nothing inside MathML or tags', '<math><mtext>\\(x\\)</mtext></math><img alt="\\(x\\)">', null],
  ['no delimiter without its partner', '<p>C:\\(pasta</p>', null],
])('sets apart %s', (_name, html, shown) => {
  expect(previewHtml(html)).toBe(shown ?? html);
});
