import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';

import { avaliacao_item, questao } from '../../../database/schema/index.ts';
import { tenant } from '../../../database/tenant.ts';
import { createTestDb, world } from '../../../../test/index.ts';
import { analyzeQuestoes } from '../../../../test/databases.ts';
import { checksums } from '../../../../test/checksums.ts';
import { alternatives, examFolder } from '../../../../test/import-enem/fixture.ts';
import { inepFile, keyedExam, keyOf } from '../../../../test/import-enem/itens-prova.ts';
import { tables } from '../../../../test/tables.ts';
import { importEnem } from '../enem/import-enem.ts';
import { importParametros, isIncomplete, reportLines, type ParametrosReport } from './import-parametros.ts';

const database = await createTestDb();
afterAll(() => database.close());
const { db } = database;
const escola = tenant(db, world.escola);
const agora = new Date('2026-11-21T12:00:00Z');

let year = 2040;
async function exam(defect: (slug: string) => object = () => ({})) {
  year += 1;
  const questions = keyedExam(year).map((entry) => ({ ...entry, ...defect(entry.slug) }));
  const { avaliacao_id } = await importEnem(db, {
    folder: examFolder({ questions }),
    escola_id: world.escola,
    agora,
  });
  await analyzeQuestoes(db);
  return { questions, avaliacao: `ENEM-${year}`, avaliacao_id };
}

const run = (text: string, avaliacao: string, more: { caderno?: string; dryRun?: boolean } = {}) =>
  importParametros(db, { text, escola_id: world.escola, avaliacao, agora, ...more });
const said = ({ avisos }: ParametrosReport) =>
  avisos.map(({ codigo, questao: code }) => `${code?.split('-').slice(2).join('-') ?? 'arquivo'} ${codigo}`);
const questaoOf = async (codigo: string) =>
  (await tables(escola).select().from(questao).where(eq(questao.codigo, codigo)))[0];
const itemOf = async (numero: number, avaliacao_id: number) =>
  (
    await tables(escola)
      .select()
      .from(avaliacao_item)
      .where(and(eq(avaliacao_item.numero, numero), eq(avaliacao_item.avaliacao_id, avaliacao_id)))
  )[0];

describe("INEP's file", () => {
  it('finds the booklet of each area by its keys, whatever the order of the areas', async () => {
    const { questions, avaliacao } = await exam();
    const report = await run(inepFile(questions), avaliacao);
    expect(said(report)).toEqual([]);
    expect(isIncomplete(report)).toBe(false);
    expect(
      report.areas.map(({ codigo, caderno, na_escala, itens }) => [codigo, caderno?.codigo, na_escala, itens]),
    ).toEqual([
      ['CH', '10', 45, 45],
      ['CN', '10', 45, 45],
      ['LC', '10', 50, 50],
      ['MT', '10', 45, 45],
    ]);
    expect(await questaoOf(`${avaliacao}-95-espanhol`)).toMatchObject({
      tri_a: 1.5,
      tri_b: 0.25,
      tri_c: 0.2,
      tri_origem: 'INEP',
      habilidade: 'H7',
    });
  });

  it('changes nothing the second time, and a dry run never', async () => {
    const { questions, avaliacao } = await exam();
    const text = inepFile(questions);
    const before = await checksums(db);
    const rehearsal = await run(text, avaliacao, { dryRun: true });
    expect(await checksums(db)).toEqual(before);
    expect(reportLines(rehearsal).at(-1)).toBe('Simulação: nada foi gravado.');
    expect(await run(text, avaliacao)).toMatchObject({ alterados: 185, iguais: 0 });
    const after = await checksums(db);
    expect(await run(text, avaliacao)).toMatchObject({ alterados: 0, iguais: 185 });
    expect(await checksums(db)).toEqual(after);
  });

  it('takes annulled, dropped and corrected items, and keeps a defective question out of the scale', async () => {
    const { questions, avaliacao, avaliacao_id } = await exam((slug) =>
      slug === '140' ? { alternatives: alternatives(keyOf(140, null), ['a', 'b', '', 'd', 'e']) } : {},
    );
    const other = keyOf(137, null) === 'A' ? 'B' : 'A';
    const text = inepFile(questions, ({ prova, posicao }) => {
      if (prova !== 10) return {};
      if (posicao === 136) return { key: 'X', aban: 1, a: '' };
      if (posicao === 137) return { key: other };
      return posicao === 138 ? { aban: 1, a: '' } : {};
    });
    const report = await run(text, avaliacao);
    expect(said(report)).toEqual(['136 ANULADA', '137 GABARITO_DIVERGENTE', '138 FORA_DA_TRI', '140 DEFEITO_PROPRIO']);
    expect(await itemOf(136, avaliacao_id)).toMatchObject({ anulada: true, fora_da_tri: false });
    expect(await questaoOf(`${avaliacao}-137`)).toMatchObject({ gabarito: other });
    expect(await itemOf(138, avaliacao_id)).toMatchObject({ anulada: false, fora_da_tri: true });
    expect(await itemOf(140, avaliacao_id)).toMatchObject({ fora_da_tri: true });
    expect(report.areas.find(({ codigo }) => codigo === 'MT')).toMatchObject({ na_escala: 42, itens: 45 });
  });

  it('says that no booklet fits, and touches nothing of that area', async () => {
    const { questions, avaliacao } = await exam();
    const text = inepFile(questions, ({ area, key }) => (area === 'MT' ? { key: key === 'A' ? 'B' : 'A' } : {}));
    const report = await run(text, avaliacao);
    expect(said(report)).toEqual(['arquivo CADERNO_NAO_ENCONTRADO']);
    expect(isIncomplete(report)).toBe(true);
    expect(await questaoOf(`${avaliacao}-140`)).toMatchObject({ tri_a: null });
  });

  it('asks for the booklet where two with the same keys have other parameters', async () => {
    const { questions, avaliacao } = await exam();
    const twin = inepFile(questions, ({ area, prova }) =>
      area === 'MT' && prova === 10 ? { prova: 30, cor: 'VERDE', a: '2' } : {},
    );
    const text = [inepFile(questions), ...twin.split('\n').filter((line) => line.includes(';VERDE;30;'))].join('\n');
    expect(said(await run(text, avaliacao))).toEqual(['arquivo CADERNO_AMBIGUO']);
    await run(text, avaliacao, { caderno: 'azul' });
    expect(await questaoOf(`${avaliacao}-140`)).toMatchObject({ tri_a: 1.5 });
    await run(text, avaliacao, { caderno: '30' });
    expect(await questaoOf(`${avaliacao}-140`)).toMatchObject({ tri_a: 2 });
  });

  it('finds the items in Spanish where the file numbers them after those in English', async () => {
    const { questions, avaliacao } = await exam();
    const text = inepFile(questions, ({ area, lingua, posicao, prova }) => {
      if (area !== 'LC' || prova !== 10 || lingua === '0.0') return {};
      return { posicao: posicao + 5 };
    });
    const only = text
      .split('\n')
      .filter((line) => !line.includes(';ROSA;20;'))
      .join('\n');
    expect(said(await run(only, avaliacao))).toEqual([]);
    expect(await questaoOf(`${avaliacao}-95-espanhol`)).toMatchObject({ tri_a: 1.5 });
  });

  it('leaves out a line that cannot be read, and no other', async () => {
    const { questions, avaliacao } = await exam();
    const text = inepFile(questions, ({ posicao, prova }) => (posicao === 140 && prova === 10 ? { a: 'um' } : {}));
    const report = await run(text, avaliacao);
    expect(said(report)).toEqual(['arquivo LINHA_ILEGIVEL', '140 ITEM_SEM_PARAMETROS']);
    expect(await questaoOf(`${avaliacao}-141`)).toMatchObject({ tri_a: 1.5 });
  });
});

