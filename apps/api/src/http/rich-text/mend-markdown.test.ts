import { describe, expect, it } from 'vitest';

import { mendEmphasis, mendMarkup } from './mend-markdown.ts';

describe('mendEmphasis', () => {
  it.each([
    ['file names', 'veja a_b_c.d_e'],
    ['addresses of pictures', '![](https://x.test/a_b._c_d.png)'],
    ['well formed emphasis', '_um_, **dois** e _três_.'],
    ['escaped marks', 'a \\_b.\\_c'],
    ['strong text with underscores', '__negrito__ e __outro.__'],
    ['blanks to fill in', 'escreveu ____em ______.Depois'],
  ])('leaves %s alone', (_name, source) => {
    expect(mendEmphasis(source)).toBe(source);
  });
});

describe('mendEmphasis of italics that adjoin', () => {
  it.each([
    ['_x__y_', '_xy_'],
    ['_um dois__três_.', '_um doistrês_.'],
    ['2_x__y_', '2*xy*'],
  ])('%s', (source, expected) => {
    expect(mendEmphasis(source)).toBe(expected);
  });
});

describe('mendMarkup', () => {
  it.each([
    ['every sign that was escaped twice', 'R\\\\$ 5, 10\\\\%, a\\\\|b, \\\\{x\\\\}', 'R\\$ 5, 10\\%, a\\|b, \\{x\\}'],
    ['tags with attributes', '<p align="center">a</p><span class=x>b</span>', '\n\na\n\nb'],
    ['blanks in the address of a picture', '![](a b.png) ![x](c.png)', '![](a%20b.png) ![x](c.png)'],
  ])('mends %s', (_name, source, expected) => {
    expect(mendMarkup(source)).toBe(expected);
  });

  it.each([
    ['Markdown', '**a** _b_ \\* ![](https://x.test/a.png) [1]'],
    ['comparison signs', 'a < b e c > d, <script>'],
    ['comparisons that begin like a tag', 'x <a e b> y, p<p e q> r, u<span ou> v'],
    ['a formula in TeX', 'C:\\\\pasta'],
  ])('leaves %s alone', (_name, source) => {
    expect(mendMarkup(source)).toBe(source);
  });
});
