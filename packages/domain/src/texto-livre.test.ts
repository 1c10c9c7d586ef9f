import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { avisoDeTamanho, limpaTexto, tamanhoDoTexto } from './texto-livre.ts';

describe('[TXT-1] what is kept of a text', () => {
  it.each([
    ['NUL', 'a\u0000b', 'ab'],
    ['a bell and an escape', 'a\u0007\u001B[1mb', 'a[1mb'],
    ['a form feed and a vertical tab', 'a\u000C\u000Bb', 'ab'],
    ['the two that are no characters', 'a\uFFFE\uFFFFb', 'ab'],
    ['the first half of an emoji', 'cut \uD83D', 'cut '],
    ['the second half of an emoji', '\uDE00 cut', ' cut'],
    ['halves in the wrong order', '\uDE00\uD83D', ''],
    ['line breaks of other systems', 'um\r\ndois\rtrês', 'um\ndois\ntrês'],
  ])('%s is dropped or mended', (_name, texto, kept) => {
    expect(limpaTexto(texto)).toBe(kept);
  });

  it.each(['Olá, mundo!', 'um\n\n\tdois', '👩🏽‍🚀 e 😀', 'a\u00ADb', '日本語', ''])('%j stays as it is', (texto) => {
    expect(limpaTexto(texto)).toBe(texto);
  });

  it('is well formed, and the same when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (texto) => {
        const kept = limpaTexto(texto);
        expect(kept).not.toMatch(/\p{Surrogate}/u);
        expect(limpaTexto(kept)).toBe(kept);
      }),
    );
  });
});

describe('[TXT-2] the length', () => {
  it.each([
    ['', 0],
    ['redação', 7],
    ['😀😀', 2],
  ])('of %j is %i', (texto, tamanho) => {
    expect(tamanhoDoTexto(texto)).toBe(tamanho);
  });
});

describe('[TXT-3] the warning', () => {
  it.each([
    [0, 'livre'],
    [899, 'livre'],
    [900, 'perto'],
    [1000, 'perto'],
    [1001, 'acima'],
  ])('at %i of 1,000 is %s', (tamanho, aviso) => {
    expect(avisoDeTamanho(tamanho, 1000)).toBe(aviso);
  });
});