describe('our own file', () => {
  it('takes items by position and language, with decimal commas', async () => {
    const { avaliacao, avaliacao_id } = await exam();
    const text = [
      'item;a;b;c;anulada;lingua',
      '91;1,2;0,5;0,1;;ingles',
      '91;1,3;0,5;0,1;;Espanhol',
      '136;;;;sim;',
      '137;;;;;',
      '138;1,1;-0,2;0,2;não;',
      '138;9,9;-0,2;0,2;não;',
      '200;1;0;0,2;;',
    ].join('\n');
    const report = await run(text, avaliacao);
    expect(said(report).filter((line) => !line.endsWith('ITEM_SEM_PARAMETROS'))).toEqual([
      '136 ANULADA',
      '137 FORA_DA_TRI',
      'arquivo LINHA_REPETIDA',
      'arquivo PARAMETROS_SEM_ITEM',
    ]);
    expect(await questaoOf(`${avaliacao}-91-espanhol`)).toMatchObject({ tri_a: 1.3, tri_origem: 'arquivo da escola' });
    expect(await questaoOf(`${avaliacao}-138`)).toMatchObject({ tri_a: 1.1, tri_b: -0.2, tri_c: 0.2 });
    expect(await itemOf(136, avaliacao_id)).toMatchObject({ anulada: true });
    expect(await itemOf(137, avaliacao_id)).toMatchObject({ fora_da_tri: true });
  });

  it('knows the English names too', async () => {
    const { avaliacao } = await exam();
    await run('item,a,b,c,annulled,language\n138,1.1,-0.2,0.2,0,', avaliacao);
    expect(await questaoOf(`${avaliacao}-138`)).toMatchObject({ tri_a: 1.1 });
  });
});

it.each([
  ['an empty file', '', 'ENEM-2041', /não é CSV/u],
  ['columns of something else', 'nome;nota\nx;1', 'ENEM-2041', /falta item, a, b, c/u],
  ['an exam that is not there', 'item;a;b;c\n1;1;0;0', 'ENEM-1900', /não existe nesta escola/u],
])('refuses %s', async (_name, text, avaliacao, message) => {
  await expect(run(text, avaliacao)).rejects.toThrow(message);
});
