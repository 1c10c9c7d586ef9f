import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvSeparator, parseCsv } from './csv.ts';

const cells = (text: string) => parseCsv(text)?.map(({ celulas }) => celulas) ?? null;

describe('separator', () => {
  it.each([
    ['[CSV-1] commas', 'a,b,c', ','],
    ['[CSV-1] semicolons', 'a;b;c', ';'],
    ['[CSV-1] a comma inside a name', 'a;"b,c,d";e', ';'],
    ['[CSV-1] one column', 'a', ','],
    ['[CSV-1] only the first line says', 'a,b\n1;2;3;4', ','],
    ['[CSV-1] tabs, as a spreadsheet is pasted', 'a\tb, c\td', '\t'],
    ['[CSV-1] a sep= line', 'sep=;\r\na,b,c', ';'],
    ['[CSV-1] a sep= line behind a mark of byte order', '\uFEFFsep=\t\na,b', '\t'],
  ])('%s', (_, text, separator) => {
    expect(csvSeparator(text)).toBe(separator);
  });
});

describe('records', () => {
  it.each<[string, string, string[][] | null]>([
    [
      '[CSV-2] plain',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '[CSV-2] no break at the end',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['[CSV-2] breaks of other systems', 'a\r\nb\rc', [['a'], ['b'], ['c']]],
    ['[CSV-2] a mark of byte order', '\uFEFFa;b', [['a', 'b']]],
    [
      '[CSV-2] empty cells',
      'a;b;c\n;;\n1;;\n;;3',
      [
        ['a', 'b', 'c'],
        ['1', '', ''],
        ['', '', '3'],
      ],
    ],
    [
      '[CSV-2] blank lines',
      'a,b\n\n , \n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['[CSV-2] space around a cell', ' a , b ', [['a', 'b']]],
    ['[CSV-2] quoted separator, break and quote', '"a;b";"c\nd";"e""f"', [['a;b', 'c\nd', 'e"f']]],
    ['[CSV-2] a quote inside plain text', 'a"b,c', [['a"b', 'c']]],
    ['[CSV-2] nothing', '', []],
    [
      '[CSV-2] tabs',
      'a\tb\n\t2',
      [
        ['a', 'b'],
        ['', '2'],
      ],
    ],
    ['[CSV-2] a sep= line is no record', 'sep=;\na;b', [['a', 'b']]],
    [
      '[CSV-6] trailing separators',
      'a;b;;\n1;2;;\n3;;;\n',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', ''],
      ],
    ],
    [
      '[CSV-6] a value beyond the heading stays',
      'a;b;;\n1;2;;x',
      [
        ['a', 'b'],
        ['1', '2', '', 'x'],
      ],
    ],
    ['[CSV-3] a quote never closed', 'a,"b', null],
    ['[CSV-3] text after a quote', '"a"b,c', null],
  ])('%s', (_, text, expected) => {
    expect(cells(text)).toEqual(expected);
  });

  it('[CSV-2] lines are those of the file', () => {
    expect(parseCsv('a\n\n"b\nc"\nd')?.map(({ linha }) => linha)).toEqual([1, 3, 5]);
    expect(parseCsv('sep=;\r\na\r\n\r\nd')?.map(({ linha }) => linha)).toEqual([2, 4]);
  });

  it('[CSV-2] whatever is written quoted is read back', () => {
    const text = fc.string().filter((value) => !value.includes('\r'));
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 5 }), { minLength: 1 }), (rows) => {
        const named = rows.map((row) => ['x', ...row]);
        const written = named.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\n');
        expect(cells(`a;b;c;d;e;f\n${written}`)?.slice(1)).toEqual(named);
      }),
    );
  });
});
