import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';

import { expect, it } from 'vitest';

import { bodyKeeper, inlineSums, withConfig } from './page.ts';
import { withSums } from './policy.ts';

const HTML = `<head><script type="application/json" id="luneta-config"></script><script>early()</script>
<style>a{color:red}</style><script type="module" crossorigin src="/assets/a.js"></script></head>`;
const sum = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('the sums are those of what is inline and run: no data, no file', () => {
  expect(inlineSums(HTML)).toEqual({ script: [sum('early()')], style: [sum('a{color:red}')] });
});

it.each([
  ['a script', HTML.replace('early()', 'early();')],
  ['a style', HTML.replace('red', 'rod')],
])('one changed byte of %s changes the policy', (_what, changed) => {
  expect(withSums('x', inlineSums(changed))).not.toBe(withSums('x', inlineSums(HTML)));
});

it('a value cannot end the block it stands in, and is read as it was written', () => {
  const config = { produto: '</script><script>alert(1)</script>', moeda: "$& $1 $'" };
  const html = withConfig(HTML, config);
  expect(html).not.toContain('alert(1)</script>');
  expect(inlineSums(html)).toEqual(inlineSums(HTML));
  expect(JSON.parse(/id="luneta-config">([^<]*)</u.exec(html)?.[1] ?? '')).toEqual(config);
});

it('a page that was configured before takes the new values', () => {
  const html = withConfig(withConfig(HTML, { produto: 'A' }), { produto: 'B' });
  expect(html).toContain('{"produto":"B"}');
  expect(html).not.toContain('"A"');
});

it('sends the same configuration compressed once, and another one as another', () => {
  const bodyOf = bodyKeeper();
  const page = { html: HTML, sums: inlineSums(HTML) };
  const first = bodyOf(page, { produto: 'A' }, 'br');
  expect(bodyOf(page, { produto: 'A' }, 'br')).toBe(first);
  expect(brotliDecompressSync(first).toString()).toBe(withConfig(HTML, { produto: 'A' }));
  expect(bodyOf(page, { produto: 'B' }, 'identity').toString()).toContain('"B"');
});
