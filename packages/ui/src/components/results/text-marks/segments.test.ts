import { describe, expect, it } from 'vitest';
import { paragraphsOf, sentenceStarts, type TextMark, wordsOf } from './segments.ts';

const mark = (id: string, start: number, end: number, competence = 1): TextMark => ({ id, start, end, competence });
const seen = (text: string, marks: readonly TextMark[]) =>
  paragraphsOf(text, marks).map(({ segments }) =>
    segments.map(({ text: piece, mark: of, ends }) => [piece, of?.id ?? null, ends?.id ?? null]),
  );

describe('segments', () => {
  it.each([
    { name: 'a text without marks is one piece', marks: [], pieces: [[['Ler é bom.', null, null]]] },
    {
      name: 'a mark cuts the text in three',
      marks: [mark('a', 4, 5)],
      pieces: [
        [
          ['Ler ', null, null],
          ['é', 'a', 'a'],
          [' bom.', null, null],
        ],
      ],
    },
    {
      name: 'the shorter of two marks is shown where both lie',
      marks: [mark('long', 0, 10), mark('short', 4, 5)],
      pieces: [
        [
          ['Ler ', 'long', null],
          ['é', 'short', 'short'],
          [' bom.', 'long', 'long'],
        ],
      ],
    },
  ])('$name', ({ marks, pieces }) => expect(seen('Ler é bom.', marks)).toEqual(pieces));

  it('a mark over two paragraphs is shown in both, and its number once', () => {
    expect(seen('Um dois\n\ntrês', [mark('a', 3, 13)])).toEqual([
      [
        ['Um ', null, null],
        ['dois', 'a', null],
      ],
      [['três', 'a', 'a']],
    ]);
  });
});

describe('words', () => {
  const text = 'Ler é bom. “Sempre?” Sim.\nFim';
  it('carry what is written against them', () => {
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Ler',
      'é',
      'bom.',
      '“Sempre?”',
      'Sim.',
      'Fim',
    ]);
  });
  it('a sentence begins after a full stop and on a new line', () => {
    expect(sentenceStarts(text, wordsOf(text))).toEqual([0, 3, 4, 5]);
  });
});
