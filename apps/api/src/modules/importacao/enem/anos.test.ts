/** Folders as other years write them, and the same folder imported again after it was corrected. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';

import { auditoria, avaliacao_item, caderno_item, questao } from '../../../database/schema/index.ts';
import { tenant } from '../../../database/tenant.ts';
import { createTestDb, world } from '../../../../test/index.ts';
import { analyzeQuestoes } from '../../../../test/databases.ts';
import { alternatives, examFolder, PNG, question, record, wholeExam } from '../../../../test/import-enem/fixture.ts';
import { tables } from '../../../../test/tables.ts';
import { importParametros } from '../parametros/import-parametros.ts';
import { importEnem, type ImportReport } from './import-enem.ts';

/** Another picture than the others: its width says which. */
function wider(by: number): Buffer {
  const png = Buffer.from(PNG);
  png.writeUInt32BE(300 + by, 16);
  return png;
}

const database = await createTestDb();
afterAll(() => database.close());
const { db } = database;
const escola = tenant(db, world.escola);
const agora = new Date('2026-11-21T12:00:00Z');
async function run(folder: string): Promise<ImportReport> {
  const report = await importEnem(db, { folder, escola_id: world.escola, agora });
  await analyzeQuestoes(db);
  return report;
}
const said = (report: ImportReport) =>
  report.avisos
    .filter(({ codigo }) => codigo !== 'CRUZAMENTO_AUSENTE')
    .map(({ codigo, questao: slug }) => `${slug ?? 'prova'} ${codigo}`);
const questaoOf = async (codigo: string) =>
  (await tables(escola).select().from(questao).where(eq(questao.codigo, codigo)))[0];
const itensOf = async ({ avaliacao_id }: ImportReport) =>
  new Map(
    (await tables(escola).select().from(avaliacao_item).where(eq(avaliacao_item.avaliacao_id, avaliacao_id))).map(
      (row) => [`${row.numero} ${row.lingua_estrangeira ?? 0}`, row],
    ),
  );

