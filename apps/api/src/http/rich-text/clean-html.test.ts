import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { cleanHtml } from './clean-html.ts';
import { toRichText } from './rich-text.ts';
import { offences } from '../../../test/rich-text/offences.ts';
import { xssCorpus } from '../../../test/rich-text/xss-corpus.ts';

describe('the HTML reader of this test', () => {
  it.each([
    ['script', '<script>alert(1)</script>'],
    ['handler', '<p onclick="a">x</p>'],
    ['image without encryption', '<img src="http://x.test/a.png">'],
    ['link', '<a href="https://x.test">x</a>'],
    ['loose angle', '<img src=x onerror=alert(1)>'],
  ])('sees %s', (_name, html) => {
    expect(offences(html)).not.toEqual([]);
  });
});

describe('cleanHtml', () => {
  it('is tested with at least forty attacks', () => {
    expect(xssCorpus.length).toBeGreaterThanOrEqual(40);
  });

  it.each(xssCorpus)('leaves nothing executable of: %s', (_way, payload) => {
    const clean = cleanHtml(payload);
    expect(offences(clean)).toEqual([]);
    expect(offences(cleanHtml(`<p>antes</p>${payload}<p>depois</p>`))).toEqual([]);
    expect(cleanHtml(clean)).toBe(clean);
  });

  const image = `<img src="/api/v2/midias/12/${'0a'.repeat(32)}.png" alt="Gráfico de barras">`;
  it.each([
    ['paragraphs and breaks', '<p>Leia.</p><p>Responda:<br>agora</p>'],
    ['emphasis', '<p><strong>forte</strong> <em>ênfase</em> H<sub>2</sub>O e 10<sup>3</sup></p>'],
    ['lists', '<ul><li>um</li></ul><ol><li>dois</li></ol>'],
    ['tables', '<table><tr><th>Horário</th></tr><tr><td>6 h</td></tr></table>'],
    ['quotations', '<blockquote><p>“Texto”</p></blockquote>'],
    ['pictures of the store', `<p>${image}</p>`],
    ['decorative pictures', '<p><img src="https://x.test/a.png" alt=""></p>'],
    ['pictures not described yet', '<p><img src="https://x.test/a.png"></p>'],
    ['signs', '<p>a &lt; b &amp; c — 60% “ok”</p>'],
    ['MathML', toRichText('<p>\\(\\frac{x^2}{\\sqrt{3}}\\)</p>').html],
  ])('keeps %s', (_name, html) => {
    expect(cleanHtml(html)).toBe(html);
  });

  it('is idempotent and returns clean HTML for any input', () => {
    const piece = constantFrom(
      '<',
      '>',
      '"',
      "'",
      '=',
      '/',
      '!--',
      '-->',
      ' ',
      'p',
      'img',
      'script',
      'style',
      'math',
      'mtext',
      'svg',
      'onload',
      'src',
      'href',
      'javascript:',
      '&lt;',
      '&#x3c;',
      'table',
      'b',
      '\u0000',
      '\n',
      '`',
      'a',
    );
    assert(
      property(array(piece, { maxLength: 40 }), (pieces) => {
        const clean = cleanHtml(pieces.join(''));
        expect(offences(clean)).toEqual([]);
        expect(cleanHtml(clean)).toBe(clean);
      }),
      { numRuns: 500 },
    );
  });
});
