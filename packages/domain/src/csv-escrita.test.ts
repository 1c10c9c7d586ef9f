import { expect, it } from 'vitest';

import { parseCsv } from './csv.ts';
import { writeCsv } from './csv-escrita.ts';

it('[CSV-4] writes a mark of byte order, semicolons and CRLF', () => {
  expect(
    writeCsv([
      ['Aluno', 'Nota'],
      ['Íris Côrtes', 7],
    ]),
  ).toBe('\uFEFFAluno;Nota\r\nÍris Côrtes;7\r\n');
});

it.each([
  { name: 'a decimal comma', celula: 7.5, text: '7,5' },
  { name: 'nothing for null', celula: null, text: '' },
  { name: 'a negative number as a number', celula: -0.14, text: '-0,14' },
  { name: 'quotes around a separator', celula: 'Ana; Bia', text: '"Ana; Bia"' },
  { name: 'doubled quotes', celula: 'a "b"', text: '"a ""b"""' },
])('[CSV-4] writes $name', ({ celula, text }) => {
  expect(writeCsv([[celula]])).toBe(`\uFEFF${text}\r\n`);
});

it.each(['=1+1', '+55', '-cmd', '@soma', '\tx'])('[CSV-5] does not let %j run as a formula', (celula) => {
  expect(writeCsv([[celula]])).toBe(`\uFEFF'${celula}\r\n`);
});

it('[CSV-4] what is written is read back', () => {
  const linhas = [
    ['Ana', 'a;b'],
    ['Bento', 'x\ny'],
  ];
  expect(parseCsv(writeCsv(linhas))?.map(({ celulas }) => celulas)).toEqual(linhas);
});