describe('a folder as another year writes it', () => {
  it('may name languages with accents and underscores, and questions with zeros or words', async () => {
    const names = new Map([
      ['91-ingles', '91-inglês'],
      ['91-espanhol', '91_Espanhol'],
      ['7', '007'],
      ['8', 'questao-8'],
    ]);
    const questions = wholeExam(2011).map((entry) => ({
      ...entry,
      slug: names.get(entry.slug) ?? entry.slug,
      language: entry.language === 'ingles' ? 'Inglês' : entry.language,
    }));
    const report = await run(examFolder({ questions }));
    expect(said(report)).toEqual([]);
    expect(report.total).toBe(185);
    expect((await itensOf(report)).get('91 2')).toMatchObject({ dia_prova: 2 });
  });

  it('may leave fields out, write numbers as text and letters small, and begin with a byte order mark', async () => {
    const { context, alternativesIntroduction, discipline, ...bare } = question(60, { year: 2012 });
    const odd = {
      ...bare,
      index: '60',
      year: '2012',
      context,
      language: '',
      correctAlternative: ' c ',
      alternatives: ['a', 'b', 'c', 'd', 'e'].map((letter) => ({ letter, text: `texto ${letter}` })),
    };
    const folder = examFolder({
      questions: wholeExam(2012).filter(({ slug }) => slug !== '60'),
      files: { 'questions/60/details.json': `\uFEFF${JSON.stringify(odd)}` },
    });
    const report = await run(folder);
    // It names no area, and the position decides: nothing else is wrong with it.
    expect(said(report)).toEqual(['60 AREA_CONTRADITORIA']);
    expect(await questaoOf('ENEM-2012-60')).toMatchObject({ gabarito: 'C', opcao_e: 'texto e' });
    expect([alternativesIntroduction, discipline]).not.toContain(null);
  });

  it('has no languages in 2009, and both in one position since 2010', async () => {
    const before = await run(examFolder({ questions: wholeExam(2009) }));
    const after = await run(examFolder({ questions: wholeExam(2010) }));
    const booklet = async ({ avaliacao_id }: ImportReport) =>
      (await tables(escola).select().from(caderno_item).where(eq(caderno_item.avaliacao_id, avaliacao_id)))
        .filter(({ lingua_estrangeira }) => lingua_estrangeira !== 0)
        .map(({ numero }) => numero)
        .toSorted((x, y) => x - y);
    expect(await booklet(before)).toEqual([]);
    expect(await booklet(after)).toEqual([91, 91, 92, 92, 93, 93, 94, 94, 95, 95]);
  });

  it('may name pictures with blanks, accents, brackets and a query, in stems and in options', async () => {
    const at = (file: string) => `https://enem.dev/2013/questions/50/${file}`;
    const entry = question(50, {
      year: 2013,
      discipline: 'ciencias-natureza',
      context: `![](${at('Figura ção 1.png')}) ![](${at('a(1).png')}) ![](${at('b.png?raw=true')}) ![](c.png)`,
      alternatives: alternatives('B').map((one) => ({ ...one, text: null, file: at('Opção.PNG') })),
    });
    const files = ['Figura ção 1.png', 'a(1).png', 'b.png', 'c.png', 'Opção.PNG'];
    const report = await run(
      examFolder({
        questions: [...wholeExam(2013).filter(({ slug }) => slug !== '50'), entry],
        files: Object.fromEntries(files.map((file, i) => [`questions/50/${file}`, wider(i)])),
      }),
    );
    expect(said(report)).toEqual(['prova IMAGENS_SEM_DESCRICAO', '50 MARCACAO_CORRIGIDA']);
    expect((await questaoOf('ENEM-2013-50'))?.enunciado.match(/<img /gu)).toHaveLength(4);
  });

  it('reports each option that is missing, and keeps the question out of the scale', async () => {
    const more = { year: 2014, discipline: 'ciencias-natureza' };
    const entry = question(50, { ...more, alternatives: alternatives('B', ['um', 'dois', 'três']) });
    const rest = wholeExam(2014).filter(({ slug }) => slug !== '50');
    const report = await run(examFolder({ questions: [...rest, entry] }));
    expect(said(report)).toEqual(['50 ALTERNATIVA_VAZIA', '50 ALTERNATIVAS_A_MENOS']);
    expect((await itensOf(report)).get('50 0')).toMatchObject({ fora_da_tri: true });
  });
});

