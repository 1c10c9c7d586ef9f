/** A whole exam with each defect that folders of real years have, and what the report says of it. */
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';

import { avaliacao_dia, avaliacao_item, midia, questao } from '../../../database/schema/index.ts';
import { tenant } from '../../../database/tenant.ts';
import { createTestDb, world } from '../../../../test/index.ts';
import {
  alternatives,
  BMP,
  examFolder,
  PNG,
  question,
  record,
  url,
  wholeExam,
} from '../../../../test/import-enem/fixture.ts';
import { tables } from '../../../../test/tables.ts';
import { importEnem, seriousOf, type ImportReport } from './import-enem.ts';
import { unaccepted } from '../../../cli/import-enem.ts';

const database = await createTestDb();
afterAll(() => database.close());
const { db } = database;
const escola = tenant(db, world.escola);
const agora = new Date('2026-11-21T12:00:00Z');
const run = (folder: string) => importEnem(db, { folder, escola_id: world.escola, agora });
const said = (report: ImportReport) => report.avisos.map(({ codigo, questao: slug }) => `${slug ?? 'prova'} ${codigo}`);
const questaoOf = async (codigo: string) =>
  (await tables(escola).select().from(questao).where(eq(questao.codigo, codigo)))[0];
const itemOf = async (numero: number, avaliacao_id: number) =>
  (await tables(escola).select().from(avaliacao_item).where(eq(avaliacao_item.numero, numero))).find(
    (row) => row.avaliacao_id === avaliacao_id,
  );

describe('the areas of every year', () => {
  it.each([
    [2009, '1–45 CN, 46–90 CH, 91–135 LC, 136–180 MT', 180, [270, 330]],
    [2010, '1–45 CH, 46–90 CN, 91–135 LC, 136–180 MT', 185, [270, 330]],
    [2016, '1–45 CH, 46–90 CN, 91–135 LC, 136–180 MT', 185, [270, 330]],
    [2017, '1–45 LC, 46–90 CH, 91–135 CN, 136–180 MT', 185, [330, 270]],
    [2023, '1–45 LC, 46–90 CH, 91–135 CN, 136–180 MT', 185, [330, 300]],
  ])('%i: %s', async (year, areas, total, durations) => {
    const report = await run(examFolder({ questions: wholeExam(year) }));
    expect(report).toMatchObject({ areas, total });
    expect(said(report)).toEqual(['prova CRUZAMENTO_AUSENTE']);
    expect(unaccepted(report, false)).toBeNull();
    const days = await tables(escola).select().from(avaliacao_dia);
    expect(
      days
        .filter(({ avaliacao_id }) => avaliacao_id === report.avaliacao_id)
        .toSorted((x, y) => x.dia_prova - y.dia_prova)
        .map(({ duracao_minutos }) => duracao_minutos),
    ).toEqual(durations);
  });

  it('takes the order from the folder where it is another than the known one', async () => {
    const questions = wholeExam(2016).map((entry) => ({ ...entry, year: 2030 }));
    const report = await run(examFolder({ questions }));
    expect(report.areas).toBe('1–45 CH, 46–90 CN, 91–135 LC, 136–180 MT');
    expect(
      said(report)
        .filter((line) => line !== 'prova CRUZAMENTO_AUSENTE')
        .slice(0, 1),
    ).toEqual(['prova AREAS_FORA_DA_ORDEM']);
  });
});

