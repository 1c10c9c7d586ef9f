import { strToU8, zipSync, type Zippable } from 'fflate';
import { expect, it } from 'vitest';
import { openXlsx, readXlsx } from './tabela-xlsx.ts';

const XMLNS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const LIMITES = { linhas: 100, colunas: 10 };

/** A workbook of one sheet, as small as one may be. */
function xlsx(sheet: string, more: Zippable = {}): Uint8Array {
  const parts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook ${XMLNS} xmlns:r="${REL}"><sheets><sheet name="3B" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${REL}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${XMLNS}><sheetData>${sheet}</sheetData></worksheet>`,
  };
  const files: Zippable = Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]));
  return zipSync({ ...files, ...more });
}

it('[CSV-9] reads texts, numbers and words of the first sheet', async () => {
  const cells = '<c r="A1" t="inlineStr"><is><t>=1+1</t></is></c><c r="B1"><v>1.5</v></c><c r="C1" t="b"><v>1</v></c>';
  expect(await readXlsx(xlsx(`<row r="1">${cells}</row>`), LIMITES)).toEqual([['=1+1', 1.5, 'sim']]);
});

it.each([
  ['a cell below the last line', xlsx('<row r="101"><c r="A101"><v>1</v></c></row>'), 'incha'],
  ['a cell behind the last column', xlsx('<row r="1"><c r="K1"><v>1</v></c></row>'), 'incha'],
  ['a part that grows a hundredfold', xlsx('', { 'xl/media/big.bin': new Uint8Array(5_000_000) }), 'incha'],
  ['no sheet', zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') }), 'danificado'],
])('[CSV-9] refuses %s', async (_, bytes, motivo) => {
  await expect(readXlsx(bytes, LIMITES)).rejects.toMatchObject({ motivo });
});

const sheetOf = (row: number, value: string) =>
  strToU8(
    `<worksheet ${XMLNS}><sheetData><row r="${row}"><c r="A${row}" t="inlineStr"><is><t>${value}</t></is></c></row></sheetData></worksheet>`,
  );
/** The order of the sheets is that of the workbook, not that of its parts. */
const twoSheets = zipSync({
  '[Content_Types].xml': strToU8('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
  'xl/workbook.xml': strToU8(
    `<workbook ${XMLNS} xmlns:r="${REL}"><sheets><sheet r:id="rId2" sheetId="7" name="Capa &amp; avisos"/><sheet name="Alunos" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  'xl/_rels/workbook.xml.rels': strToU8(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Target="worksheets/sheet1.xml" Id="rId1" Type="${REL}/worksheet"/><Relationship Id="rId2" Type="${REL}/worksheet" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
  ),
  'xl/worksheets/sheet1.xml': sheetOf(1, 'nome'),
  'xl/worksheets/sheet2.xml': sheetOf(5000, 'longe'),
});

it('[CSV-9] names the sheets and reads the chosen one', async () => {
  const pasta = openXlsx(twoSheets, LIMITES);
  expect(pasta.planilhas).toEqual(['Capa & avisos', 'Alunos']);
  expect(await pasta.read(2)).toEqual([['nome']]);
});

it('[CSV-9] bounds hold for the sheet that is read, and a sheet that is not there is refused', async () => {
  const pasta = openXlsx(twoSheets, LIMITES);
  await expect(pasta.read(1)).rejects.toMatchObject({ motivo: 'incha' });
  await expect(pasta.read(3)).rejects.toMatchObject({ motivo: 'danificado' });
});
