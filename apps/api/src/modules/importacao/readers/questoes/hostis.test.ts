/** Files that are made to harm are refused within two seconds and 300 MB. Each is read in a process of its own. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { crc32, deflateRawSync } from 'node:zlib';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';

import { question } from '../../../../../test/import-enem/fixture.ts';
import { examZip } from '../../../../../test/importacao/enem.ts';
import { moodle, multichoice } from '../../../../../test/importacao/questoes.ts';

const run = promisify(execFile);
const CHILD = fileURLToPath(new URL('../../../../../test/importacao/ler-em-filho.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'hostis-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Fim = { readonly fim: string; readonly ms: number; readonly mb: number };

async function readInChild(bytes: string | Uint8Array, nome: string): Promise<Fim> {
  const path = join(folder, nome);
  writeFileSync(path, bytes);
  const { stdout } = await run(process.execPath, [CHILD, path, nome]);
  return JSON.parse(stdout);
}

const laughs = (): string => {
  const entities = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`);
  return `<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY l0 "ha">${entities.join('')}]><quiz><question>&l9;</question></quiz>`;
};
const inside = (text: string) =>
  moodle(`<question type="essay"><questiontext><text>${text}</text></questiontext></question>`);

/** A directory that claims this size for every entry. */
function claiming(zip: Uint8Array, bytes: number): Uint8Array {
  const view = new DataView(zip.buffer);
  for (let at = 0; at + 46 < zip.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, bytes, true);
  return zip;
}

/** A zip whose last entry is that many zeros. Node packs them: `fflate` takes ten times as long. */
function ofZeros(name: string, size: number, files: Zippable = {}): Uint8Array {
  const zeros = new Uint8Array(size);
  const zip = zipSync({ ...files, [name]: deflateRawSync(zeros) }, { level: 0 });
  const view = new DataView(zip.buffer);
  const last = (signature: number): number => {
    for (let at = zip.length - 4; at >= 0; at -= 1) if (view.getUint32(at, true) === signature) return at;
    throw new Error('not a zip');
  };
  // How it is packed, its sum and its size: in its own head, and in the directory.
  for (const at of [last(0x04034b50) + 8, last(0x02014b50) + 10]) {
    view.setUint16(at, 8, true);
    view.setUint32(at + 6, crc32(zeros), true);
    view.setUint32(at + 14, size, true);
  }
  return zip;
}

const sheet = (cells: string): Uint8Array => {
  const ns = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const files = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook ${ns} xmlns:r="${rel}"><sheets><sheet name="Q" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${rel}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${ns}>${cells}</worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])));
};
const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

const manifest = strToU8('<manifest><resources/></manifest>');

