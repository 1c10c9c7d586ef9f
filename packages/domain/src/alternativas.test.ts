import { describe, expect, it } from 'vitest';

import { alternativasOf, isAlternativaAusente } from './alternativas.ts';
import { letraOf } from './resposta.ts';

describe('[ALT-1] an alternative is absent when there is nothing to show', () => {
  it.each([
    ['null', null, true],
    ['left out', undefined, true],
    ['empty', '', true],
    ['spaces and an empty paragraph', ' <p>&nbsp;</p> ', true],
    ['a no-break space written as a number', '<p>&#160;</p>', true],
    ['characters without width', '<p>\u200b\ufeff</p>', true],
    ['a line break', '<p><br></p>', true],
    ['a picture without a source', '<p><img alt=""></p>', true],
    ['a table without text', '<table><tr><td></td></tr></table>', true],
    ['a comment of a word processor', '<!-- normal > texto --><p></p>', true],
    ['text', '<p>72</p>', false],
    ['a table with text', '<table><tr><td>7</td></tr></table>', false],
    ['only a picture', '<p><img src="a.png" alt=""></p>', false],
    ['only a formula', '<math><mi>x</mi></math>', false],
  ])('%s', (_, html, absent) => {
    expect(isAlternativaAusente(html)).toBe(absent);
  });
});

const places = (...html: string[]) => {
  const [opcao_a = '', opcao_b = '', opcao_c = '', opcao_d = '', opcao_e = null] = html;
  return { opcao_a, opcao_b, opcao_c, opcao_d, opcao_e };
};

describe('[ALT-2] the alternatives that are there keep their letters', () => {
  it.each([
    ['two', places('sim', 'não'), 'AB'],
    ['three', places('1', '2', '3'), 'ABC'],
    ['four', places('1', '2', '3', '4'), 'ABCD'],
    ['five', places('1', '2', '3', '4', '5'), 'ABCDE'],
    ['a gap, as older questions may have', places('1', '', '3', '', '5'), 'ACE'],
    ['none of a text question', places(), ''],
  ])('%s', (_, questao, letters) => {
    expect(
      alternativasOf(questao)
        .map(({ value }) => letraOf(value))
        .join(''),
    ).toBe(letters);
  });

  it('with their own text', () => {
    expect(alternativasOf(places('<p>1 s</p>', '<p>2 s</p>'))).toEqual([
      { value: 1, html: '<p>1 s</p>' },
      { value: 2, html: '<p>2 s</p>' },
    ]);
  });
});
