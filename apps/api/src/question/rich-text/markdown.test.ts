import { describe, expect, it } from 'vitest';

import { markdownInlineToHtml, markdownToHtml, mendEmphasis } from './markdown.ts';

const SRC = `/api/v2/midias/1/${'b'.repeat(64)}.png`;
const keep = () => ({ src: SRC, alt: 'Imagem' });

describe('markdownToHtml', () => {
  it.each([
    ['paragraphs', 'um\n\ndois', '<p>um</p>\n<p>dois</p>'],
    ['bold title', '**TEXTO I**', '<p><strong>TEXTO I</strong></p>'],
    ['hard break', 'verso  \noutro', '<p>verso<br>\noutro</p>'],
    ['escaped brackets', 'antes \\[…\\] depois', '<p>antes […] depois</p>'],
    ['escaped plus', '5 \\+ 4', '<p>5 + 4</p>'],
    ['escaped year that is not a list', '1614\\. Disponível', '<p>1614. Disponível</p>'],
    ['superscript left as it is', 'm² e x₁', '<p>m² e x₁</p>'],
    ['comparison signs', '60% < Q ≤ 100%', '<p>60% &lt; Q ≤ 100%</p>'],
    ['emphasis stuck to the next word', 'o _meu sangue._Em casa', '<p>o <em>meu sangue.</em> Em casa</p>'],
    ['emphasis between dashes', 'por…—_Chave_, por _chave_—diz', '<p>por…—<em>Chave</em>, por <em>chave</em>—diz</p>'],
    ['bold stuck to the next word', '**Nota.**Em casa', '<p><strong>Nota.</strong> Em casa</p>'],
    ['raw HTML is shown, not obeyed', '<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['dangerous link', '[a](javascript:alert(1))', '<p>[a](javascript:alert(1))</p>'],
    ['picture', 'a ![](https://x.test/f.png) b', `<p>a <img src="${SRC}" alt="Imagem"> b</p>`],
  ])('%s', (_name, source, html) => {
    expect(markdownToHtml(source, keep)).toBe(html);
  });

  it('replaces a missing picture with words', () => {
    const html = markdownToHtml('a ![](https://x.test/f.png) b', () => ({ texto: '[Imagem < indisponível]' }));
    expect(html).toBe('<p>a <em>[Imagem &lt; indisponível]</em> b</p>');
  });

  it('escapes the description of a picture', () => {
    expect(markdownToHtml('![](x)', () => ({ src: SRC, alt: '"><script>' }))).not.toContain('<script');
  });
});

describe('markdownInlineToHtml', () => {
  it('puts no paragraph around an option', () => {
    expect(markdownInlineToHtml('R$ 2,00 *menor*', keep)).toBe('R$ 2,00 <em>menor</em>');
  });
});

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
