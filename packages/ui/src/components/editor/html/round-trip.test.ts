import { getSchema } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { editorExtensions } from '../schema/extensions.ts';
import { tidyPasted } from './paste-html.ts';
import { readHtml } from './read-html.ts';
import { writeHtml } from './write-html.ts';

const schema = getSchema(editorExtensions);
const trip = (html: string, inline = false) => writeHtml(readHtml(html, schema), inline);
const pasted = (html: string) => trip(tidyPasted(html));

/** As the server writes `\frac{3}{r} \lt x` in a line and on its own. */
const mathml =
  '<math><mrow><mfrac><mn>3</mn><mi>r</mi></mfrac><mo>&lt;</mo><mi>x</mi><mspace width="0.2222em"></mspace><mtext>R$ 3</mtext></mrow></math>';
const displayed =
  '<math display="block" alttext="E = m c²"><mrow><mi>E</mi><mo stretchy="false">=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup></mrow></math>';
const image = `<img src="/api/v2/midias/12/${'0a'.repeat(32)}.png" alt="Gráfico de barras" width="320" height="200">`;

describe('a text that is only opened and saved', () => {
  it.each([
    ['paragraphs and breaks', '<p>Leia.</p><p>Responda:<br>agora</p>'],
    [
      'every mark',
      '<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s> <small>e</small> <mark>f</mark> <cite>g</cite></p>',
    ],
    ['more marks', '<p>H<sub>2</sub>O e 10<sup>3</sup>, <q>fala</q>, <code>x = 1</code></p>'],
    ['headings', '<h2>Título</h2><h3>Sub</h3><h4>Quarto</h4><h6>Sexto</h6>'],
    ['languages', '<p lang="en">She <em lang="fr">voilà</em> <span lang="es">hola</span></p>'],
    [
      'nested lists',
      '<ul><li>um<ol start="3" type="a"><li>dois</li><li>três<ul><li>quatro</li></ul></li></ol></li></ul>',
    ],
    ['numbering', '<ol reversed=""><li value="7">sete</li></ol>'],
    ['definitions', '<dl><dt>Célula</dt><dd>Menor unidade.</dd></dl>'],
    ['quotations', '<blockquote><p>“Texto”</p><p><cite>Autora</cite></p></blockquote>'],
    ['code', '<pre><code>a\n  b</code></pre>'],
    ['a rule', '<p>a</p><hr><p>b</p>'],
    ['pictures in a line', `<p>a ${image} b</p>`],
    ['a decorative picture', '<p><img src="https://x.test/a.png" alt=""></p>'],
    ['a figure', `<figure>${image}<figcaption>Fonte: <em>IBGE</em></figcaption></figure>`],
    ['MathML in a line', `<p>é ${mathml}.</p>`],
    ['MathML on its own', `<p>antes ${displayed} depois</p>`],
    ['MathML with its source', `<p>é <math data-tex="%5Cfrac%7B3%7D%7Br%7D">${mathml.slice(6)}.</p>`],
    ['TeX in a line', '<p>é \\(\\frac{3}{r} &lt; x\\).</p>'],
    ['TeX on its own', '<p>\\[E = mc^2\\]</p>'],
    ['TeX in an item and a cell', '<ul><li>\\(x\\)</li></ul><table><tbody><tr><td>\\(y\\)</td></tr></tbody></table>'],
    ['a delimiter without its partner', '<p>C:\\(pasta</p>'],
    ['signs', '<p>a &lt; b &amp; c — 60% “ok”</p>'],
    ['hard spaces, in text and formulas', '<p>R$\u00A03 &amp;nbsp; <math><mtext>R$\u00A0</mtext></math></p>'],
    ['nothing', ''],
  ])('keeps %s', (_name, html) => {
    expect(trip(html)).toBe(html);
  });

  it('keeps caption, head, foot, spans and scopes of a table', () => {
    const html =
      '<table><caption>Preços de <em>hoje</em></caption><thead><tr><th scope="col">Item</th><th colspan="2" scope="col">R$</th></tr></thead>' +
      '<tbody><tr><td rowspan="2">Pão</td><td>1</td><td></td></tr><tr><td>2</td><td><p>a</p><p>b</p></td></tr></tbody>' +
      '<tfoot><tr><td colspan="3">Fim</td></tr></tfoot></table>';
    expect(trip(html)).toBe(html);
  });

  it.each([
    ['a table without body', '<table><tr><th>Horário</th></tr><tr><td>6 h</td></tr></table>'],
    ['words without a paragraph', 'solto <b>forte</b>'],
    ['paragraphs in items', '<ul><li><p>um</p></li></ul>'],
    ['a displayed formula between paragraphs', `<p>a</p>${displayed}<p>b</p>`],
    ['divisions', '<div>a</div><div>b</div>'],
  ])('settles at once with %s', (_name, html) => {
    const once = trip(html);
    expect(once).not.toBe('');
    expect(trip(once)).toBe(once);
  });

  it('writes one line of an option without a paragraph', () => {
    expect(trip('R$ 2,00 <em>menor</em>', true)).toBe('R$ 2,00 <em>menor</em>');
    expect(trip('<p>a</p><p>b</p>', true)).toBe('<p>a</p><p>b</p>');
  });
});

