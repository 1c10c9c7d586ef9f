import { describe, expect, it } from 'vitest';
import { readArquivoDeTabela, TABELA_MAX_BYTES } from './tabela-arquivo.ts';

const ascii = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const utf16 = (text: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer((text.length + 1) * 2));
  Array.from(`\uFEFF${text}`).forEach((char, i) => view.setUint16(i * 2, char.charCodeAt(0), littleEndian));
  return new Uint8Array(view.buffer);
};
const TEXTO = 'nome;nota\nJosé;7';

describe('text', () => {
  it.each([
    ['[CSV-7] UTF-8', new TextEncoder().encode(TEXTO), TEXTO],
    ['[CSV-7] UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${TEXTO}`), TEXTO],
    ['[CSV-7] Windows-1252', ascii(TEXTO), TEXTO],
    ['[CSV-7] a dash of Windows-1252', ascii('a\u0096b'), 'a–b'],
    ['[CSV-7] UTF-16, the small end first', utf16(TEXTO, true), TEXTO],
    ['[CSV-7] UTF-16, the big end first', utf16(TEXTO, false), TEXTO],
  ])('%s', (_, bytes, texto) => {
    expect(readArquivoDeTabela(bytes)).toMatchObject({ tipo: 'texto', texto });
  });

  it.each([
    ['utf-8', new TextEncoder().encode(TEXTO)],
    ['windows-1252', ascii(TEXTO)],
    ['utf-16', utf16(TEXTO, true)],
  ])('[CSV-7] says that it is %s', (codificacao, bytes) => {
    expect(readArquivoDeTabela(bytes)).toMatchObject({ codificacao });
  });
});

describe('what is no text', () => {
  it.each([
    ['nothing', '', 'vazio'],
    ['only breaks', '\r\n \r\n', 'vazio'],
    ['PDF', '%PDF-1.7\n', 'pdf'],
    ['PNG', '\u0089PNG\r\n\u001A\n', 'imagem'],
    ['JPEG', '\u00FF\u00D8\u00FF\u00E0', 'imagem'],
    ['a photograph of an iPhone', '\0\0\0\u0018ftypheic', 'imagem'],
    ['XLSX', 'PK\u0003\u0004\u0014\0\0\0xl/workbook.xml', 'xlsx'],
    ['XLSB', 'PK\u0003\u0004\u0014\0\0\0xl/workbook.bin', 'xlsb'],
    ['ODS', 'PK\u0003\u0004\u0014mimetypeapplication/vnd.oasis.opendocument.spreadsheet', 'ods'],
    ['DOCX', 'PK\u0003\u0004\u0014word/document.xml', 'documento'],
    ['another packed file', 'PK\u0003\u0004\u0014foto.jpg', 'zip'],
    ['RTF', '{\\rtf1', 'documento'],
    ['XLS of before 2007', '\u00D0\u00CF\u0011\u00E0\u00A1\u00B1', 'xls'],
    ['a locked XLSX', '\u00D0\u00CF\u0011\u00E0E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0', 'com_senha'],
    ['a page that calls itself XLS', '<html><table><tr><td>1', 'pagina'],
    ['NUL in a text', 'a;b\n1;\0', 'binario'],
    ['UTF-16 without its mark', 'a\0;\0b\0', 'binario'],
  ])('[CSV-8] %s', (_, start, tipo) => {
    expect(readArquivoDeTabela(ascii(start))).toEqual({ tipo });
  });

  it('[CSV-8] more than a table may have', () => {
    expect(readArquivoDeTabela(new Uint8Array(TABELA_MAX_BYTES + 1))).toEqual({ tipo: 'grande' });
  });
});