describe('a file that is made to harm', () => {
  it.each<readonly [name: string, file: () => string | Uint8Array, nome: string, fim: string]>([
    ['billion laughs', laughs, 'a.xml', 'xml_com_doctype'],
    [
      'a DOCTYPE that names a file',
      () => `<!DOCTYPE quiz SYSTEM "file:///etc/passwd">${moodle('')}`,
      'b.xml',
      'xml_com_doctype',
    ],
    ['a million numeric entities', () => inside('&#65;'.repeat(1_000_000)), 'c.xml', 'arquivo_incha'],
    [
      '5,000 elements in each other',
      () => moodle(`${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`),
      'd.xml',
      'arquivo_incha',
    ],
    ['200,000 elements', () => moodle('<a/>'.repeat(200_000)), 'e.xml', 'arquivo_incha'],
    ['a tag without an end', () => moodle(`<a b="${'x'.repeat(5_000_000)}`), 'f.xml', 'arquivo_danificado'],
    [
      'an entry of 2 GB',
      () => claiming(zipSync({ 'imsmanifest.xml': manifest }), 2_147_483_648),
      'g.zip',
      'arquivo_incha',
    ],
    ['a bomb', () => ofZeros('a.xml', 150_000_000, { 'imsmanifest.xml': manifest }), 'h.zip', 'arquivo_incha'],
    [
      'an entry that lies about its size',
      () => claiming(ofZeros('imsmanifest.xml', 40_000_000), 1000),
      'i.zip',
      'arquivo_danificado',
    ],
    [
      '2,000 entries',
      () => zipSync(Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`${n}.png`, manifest])), { level: 0 }),
      'j.zip',
      'arquivo_incha',
    ],
    [
      'a way out of the zip',
      () => zipSync({ 'imsmanifest.xml': manifest, '../../a.xml': manifest }),
      'k.zip',
      'arquivo_inseguro',
    ],
    [
      'a cell at 1,048,576 × 16,384',
      () =>
        sheet(
          `<sheetData><row r="1">${cell('A1', 'enunciado')}</row><row r="1048576">${cell('XFD1048576', 'x')}</row></sheetData>`,
        ),
      'l.xlsx',
      'arquivo_incha',
    ],
    [
      'an exam whose entry claims 2 GB',
      () => claiming(zipSync({ 'questions/1/details.json': manifest }), 2_147_483_648),
      'q.zip',
      'arquivo_incha',
    ],
    [
      'a way out of the zip of an exam',
      () => zipSync({ 'questions/1/details.json': manifest, 'questions/../../a.json': manifest }),
      'r.zip',
      'arquivo_inseguro',
    ],
    [
      'an exam of 15 MB of text',
      () => examZip(Array.from({ length: 180 }, (_, n) => question(n + 1, { context: `${n} palavras `.repeat(7000) }))),
      's.zip',
      'arquivo_incha',
    ],
    [
      'an exam of open brackets and stars',
      () => examZip(Array.from({ length: 180 }, (_, n) => question(n + 1, { context: '[*_'.repeat(3000) }))),
      't.zip',
      'arquivo_incha',
    ],
    [
      'an exam of as many open brackets as it may have',
      () => examZip(Array.from({ length: 180 }, (_, n) => question(n + 1, { context: '[*_'.repeat(100) }))),
      'v.zip',
      'lidas 185',
    ],
    [
      'a question 100,000 deep',
      () => zipSync({ 'questions/1/details.json': strToU8(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) }),
      'u.zip',
      'prova_ilegivel',
    ],
    ['5 MB of open braces', () => '{'.repeat(5_000_000), 'm.gift', 'lidas 1'],
    ['100,000 blocks behind an open brace', () => `{=a\n\n${'b\n\n'.repeat(100_000)}`, 'n.gift', 'questoes_demais'],
  ])('%s is refused in time', async (_name, file, nome, wanted) => {
    const { fim, ms, mb } = await readInChild(file(), nome);
    expect({ fim, tempo: ms <= 2000, memoria: mb < 300 }, `${ms} ms, ${mb} MB`).toEqual({
      fim: wanted,
      tempo: true,
      memoria: true,
    });
  });

  it('a workbook that only claims to be that large is read', async () => {
    const rows = `<row r="1">${cell('A1', 'enunciado')}${cell('B1', 'a')}</row><row r="2">${cell('A2', 'x?')}</row>`;
    const file = sheet(`<dimension ref="A1:XFD1048576"/><sheetData>${rows}</sheetData>`);
    const { fim, ms, mb } = await readInChild(file, 'o.xlsx');
    expect({ fim, tempo: ms <= 2000, memoria: mb < 300 }, `${ms} ms, ${mb} MB`).toMatchObject({
      tempo: true,
      memoria: true,
    });
  });

  it('an ordinary file is read in the same way', async () => {
    const file = moodle(
      multichoice({
        enunciado: 'x?',
        alternativas: [
          [100, 'a'],
          [0, 'b'],
        ],
      }),
    );
    expect(await readInChild(file, 'p.xml')).toMatchObject({ fim: 'lidas 1' });
  });
});