describe('what the allow-list does not have', () => {
  it.each([
    ['links', '<p><a href="https://x.test">texto</a></p>', '<p>texto</p>'],
    ['styles and classes', '<p class="a" style="color:red">x</p>', '<p>x</p>'],
    [
      'column widths',
      '<table><colgroup><col style="width:9px"></colgroup><tbody><tr><td colwidth="9">x</td></tr></tbody></table>',
      '<table><tbody><tr><td>x</td></tr></tbody></table>',
    ],
    [
      'pictures from anywhere',
      '<p>a<img src="http://x.test/a.png" alt="x"><img src="data:image/png;base64,AA" alt="y"></p>',
      '<p>a</p>',
    ],
    ['forged chips', '<p><span data-tex="\\)&lt;script&gt;">x</span></p>', '<p>x</p>'],
    ['scripts', '<p>a</p><script>window.hacked = 1</script>', '<p>a</p>'],
  ])('does not survive: %s', (_name, html, clean) => {
    expect(trip(html)).toBe(clean);
  });
});

describe('what is pasted', () => {
  it('from Google Docs keeps its meaning and loses its junk', () => {
    const docs =
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:400">Célula</span></h1>' +
      '<p dir="ltr" style="margin-top:0pt"><span style="font-family:Arial;font-weight:700;font-style:italic">forte</span><span style="font-weight:400"> e </span><span style="vertical-align:super;font-size:0.6em">2</span></p>' +
      '<ul style="margin:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">um</span></p></li></ul></b><br class="Apple-interchange-newline">';
    expect(pasted(docs)).toBe(
      '<h2>Célula</h2><p><strong><em>forte</em></strong> e <sup>2</sup></p><ul><li>um</li></ul>',
    );
  });

  it('from Word becomes lists and paragraphs', () => {
    const word =
      '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style><xml><w:View>Normal</w:View></xml></head><body lang=PT-BR>' +
      '<!--StartFragment--><p class=MsoNormal><b>Texto</b><o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>' +
      '<p class=MsoListParagraphCxSpFirst style="text-indent:-18pt;mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">·<span style="font:7pt">&nbsp;&nbsp;</span></span><![endif]>um</p>' +
      '<p class=MsoListParagraphCxSpLast style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>dois</p>' +
      '<p class=MsoListParagraph style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">1.</span>primeiro</p><!--EndFragment--></body></html>';
    expect(pasted(word)).toBe(
      '<p><strong>Texto</strong></p><ul><li>um</li><li>dois</li></ul><ol><li>primeiro</li></ol>',
    );
  });

  it.each([
    ['script', '<p>a</p><script>window.hacked = 1</script><img src=x onerror="window.hacked = 1">'],
    ['svg', '<svg onload="window.hacked = 1"><p>a</p></svg>'],
    ['style that runs', '<p style="background:url(javascript:alert(1))" onclick="window.hacked = 1">a</p>'],
  ])('runs nothing of: %s', (_name, html) => {
    expect(pasted(html)).not.toMatch(/script|onerror|onclick|style|svg/i);
    expect(window).not.toHaveProperty('hacked');
  });
});
