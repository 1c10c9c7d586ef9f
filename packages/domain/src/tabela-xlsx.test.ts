import { strToU8, zipSync, type Zippable } from 'fflate';
import { expect, it } from 'vitest';
import { readXlsx } from './tabela-xlsx.ts';

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