describe('a folder with every defect', async () => {
  const defects = new Map([
    ['12', { context: 'a \\* b e 2_x_ + H<sub>2</sub>O' }],
    ['13', { alternativesIntroduction: 'Utilize 3 para π.\nO número é' }],
    ['14', { discipline: 'matematica' }],
    ['15', { alternatives: alternatives('B', ['um', 'dois', ' ', 'quatro', 'cinco']) }],
    ['16', { context: `![](${url('16', 'a.png')})` }],
    ['17', { context: `![](${url('17', 'a.jpg')})` }],
    ['18', { context: `![](${url('18', 'a.png')})` }],
    ['19', { context: `a ![](${url('19', 'formula.png')}) b` }],
    ['20', { index: 21 }],
    ['93-ingles', { language: null }],
  ]);
  const questions = wholeExam(2031, 2016)
    .filter(({ slug }) => !['30', '31'].includes(slug))
    .map((entry) => ({ ...entry, ...defects.get(entry.slug) }));
  const formula = Buffer.from(PNG);
  formula.writeUInt32BE(90, 16);
  formula.writeUInt32BE(40, 20);
  const folder = examFolder({
    questions: questions.map((entry) =>
      entry.slug === '94-espanhol' ? { ...entry, slug: '94', language: null } : entry,
    ),
    files: {
      'questions/30/details.json': '{"index": 30,',
      'questions/31/details.json': '{"index": "trinta e um"}',
      'questions/16/a.png': BMP,
      'questions/17/a.jpg': PNG,
      'questions/18/a.png': Buffer.from('II*\0 um TIFF'),
      'questions/19/formula.png': formula,
    },
  });
  const report = await run(folder);

  it('says each of them and imports every other question', () => {
    expect(said(report)).toEqual([
      'prova AREAS_FORA_DA_ORDEM',
      'prova CRUZAMENTO_AUSENTE',
      'prova IMAGENS_SEM_DESCRICAO',
      '12 ENFASE_CORRIGIDA',
      '14 AREA_CONTRADITORIA',
      '15 ALTERNATIVA_VAZIA',
      '16 IMAGEM_CONVERTIDA',
      '18 ENUNCIADO_SEM_IMAGEM',
      '18 IMAGEM_NAO_SUPORTADA',
      '20 POSICAO_CONTRADITORIA',
      '30 QUESTAO_AUSENTE',
      '30 QUESTAO_ILEGIVEL',
      '31 QUESTAO_AUSENTE',
      '31 QUESTAO_ILEGIVEL',
      '93-ingles IDIOMA_DEDUZIDO',
      '94 IDIOMA_DEDUZIDO',
    ]);
    expect(report.total).toBe(183);
  });

  it('ends with 1 unless the defects are accepted', () => {
    expect(seriousOf(report).map(({ codigo }) => codigo)).toContain('QUESTAO_ILEGIVEL');
    expect(unaccepted(report, false)).toMatch(/^6 defeitos .* --aceitar-defeitos/u);
    expect(unaccepted(report, true)).toBeNull();
  });

  it('keeps texts as their authors meant them', async () => {
    expect((await questaoOf('ENEM-2031-12'))?.enunciado).toContain('a * b e 2<em>x</em> + H<sub>2</sub>O');
    expect((await questaoOf('ENEM-2031-13'))?.enunciado).toContain('Utilize 3 para π.<br>\nO número é');
    expect((await questaoOf('ENEM-2031-19'))?.enunciado).toContain('height="20"');
    expect((await questaoOf('ENEM-2031-18'))?.enunciado).toContain('[Imagem indisponível]');
  });

  it('turns a BMP into a PNG and knows pictures by their bytes', async () => {
    expect((await questaoOf('ENEM-2031-16'))?.enunciado).toMatch(/[0-9a-f]{64}\.png"/u);
    expect((await questaoOf('ENEM-2031-17'))?.enunciado).toMatch(/[0-9a-f]{64}\.png"/u);
    const rows = await tables(escola).select().from(midia);
    expect(rows.filter(({ conteudo }) => conteudo.subarray(0, 2).toString() === 'BM')).toEqual([]);
  });

  it('keeps the question with an empty option out of the scale, and that one alone', async () => {
    expect(await itemOf(15, report.avaliacao_id)).toMatchObject({ fora_da_tri: true, anulada: false });
    expect(await itemOf(16, report.avaliacao_id)).toMatchObject({ fora_da_tri: false });
  });
});

it('keeps parameters when the folder is imported again without the crosswalk', async () => {
  const list = [question(6, { year: 2032 }), question(7, { year: 2032 }), question(8, { year: 2032 })];
  const records = [
    record(question(6), { inep_key: 'D' }),
    record(question(7), { in_item_aban: true, a: null, b: null, c: null }),
    record(question(8), { inep_key: 'X', in_item_aban: true, a: null, b: null, c: null }),
  ];
  const first = await run(examFolder({ questions: list, crosswalk: records }));
  const again = await run(examFolder({ questions: list }));
  expect(again.questoes).toEqual({ novas: 0, alteradas: 0, iguais: 3 });
  expect(again.itens).toEqual({ novas: 0, alteradas: 0, iguais: 3 });
  expect(await questaoOf('ENEM-2032-6')).toMatchObject({ gabarito: 'D', tri_a: 1.5, tri_origem: 'INEP' });
  expect(await itemOf(7, first.avaliacao_id)).toMatchObject({ fora_da_tri: true });
  expect(await itemOf(8, first.avaliacao_id)).toMatchObject({ anulada: true });
});
