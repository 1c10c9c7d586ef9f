import { expect, it } from 'vitest';
import { readLegalDocument } from './documento-legal.ts';

const document = {
  titulo: 'Privacy',
  idioma: 'en',
  vigencia: '2022-11-04',
  resumo: ['Em resumo.'],
  secoes: [{ titulo: 'One', blocos: ['A paragraph.', ['a point', 'another']] }],
};

it.each<[name: string, given: unknown]>([
  ['[LEG-1] a list', []],
  ['[LEG-1] no title', { ...document, titulo: ' ' }],
  ['[LEG-1] a language that is none', { ...document, idioma: 'inglês' }],
  ['[LEG-1] a day written otherwise', { ...document, vigencia: '4 Nov 2022' }],
  ['[LEG-1] no summary', { ...document, resumo: [] }],
  ['[LEG-1] no section', { ...document, secoes: [] }],
  ['[LEG-1] a block that is no text', { ...document, secoes: [{ titulo: 'One', blocos: [{ html: '<b>' }] }] }],
  ['[LEG-2] a paragraph without end', { ...document, resumo: ['x'.repeat(8_001)] }],
  ['[LEG-2] too many sections', { ...document, secoes: Array.from({ length: 81 }, () => document.secoes[0]) }],
])('%s is no document', (_, given) => {
  expect(readLegalDocument(given)).toBeNull();
});

it('[LEG-1] a document is taken without what is not part of one', () => {
  expect(readLegalDocument({ ...document, script: 'x', secoes: [{ ...document.secoes[0], html: 'x' }] })).toEqual(
    document,
  );
});

it('[LEG-2] a paragraph of the longest length is taken', () => {
  expect(readLegalDocument({ ...document, resumo: ['x'.repeat(8_000)] })).not.toBeNull();
});
