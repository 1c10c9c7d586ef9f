/** What a person hands in: the same table in every form gives the same plan, and every hostile file its own sentence. */
import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { outcome } from '../../../test/gestao/staff.ts';
import { createImportador } from '../../../test/importacao/importador.ts';
import type { Client } from '../../../test/index.ts';

const t = await createImportador();
afterAll(t.close);
let otto: Client;
beforeAll(async () => {
  otto = await t.signIn('dir.otto');
});

const XMLNS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CELLS = 'ABCDEFGH';

/** A workbook of one sheet, as small as one may be. */
function xlsx(rows: readonly (readonly string[])[], more: Zippable = {}): Uint8Array {
  const cell = (value: string, at: string) =>
    /^\d+$/u.test(value)
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const sheet = rows
    .map(
      (row, r) =>
        `<row r="${r + 1}">${row.map((value, c) => cell(value, `${CELLS.charAt(c)}${r + 1}`)).join('')}</row>`,
    )
    .join('');
  const parts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook ${XMLNS} xmlns:r="${REL}"><sheets><sheet name="3B" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${REL}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${XMLNS}><sheetData>${sheet}</sheetData></worksheet>`,
  };
  const files: Zippable = Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]));
  return zipSync({ ...files, ...more });
}

const TABLE = [
  ['Matrícula', 'nome', 'Nascimento', 'turma', 'CPF', 'Armário'],
  ['20270001', 'Íris Côrtes Conceição', '28/02/2012', '3B', '11144477735', '12'],
  ['20270002', 'José Ação', '40967', '3A', '11144477735', '13'],
  ['20270003', '=1+1', '31/02/2012', '9Z', '11144477735', ''],
];
const csv = (separator: string, quote = '') =>
  TABLE.map((row) => row.map((cell) => `${quote}${cell}${quote}`).join(separator)).join('\r\n');
const latin1 = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const utf16 = (text: string) => new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (char) => char.charCodeAt(0)).buffer);

describe('one table', () => {
  const plans: unknown[] = [];

  it.each([
    ['semicolons, UTF-8', csv(';'), 'utf-8'],
    ['commas', csv(','), 'utf-8'],
    ['tabs', csv('\t'), 'utf-8'],
    ['quotes', csv(';', '"'), 'utf-8'],
    ['a sep= line and trailing separators', `sep=;\r\n${csv(';').replaceAll('\r\n', ';;\r\n')}`, 'utf-8'],
    ['a mark of byte order', `\uFEFF${csv(';')}`, 'utf-8'],
    ['Windows-1252', latin1(csv(';')), 'windows-1252'],
    ['UTF-16 with tabs', utf16(csv('\t')), 'utf-16'],
    ['XLSX', xlsx(TABLE), null],
  ])('with %s gives the same plan', async (_name, file, codificacao) => {
    t.clock.advance(600_000);
    const made = await t.judged(otto, file);
    expect(made).toMatchObject({ situacao: 'pronta', codificacao, amostras: ['Íris Côrtes Conceição', 'José Ação'] });
    const lines = await t.lines(otto, made.importacao_id);
    // Of all forms only that with a sep= line has one line more before the heading.
    plans.push(
      lines.map(({ acao, valores, problemas }) => ({ acao, valores, codigos: problemas.map(({ codigo }) => codigo) })),
    );
    expect(plans.at(-1)).toEqual(plans[0]);
    expect(made.colunas.map(({ campo, situacao, exemplos }) => [campo, situacao, exemplos.length])).toEqual([
      ['id_externo', 'reconhecida', 3],
      ['nome', 'reconhecida', 3],
      ['data_nascimento', 'reconhecida', 3],
      ['turma', 'reconhecida', 3],
      [null, 'nunca_guardada', 0],
      [null, 'ignorada', 2],
    ]);
  });

  it('keeps no value of a column that nobody maps, nor of one that is never kept', async () => {
    const { rows } = await t.db.query(
      "select count(*)::int as n from importacao_linha where valores::text like '%11144477735%' or problemas::text like '%11144477735%'",
    );
    const kept = await t.db.query("select count(*)::int as n from importacao where colunas::text like '%11144477735%'");
    expect([rows[0], kept.rows[0]]).toEqual([{ n: 0 }, { n: 0 }]);
  });
});

describe('a file that is refused', () => {
  const small = xlsx(TABLE);
  const lines = (n: number) =>
    `id_externo;nome;turma\n${Array.from({ length: n }, (_, i) => `${i};Nome ${i};3B`).join('\n')}`;

  it.each([
    ['a PDF', '%PDF-1.7', /^Este arquivo é um PDF\./u],
    ['a photograph', latin1('\u00FF\u00D8\u00FF\u00E0'), /^Este arquivo é uma imagem\./u],
    ['NUL in a text', 'id_externo;nome;turma\n1;a\0b;3B', /^Este arquivo não é texto nem planilha\./u],
    ['a ZIP', zipSync({ 'alunos.csv': strToU8('a') }), /^Este arquivo é um ZIP\./u],
    [
      'an old workbook with a password',
      latin1('\u00D0\u00CF\u0011\u00E0E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0'),
      /protegida por senha/u,
    ],
  ])('at once: %s', async (_name, file, sentence) => {
    t.clock.advance(600_000);
    const answer = await t.upload(otto, file);
    expect(outcome(answer)).toBe('422 formato_desconhecido');
    expect(Object(answer.body).erro).toMatch(sentence);
  });

  it.each([
    ['a part that grows a hundredfold', xlsx(TABLE, { 'xl/media/a.bin': new Uint8Array(5_000_000) }), 'arquivo_incha'],
    [
      '1,001 parts',
      xlsx(TABLE, Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`xl/${i}.bin`, strToU8('x')]))),
      'arquivo_incha',
    ],
    ['a name that leads out', xlsx(TABLE, { '../a.xml': strToU8('x') }), 'arquivo_inseguro'],
    ['a packed file inside', xlsx(TABLE, { 'a.zip': small }), 'arquivo_inseguro'],
    ['half a workbook', small.subarray(0, small.length - 30), 'arquivo_danificado'],
    ['10,001 lines', lines(10_001), 'arquivo_grande'],
    ['61 columns', `${Array.from({ length: 61 }, (_, i) => `c${i}`).join(';')}\n1`, 'arquivo_grande'],
    ['501 characters in a cell', `id_externo;nome;turma\n1;${'x'.repeat(501)};3B`, 'arquivo_grande'],
    ['a quote that never ends', 'id_externo;nome;turma\n1;"Ana;3B', 'aspas_abertas'],
    ['a heading alone', 'id_externo;nome;turma\n', 'sem_linhas'],
    ['two headings alike', 'nome;nome;turma\nA;B;3B', 'cabecalho_repetido'],
    ['a needed column missing', 'nome;id_externo\nA;1', 'campo_necessario'],
  ])('by the analysis: %s', async (_name, file, codigo) => {
    t.clock.advance(600_000);
    const made = await t.judged(otto, file);
    expect([made.situacao, made.erro?.codigo]).toEqual(['recusada', codigo]);
    expect(made.erro?.mensagem).toMatch(/^[A-ZÀ-Ú].+\.$/u);
    expect(made.erro?.como_resolver).toMatch(/^[A-ZÀ-Ú].+\.$/u);
  });

  it('takes 10,000 lines', async () => {
    t.clock.advance(600_000);
    expect((await t.judged(otto, lines(10_000))).resumo.criar).toBe(10_000);
  });

  it('goes on when a person says which column it is', async () => {
    t.clock.advance(600_000);
    const made = await t.judged(otto, 'nome;nome;turma;RA\nA Silva;B;3B;1');
    const body = (coluna: number) => ({
      colunas: [
        { coluna, campo: 'nome' },
        { coluna: 3, campo: 'turma' },
        { coluna: 4, campo: 'id_externo' },
      ],
      opcoes: {},
      versao: made.versao,
    });
    const put = (colunas: object) =>
      otto.send({
        method: 'PUT',
        url: `/api/v2/gestao/importacoes/${made.importacao_id}/mapeamento`,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(colunas),
      });
    expect(outcome(await put({ ...body(1), versao: 99 }))).toBe('409 versao_diferente');
    expect(outcome(await put(body(1)))).toBe('202');
    await t.work();
    expect(await t.read(otto, made.importacao_id)).toMatchObject({ situacao: 'pronta', resumo: { criar: 1 } });
  });
});

/** A workbook whose first sheet is a cover. */
function withCover(cover: readonly (readonly string[])[]): Uint8Array {
  const files = unzipSync(xlsx(cover));
  const sheet2 = unzipSync(xlsx(TABLE))['xl/worksheets/sheet1.xml'] ?? new Uint8Array();
  const parts = {
    'xl/workbook.xml': `<workbook ${XMLNS} xmlns:r="${REL}"><sheets><sheet name="Capa" sheetId="1" r:id="rId1"/><sheet name="Alunos &amp; turmas" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${REL}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${REL}/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`,
  };
  const changed = Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]));
  return zipSync({ ...files, ...changed, 'xl/worksheets/sheet2.xml': sheet2 });
}

describe('a workbook of several sheets', () => {
  it.each([
    ['a cover of one line', [['Colégio Exemplo']], 'sem_linhas'],
    [
      'a cover without the needed columns',
      [
        ['Colégio', 'Ano'],
        ['Exemplo', '2027'],
      ],
      'campo_necessario',
    ],
  ])('is read from its first one, %s, until a person chooses another', async (_name, cover, codigo) => {
    t.clock.advance(600_000);
    const made = await t.judged(otto, withCover(cover));
    expect(made).toMatchObject({ situacao: 'recusada', erro: { codigo }, planilhas: ['Capa', 'Alunos & turmas'] });
    expect(made.opcoes.planilha).toBe(1);
    const chosen = await t.remapped(otto, { ...made, colunas: [] }, { planilha: 2 });
    expect(chosen).toMatchObject({ situacao: 'pronta', planilhas: ['Capa', 'Alunos & turmas'], resumo: { erro: 1 } });
    expect(chosen.opcoes.planilha).toBe(2);
    expect(chosen.colunas.map(({ campo }) => campo).slice(0, 2)).toEqual(['id_externo', 'nome']);
    const none = await t.remapped(otto, { ...chosen, colunas: [] }, { planilha: 3 });
    expect(none).toMatchObject({
      situacao: 'recusada',
      erro: { codigo: 'planilha_ausente' },
      planilhas: { length: 2 },
    });
  });

  it('another file has none', async () => {
    t.clock.advance(600_000);
    expect((await t.judged(otto, csv(';'))).planilhas).toEqual([]);
  });
});

it('a name that turns the text around is kept without the mark', async () => {
  t.clock.advance(600_000);
  const made = await t.judged(otto, 'id_externo;nome;turma\n1;Ana\u202ESouza;3B');
  expect((await t.lines(otto, made.importacao_id))[0]).toMatchObject({ acao: 'criar' });
  await t.applied(otto, made);
  const { rows } = await t.db.query("select nome from pessoa where id_externo = '1'");
  expect(rows).toEqual([{ nome: 'AnaSouza' }]);
});

it('no more than two files are judged and 30 are handed in within an hour', async () => {
  t.clock.advance(7_200_000);
  const file = (n: number) => `id_externo;nome;turma\n${n};Ana;3B`;
  expect(outcome(await t.upload(otto, file(1)))).toBe('202');
  expect(outcome(await t.upload(otto, file(2)))).toBe('202');
  expect(outcome(await t.upload(otto, file(3)))).toBe('409 importacao_em_curso');
  await t.work();
  for (let n = 3; n <= 30; n += 1) await t.judged(otto, file(n));
  expect(outcome(await t.upload(otto, file(31)))).toBe('429 muitas_chamadas');
});
