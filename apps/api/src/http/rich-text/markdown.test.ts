import { describe, expect, it } from 'vitest';

import { markdownInlineToHtml, markdownToHtml } from './markdown.ts';

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
    ['break of a line', 'Utilize 3 para π.\nO número é', '<p>Utilize 3 para π.<br>\nO número é</p>'],
    ['escaped signs', 'a \\* b, c \\_ d, \\# e', '<p>a * b, c _ d, # e</p>'],
    ['signs escaped twice', 'a \\\\* b \\\\_ c', '<p>a * b _ c</p>'],
    ['emphasis beside a number', '2_x_ + _y_² = 5', '<p>2<em>x</em> + <em>y</em>² = 5</p>'],
    ['an address', 'http://a.b/c_d_e.html e www.a_b_.org', '<p>http://a.b/c_d_e.html e www.a_b_.org</p>'],
    ['a blank to fill in', 'a ____ b', '<p>a ____ b</p>'],
    [
      'tags of format',
      'H<sub>2</sub>O, 10<SUP class="x">3</SUP><br/>fim',
      '<p>H<sub>2</sub>O, 10<sup>3</sup><br>fim</p>',
    ],
    ['a tag never closed', 'um <i>dois', '<p>um <i>dois</i></p>'],
    [
      'tags of a web page',
      '<p style="x">um</p><div>dois</div><span>três</span><!-- x -->',
      '<p>um</p>\n<p>dois</p>\n<p>três</p>',
    ],
    [
      'a picture as a tag',
      'a <img src="https://x.test/f.png" alt="F"> b',
      `<p>a <img src="${SRC}" alt="Imagem"> b</p>`,
    ],
    [
      'other remains of a web page',
      '<section hidden>um</section><figure>dois</figure><big>três</big> <h2 class=x noshade>quatro</h2>',
      '<p>um</p>\n<p>dois</p>\n<p>três</p>\n<p>quatro</p>',
    ],
    ['indented text', '    um\n\ndois\n---', '<p>um</p>\n<p>dois</p>\n<hr>'],
    ['handlers', '<b onclick="x()">a</b>', '<p><b>a</b></p>'],
    ['dangerous link', '[a](javascript:alert(1))', '<p>[a](javascript:alert(1))</p>'],
    ['picture', 'a ![](https://x.test/f.png) b', `<p>a <img src="${SRC}" alt="Imagem"> b</p>`],
  ])('%s', (_name, source, html) => {
    expect(markdownToHtml(source, keep)).toBe(html);
  });

  it('replaces a missing picture with words', () => {
    const html = markdownToHtml('a ![](https://x.test/f.png) b', () => ({ texto: '[Imagem < indisponível]' }));
    expect(html).toBe('<p>a <em>[Imagem &lt; indisponível]</em> b</p>');
  });

  it('says how high a picture is that keeps to the text', () => {
    const html = markdownInlineToHtml('![](x)', () => ({ src: SRC, alt: 'x', height: 20 }));
    expect(html).toBe(`<img src="${SRC}" alt="x" height="20">`);
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
