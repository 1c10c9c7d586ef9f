import { describe, expect, it } from 'vitest';

import { mendEmphasis, mendMarkup } from './mend-markdown.ts';

describe('mendEmphasis', () => {
  it.each([
    ['file names', 'veja a_b_c.d_e'],
    ['addresses of pictures', '![](https://x.test/a_b._c_d.png)'],
    ['well formed emphasis', '_um_, **dois** e _três_.'],
    ['escaped marks', 'a \\_b.\\_c'],
  ])('leaves %s alone', (_name, source) => {
    expect(mendEmphasis(source)).toBe(source);
  });
});

describe('mendMarkup', () => {
  it.each([
    ['Markdown', '**a** _b_ \\* ![](https://x.test/a.png) [1]'],
    ['comparison signs', 'a < b e c > d, <script>'],
    ['a formula in TeX', 'C:\\\\pasta'],
  ])('leaves %s alone', (_name, source) => {
    expect(mendMarkup(source)).toBe(source);
  });
});