describe('a folder imported again', () => {
  const whole = (year: number, change: Readonly<Record<string, object>> = {}) =>
    wholeExam(year).map((entry) => ({ ...entry, ...change[entry.slug] }));
  const dropped = { in_item_aban: true, a: null, b: null, c: null };

  it('takes a corrected question back into the scale without the crosswalk, and no other', async () => {
    const empty = { alternatives: alternatives('B', ['um', 'dois', ' ', 'quatro', 'cinco']) };
    const broken = whole(2017, { '50': empty, '51': empty });
    const crosswalk = broken.map((entry) => record(entry, entry.slug === '52' ? dropped : {}));
    const first = await run(examFolder({ questions: broken, crosswalk }));
    const foraOf = async (report: ImportReport) =>
      [...(await itensOf(report)).values()].filter((row) => row.fora_da_tri).map(({ numero }) => numero);
    expect((await foraOf(first)).toSorted((x, y) => x - y)).toEqual([50, 51, 52]);
    const again = await run(examFolder({ questions: whole(2017, { '51': empty }) }));
    expect(again.itens).toEqual({ novas: 0, alteradas: 1, iguais: 184 });
    expect((await foraOf(again)).toSorted((x, y) => x - y)).toEqual([51, 52]);
    expect(await questaoOf('ENEM-2017-50')).toMatchObject({ tri_a: 1.5, tri_origem: 'INEP' });
  });

  it('judges a question by the key that INEP gave, also without the crosswalk', async () => {
    const four = { alternatives: alternatives('B', ['um', 'dois', 'três', 'quatro']) };
    const questions = whole(2018, { '50': four });
    const crosswalk = questions.map((entry) => record(entry, entry.slug === '50' ? { inep_key: 'E' } : {}));
    const first = await run(examFolder({ questions, crosswalk }));
    expect((await itensOf(first)).get('50 0')).toMatchObject({ fora_da_tri: true });
    const again = await run(examFolder({ questions }));
    expect([again.questoes.iguais, again.itens.iguais]).toEqual([185, 185]);
  });

  it('keeps what a file of the school decided, and changes nothing', async () => {
    const questions = whole(2019);
    await run(examFolder({ questions }));
    const lines = questions.map(({ index, language, slug }) => {
      if (slug === '50') return `${index};;;;sim;`;
      return `${index};${slug === '51' ? ';;' : '1,5;0,25;0,2'};;${language ?? ''}`;
    });
    const text = ['item;a;b;c;anulada;lingua', ...lines].join('\n');
    await importParametros(db, { text, escola_id: world.escola, avaliacao: 'ENEM-2019', agora });
    const again = await run(examFolder({ questions }));
    expect([again.questoes.iguais, again.itens.iguais]).toEqual([185, 185]);
    const itens = await itensOf(again);
    expect(itens.get('50 0')).toMatchObject({ anulada: true });
    expect(itens.get('51 0')).toMatchObject({ fora_da_tri: true });
    expect(await questaoOf('ENEM-2019-52')).toMatchObject({ tri_origem: 'arquivo da escola' });
  });

  it('leaves one row in the audit for each change, and none where nothing changed', async () => {
    const acts = async () =>
      (await tables(escola).select().from(auditoria))
        .filter(({ detalhe }) => Reflect.get(Object(detalhe), 'avaliacao') === 'ENEM-2020')
        .map(({ acao }) => acao);
    const questions = whole(2020);
    const folder = examFolder({ questions });
    await run(folder);
    const parameters = (a: string) => ({
      text: [
        'item;a;b;c',
        ...questions.filter(({ language }) => !language).map(({ index }) => `${index};${a};0;0,2`),
      ].join('\n'),
      escola_id: world.escola,
      avaliacao: 'ENEM-2020',
      agora,
    });
    await importParametros(db, parameters('1,1'));
    await run(folder);
    await importParametros(db, parameters('1,1'));
    await importParametros(db, { ...parameters('1,9'), dryRun: true });
    expect(await acts()).toEqual(['prova_importada', 'parametros_importados']);
    await importParametros(db, parameters('1,9'));
    expect(await acts()).toEqual(['prova_importada', 'parametros_importados', 'parametros_importados']);
  });
});

describe('the command', () => {
  const main = join(import.meta.dirname, '../../../cli/main.ts');
  const luneta = async (...args: string[]) => {
    const env = { ...process.env, DATABASE_URL: database.url, LUNETA_LOG: 'silent' };
    const done = await promisify(execFile)(process.execPath, [main, ...args], { env }).then(
      ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
      (error: unknown) => {
        const { code, stdout, stderr }: { code: number; stdout: string; stderr: string } = Object(error);
        return { code, stdout, stderr };
      },
    );
    return done;
  };

  it('ends with 1 for a year that lost a question, and with 0 once that is accepted', async () => {
    const folder = examFolder({ questions: wholeExam(2021).filter(({ slug }) => slug !== '50') });
    const refused = await luneta('import', 'enem', folder, '--dry-run', '--escola', String(world.escola));
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('--aceitar-defeitos') });
    expect(refused.stdout).toContain('Q50  QUESTAO_AUSENTE');
    const accepted = await luneta('import', 'enem', folder, '--aceitar-defeitos', '--escola', String(world.escola));
    expect(accepted).toMatchObject({ code: 0, stdout: expect.stringContaining('184 questões') });
  });
});
