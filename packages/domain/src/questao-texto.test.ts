import { expect, it } from 'vitest';
import { imagensSemDescricao, isHtmlVazio, textoComparado, textoDaQuestao } from './questao-texto.ts';

it.each([
  ['[BAN-7] marks of the text are left out', '<p>A <strong>água</strong></p><p>ferve</p>', 'A água ferve'],
  ['[BAN-7] a letter between marks joins its word', '<p><b>á</b>gua</p>', 'água'],
  ['[BAN-7] a power is no index', '<p>x<sup>2</sup></p>', 'x^{2}'],
  ['[BAN-7] nor the other way', '<p>x<sub>2</sub></p>', 'x_{2}'],
  ['[BAN-7] a picture is its address', '<img src="/api/a.png" alt="Mapa">', '[/api/a.png]'],
  ['[BAN-7] a formula is its source', '<math data-tex="x%5E2"><mi>x</mi><mn>2</mn></math>', '$x%5E2$'],
  ['[BAN-7] a formula without a source is what it shows', '<math><mi>x</mi><mn>2</mn></math>', '$ x 2 $'],
  ['[BAN-7] signs as they are read', '<p>2 &lt; 3 &amp;&nbsp;4</p>', '2 < 3 & 4'],
])('%s', (_name, html, texto) => {
  expect(textoDaQuestao(html)).toBe(texto);
});

it.each([
  ['[BAN-1] nothing', '', true],
  ['[BAN-1] an empty paragraph', '<p> &nbsp;</p><br>', true],
  ['[BAN-1] a picture is something', '<p><img src="/api/a.png" alt=""></p>', false],
  ['[BAN-1] a zero is something', '<p>0</p>', false],
])('%s', (_name, html, vazio) => {
  expect(isHtmlVazio(html)).toBe(vazio);
});

const asked = { texto_base: '', enunciado: '<p>Quanto é 2 + 2?</p>', alternativas: ['<p>4</p>', '<p>5</p>'] };
it.each([
  ['[BAN-7] case, accents and marks', { ...asked, enunciado: '<div>QUANTO <em>É</em>  2 + 2?</div>' }, true],
  ['[BAN-7] wide digits', { ...asked, enunciado: '<p>Quanto é ２ + ２?</p>' }, true],
  ['[BAN-7] another number', { ...asked, enunciado: '<p>Quanto é 2 + 3?</p>' }, false],
  ['[BAN-7] options in another order', { ...asked, alternativas: ['<p>5</p>', '<p>4</p>'] }, false],
  ['[BAN-7] a passage before it', { ...asked, texto_base: '<p>Leia.</p>' }, false],
])('%s', (_name, other, same) => {
  expect(textoComparado(other) === textoComparado(asked)).toBe(same);
});

it('[BAN-7] a question without a stem is like no other', () => {
  expect(textoComparado({ ...asked, enunciado: '<p></p>' })).toBeNull();
});

it.each([
  ['[BAN-2] a description', '<img src="/api/a.png" alt="Mapa">', 0],
  ['[BAN-2] decoration', '<img src="/api/a.png" alt="">', 0],
  ['[BAN-2] neither', '<p><img src="/api/a.png"><img width="3" src="/api/b.png"></p>', 2],
])('%s', (_name, html, count) => {
  expect(imagensSemDescricao(html)).toBe(count);
});
