/** What a person chooses as a table: the same rows whatever wrote it, and a sentence for everything else. */
import { parseCsv } from '@luneta/domain/csv';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';

import { readTabela } from './ler-arquivo.ts';

const XMLNS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook of one sheet, as small as one may be. */
function xlsx(sheet: string, more: Zippable = {}): Blob {
  const parts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook ${XMLNS} xmlns:r="${REL}"><sheets><sheet name="3B" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${REL}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${XMLNS}><sheetData>${sheet}</sheetData></worksheet>`,
  };
  const files: Zippable = Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]));
  return new Blob([new Uint8Array(zipSync({ ...files, ...more }))]);
}
const text = (r: string, value: string) => `<c r="${r}" t="inlineStr"><is><t>${value}</t></is></c>`;
const number = (r: string, value: string) => `<c r="${r}"><v>${value}</v></c>`;
const rows = async (blob: Blob) => {
  const lida = await readTabela(blob);
  return 'texto' in lida ? parseCsv(lida.texto)?.map(({ celulas }) => celulas) : lida.erro;
};

const HEAD = ['turma_aluno_id', 'aluno_nome', 'presente', '1', '2'];
const TURMA = [HEAD, ['1001', 'Íris Côrtes', 'não', '', '1,5'], ['1008', 'José Ação', 'sim', 'C', '']];
const CSV = TURMA.map((linha) => linha.join(';')).join('\r\n');
const latin1 = (value: string) => Uint8Array.from(value, (char) => char.charCodeAt(0));
const utf16 = (value: string) =>
  new Uint8Array(Uint16Array.from(`\uFEFF${value}`, (char) => char.charCodeAt(0)).buffer);

describe('one class', () => {
  it.each([
    ['UTF-8', new Blob([CSV])],
    ['UTF-8 with its mark', new Blob([`\uFEFF${CSV}`])],
    ['Windows-1252', new Blob([latin1(CSV)])],
    ['UTF-16 with tabs, as Excel calls "Unicode text"', new Blob([utf16(CSV.replaceAll(';', '\t'))])],
    ['commas and quotes', new Blob([TURMA.map((linha) => linha.map((cell) => `"${cell}"`).join(',')).join('\n')])],
    ['a sep= line and trailing separators', new Blob([`sep=;\r\n${CSV.replaceAll('\r\n', ';;\r\n')};;\r\n`])],
    [
      'XLSX, with numbers as numbers and a word as true or false',
      xlsx(
        `<row r="1">${HEAD.map((cell, i) => (/\d/u.test(cell) ? number : text)(`${'ABCDE'.charAt(i)}1`, cell)).join('')}</row>` +
          `<row r="2">${number('A2', '1001')}${text('B2', 'Íris Côrtes')}<c r="C2" t="b"><v>0</v></c>${number('E2', '1.5')}</row>` +
          `<row r="3">${number('A3', '1008')}${text('B3', 'José Ação')}<c r="C3" t="b"><v>1</v></c>${text('D3', 'C')}</row>`,
      ),
    ],
  ])('is the same from %s', async (_name, blob) => {
    expect(await rows(blob)).toEqual(TURMA);
  });
});

describe('everything else is called what it is', () => {
  it.each([
    ['PDF', new Blob(['%PDF-1.7']), /^Este arquivo é um PDF\./],
    ['a photograph', new Blob([latin1('\u00FF\u00D8\u00FF\u00E0')]), /^Este arquivo é uma imagem\./],
    ['ODS', new Blob(['PK\u0003\u0004mimetypeapplication/vnd.oasis.opendocument.spreadsheet']), /planilha ODS/],
    ['old XLS', new Blob([latin1('\u00D0\u00CF\u0011\u00E0')]), /planilha XLS, do Excel antigo/],
    ['nothing', new Blob([]), /^Este arquivo está vazio\./],
    ['NUL', new Blob(['a;b\n\0;2']), /não é texto nem planilha/],
    ['a broken XLSX', new Blob(['PK\u0003\u0004xl/workbook.xml']), /parece danificado/],
  ])('%s', async (_name, blob, erro) => {
    expect(await readTabela(blob)).toEqual({ erro: expect.stringMatching(erro) });
  });
});

describe('an XLSX that would grow too large is refused unread', () => {
  it.each([
    ['a part that grows a hundredfold', xlsx('', { 'xl/media/big.bin': new Uint8Array(5_000_000) })],
    [
      'too many parts',
      xlsx('', Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`xl/x${i}.bin`, new Uint8Array(1)]))),
    ],
    ['a cell at the far end', xlsx(`<row r="1048576">${number('XFD1048576', '1')}</row>`)],
  ])('%s', async (_name, blob) => {
    expect(await readTabela(blob)).toEqual({ erro: expect.stringMatching(/^Esta planilha ocupa espaço demais/) });
  });
});
