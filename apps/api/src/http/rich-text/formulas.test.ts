import { decodeFormulaSource } from '@luneta/domain/formula-source';
import { describe, expect, it } from 'vitest';

import { cleanHtml } from './clean-html.ts';
import { toRichText } from './rich-text.ts';

describe('toRichText', () => {
  it.each([
    ['fraction and root', '<p>\\(\\frac{1}{\\sqrt{2}}\\)</p>', ['<mfrac>', '<msqrt>']],
    ['decimal comma', '<p>\\(P(x)=5+2{,}5x\\)</p>', ['<math', '<mn>']],
    ['comparison written as an entity', '<p>\\(x &lt; 5\\)</p>', ['<mo>&lt;</mo>']],
    ['display formula', '<p>\\[E=mc^2\\]</p>', ['display="block"', '<msup>']],
    ['two formulas in one text', '<p>\\(a\\) e \\(b\\)</p>', ['<mi>a</mi>', '<mi>b</mi>']],
  ])('renders %s', (_name, html, parts) => {
    const { html: rendered, problemas } = toRichText(html);
    expect(problemas).toEqual([]);
    for (const part of parts) expect(rendered).toContain(part);
    expect(rendered).not.toMatch(/\\[()[\]]/u);
  });

  it('does not change a rendered formula when it is saved again', () => {
    const once = toRichText('<p>Se \\(x^2 &lt; 4\\), então <em>x</em>… \\[y=\\text{R\\$ } 3\\]</p>').html;
    expect(toRichText(once)).toEqual({ html: once, problemas: [] });
    expect(cleanHtml(once)).toBe(once);
  });

  it.each([
    ['unknown command', '<p>\\(\\naoexiste{2}\\)</p>', 'FORMULA_INVALIDA'],
    ['unbalanced brace', '<p>\\(\\frac{1}{2\\)</p>', 'FORMULA_INVALIDA'],
    ['endless macro', '<p>\\(\\def\\x{\\x\\x}\\x\\)</p>', 'FORMULA_INVALIDA'],
    ['formula without end', '<p>\\(x+1</p>', 'FORMULA_ABERTA'],
    ['formula across elements', '<p>\\(x<br>+1\\)</p>', 'FORMULA_ABERTA'],
  ])('reports and keeps: %s', (_name, html, codigo) => {
    const rendered = toRichText(html);
    expect(rendered.problemas[0]).toMatchObject({ codigo });
    expect(rendered.problemas[0]?.motivo).not.toBe('');
    expect(rendered.html).toBe(html);
  });

  it.each([
    ['link command', '<p>\\(\\href{javascript:alert(1)}{x}\\)</p>'],
    ['class command', '<p>\\(\\htmlClass{x}{y}\\)</p>'],
    ['picture command', '<p>\\(\\includegraphics{https://x.test/a.png}\\)</p>'],
    ['markup in text', '<p>\\(\\text{&lt;img src=x onerror=alert(1)&gt;}\\)</p>'],
  ])('removes links, classes, pictures and markup from TeX: %s', (_name, html) => {
    expect(toRichText(html).html).not.toMatch(/<(?:img|a|span)\b|<[^>]*(?:href|class|src)=/u);
  });

  it.each([
    ['in the line', '<p>\\(x &lt; 5\\)</p>', 'x < 5'],
    ['on its own', '<p>\\[ \\frac{a}{b} \\]</p>', '\\frac{a}{b}'],
    ['with quotation marks', '<p>\\(\\text{"a"}\\)</p>', '\\text{"a"}'],
  ])('keeps the source of a formula %s, for editors of the text', (_name, html, source) => {
    const kept = /^<p><math data-tex="([^"]*)"/u.exec(toRichText(html).html)?.[1];
    expect(decodeFormulaSource(kept ?? '')).toBe(source);
  });

  it('leaves text without delimiters alone', () => {
    const html = '<p>R$ 5,00 e C:\\pasta</p>';
    expect(toRichText(html)).toEqual({ html, problemas: [] });
  });
});
