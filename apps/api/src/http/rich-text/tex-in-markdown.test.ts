import { describe, expect, it } from 'vitest';

import type { FormulaProblem } from './formulas.ts';
import { markdownInlineToHtml, markdownToHtml } from './markdown.ts';
import { takeTex } from './tex-in-markdown.ts';

const none = () => ({ texto: 'imagem' });
const texOf = (source: string) => takeTex(source).found.map(({ tex, display }) => (display ? `[${tex}]` : tex));

describe('TeX in Markdown', () => {
  it.each<[string, string, string[]]>([
    ['between dollars', 'a área $x^2$ vale', ['x^2']],
    ['one letter between dollars', 'a área $A$ e o lado $n$', ['A', 'n']],
    ['between double dollars', '$$\\frac{a}{b}$$', ['[\\frac{a}{b}]']],
    ['between round brackets', 'vale \\(x_1 + x_2\\).', ['x_1 + x_2']],
    ['between square brackets', '\\[\\sqrt{2}\\]', ['[\\sqrt{2}]']],
    ['brackets escaped twice', 'vale \\\\(x^2\\\\).', ['x^2']],
    ['signs of Markdown inside', '$a_1 * b_2 * c_3$ e $d_4$', ['a_1 * b_2 * c_3', 'd_4']],
    [
      'a line break of TeX',
      '$$\\begin{cases} x=1 \\\\ y=2 \\end{cases}$$',
      ['[\\begin{cases} x=1 \\\\ y=2 \\end{cases}]'],
    ],
    ['words inside a command', '$v_{\\text{da luz branca}} = c$', ['v_{\\text{da luz branca}} = c']],
    ['two prices', 'custam R$ 5,00 e R$ 7,00', []],
    ['two prices without a blank', 'custam R$5,00 e R$7,00', []],
    ['two prices in dollars', 'de US$ 5 a US$ 7, ou $5 a $7', []],
    ['a price and a formula', 'por R$ 5,00 o quilo, $p = 5q$', ['p = 5q']],
    ['escaped dollars', 'custa \\$5 e \\$x^2\\$', []],
    ['a sentence between two signs', '$ que valem muito hoje$ e mais', []],
    ['an omission on a printed page', 'antes \\[…\\] depois', []],
    ['a remark on a printed page', '\\[para as meninas\\] as \\(quatro\\) espécies', []],
    ['a picture whose address has signs', '![a $x$ b](https://x.test/$a$.png)', []],
    ['a sign that is never closed', 'custa $x^2 e mais', []],
  ])('%s', (_name, source, tex) => {
    expect(texOf(source)).toEqual(tex);
  });

  it('is drawn in a stem and in an option, and Markdown around it is read', () => {
    const html = markdownToHtml('Seja _f_ com $f_1 * 2 = x_1 * y$ e **fim**.', none);
    expect(html).toContain('<em>f</em> com <math data-tex="');
    expect(html).toContain('</math> e <strong>fim</strong>.');
    expect(html).not.toMatch(/<em>1|[$]/u);
    expect(markdownInlineToHtml('$\\frac{1}{2}$', none)).toMatch(/^<math[\s\S]*<\/math>$/u);
    expect(markdownToHtml('R$ 5,00 e R$ 7,00, ou \\$9', none)).toBe('<p>R$ 5,00 e R$ 7,00, ou $9</p>');
  });

  it('what cannot be drawn is reported and stays as it was written', () => {
    const problems: FormulaProblem[] = [];
    const html = markdownToHtml('vale $\\naoexiste{<x>}$ aqui', none, (problem) => problems.push(problem));
    expect(html).toBe('<p>vale $\\naoexiste{&lt;x&gt;}$ aqui</p>');
    expect(problems).toMatchObject([{ codigo: 'FORMULA_INVALIDA', trecho: '$\\naoexiste{<x>}$' }]);
  });
});

it('brackets of HTML and of a cell hold formulas alone, however plain; those of Markdown may be of a printed page', () => {
  expect(takeTex(String.raw`Quanto vale \(f(2)\)?`, undefined, false).found).toMatchObject([{ tex: 'f(2)' }]);
  expect(takeTex(String.raw`Quanto vale \(f(2)\)?`).found).toEqual([]);
  expect(takeTex(String.raw`\(veja o mapa da cidade\)`, undefined, false).found).toEqual([]);
});
