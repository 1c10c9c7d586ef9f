import { createHash } from 'node:crypto';

import { afterAll, describe, expect, it } from 'vitest';

import { and, eq } from 'drizzle-orm';

import { avaliacao, avaliacao_dia, avaliacao_item, materia, midia, questao } from '../../../database/schema/index.ts';
import { transaction } from '../../../database/db.ts';
import { tenant } from '../../../database/tenant.ts';
import { createTestDb, world } from '../../../../test/index.ts';
import { checksums } from '../../../../test/checksums.ts';
import {
  alternatives,
  examFolder,
  JPEG,
  PNG,
  question,
  record,
  url,
  type Fixture,
} from '../../../../test/import-enem/fixture.ts';
import { findStaleReleases } from '../../provas/release-measure.ts';
import { openExam } from '../../provas/abertura/exam-open.ts';
import { recordOperatorAct } from '../../escola/index.ts';
import { importEnem, reportLines, type ImportReport } from './import-enem.ts';
import { tables } from '../../../../test/tables.ts';

const database = await createTestDb();
afterAll(() => database.close());
const { db } = database;

const escola = tenant(db, world.escola);
const agora = new Date('2026-11-21T12:00:00Z');
const run = (folder: string, more: { dryRun?: boolean; escola_id?: number } = {}) =>
  importEnem(db, { folder, escola_id: world.escola, agora, ...more });

/** Warnings, without those about questions that a tiny exam does not have. */
const codes = (report: ImportReport): string[] =>
  report.avisos
    .filter(({ codigo }) => !['QUESTAO_AUSENTE'].includes(codigo))
    .map(({ codigo, questao: slug }) => `${slug ?? 'prova'} ${codigo}`);

/** Imports a folder of its own year, so that the tests do not affect each other. */
let year = 2030;
const fresh = (fixture: Fixture) => {
  year += 1;
  const folder = examFolder({ ...fixture, questions: fixture.questions.map((entry) => ({ ...entry, year })) });
  return { folder, codigo: `ENEM-${year}` };
};
const questaoOf = async (codigo: string) =>
  (await tables(escola).select().from(questao).where(eq(questao.codigo, codigo)))[0];
const itemOf = async (codigo: string) =>
  (
    await tables(escola)
      .select({ item: avaliacao_item })
      .from(avaliacao_item)
      .innerJoin(questao, eq(avaliacao_item.questao_id, questao.id))
      .where(eq(questao.codigo, codigo))
  )[0]?.item;

/** The same few bytes, which a browser would unpack to gigabytes. */
const BOMB = Buffer.from(PNG);
BOMB.writeUInt32BE(60_000, 16);

describe('importEnem', () => {
  it('creates one exam of two days with a choice of language', async () => {
    const list = [
      question(1, { language: 'ingles' }),
      question(1, { language: 'espanhol' }),
      question(6),
      question(46),
      question(91),
      question(136),
    ];
    const { folder, codigo } = fresh({ questions: list, crosswalk: list.map((entry) => record(entry)) });
    const report = await run(folder);
    expect(codes(report)).toEqual([]);
    expect(report).toMatchObject({ codigo, total: 6, questoes: { novas: 6, alteradas: 0, iguais: 0 } });
    const [exam] = await tables(escola).select().from(avaliacao).where(eq(avaliacao.codigo, codigo));
    expect(exam).toMatchObject({ nota_maxima: 1000, solicitar_idioma: true, descricao: `ENEM ${year}` });
    const days = await tables(escola)
      .select()
      .from(avaliacao_dia)
      .where(eq(avaliacao_dia.avaliacao_id, report.avaliacao_id));
    expect(days.map(({ dia_prova, duracao_minutos }) => [dia_prova, duracao_minutos])).toEqual([
      [1, 330],
      [2, 300],
    ]);
    const places = await tables(escola)
      .select({
        dia: avaliacao_item.dia_prova,
        numero: avaliacao_item.numero,
        lingua: avaliacao_item.lingua_estrangeira,
        materia: materia.nome,
      })
      .from(avaliacao_item)
      .innerJoin(questao, eq(avaliacao_item.questao_id, questao.id))
      .innerJoin(materia, eq(questao.materia_id, materia.id))
      .where(eq(avaliacao_item.avaliacao_id, report.avaliacao_id));
    expect(
      places.map(({ dia, numero, lingua, materia: nome }) => `${dia} ${numero} ${lingua ?? '-'} ${nome}`).toSorted(),
    ).toEqual([
      '1 1 1 Inglês',
      '1 1 2 Espanhol',
      '1 46 - Ciências Humanas',
      '1 6 - Linguagens',
      '2 136 - Matemática',
      '2 91 - Ciências da Natureza',
    ]);
    expect(await questaoOf(`${codigo}-46`)).toMatchObject({
      tri_a: 1.5,
      tri_b: 0.25,
      tri_c: 0.2,
      tri_origem: 'INEP',
      gabarito: 'B',
      habilidade: 'H7',
    });
  });

  it.each([
    ['the position decides the area', question(7, { discipline: 'ciencias-humanas' }), {}, '7 AREA_CONTRADITORIA'],
    [
      'four alternatives',
      question(8, { alternatives: alternatives('B', ['a', 'b', 'c', 'd']) }),
      {},
      '8 ALTERNATIVAS_A_MENOS',
    ],
    ["INEP's key wins", question(9), { inep_key: 'D' }, '9 GABARITO_DIVERGENTE'],
    ['annulled', question(10), { inep_key: 'X', in_item_aban: true, a: null, b: null, c: null }, '10 ANULADA'],
    ['dropped after calibration', question(11), { in_item_aban: true, a: null, b: null, c: null }, '11 FORA_DA_TRI'],
    ['parameters out of range', question(12), { a: -1 }, '12 TRI_INVALIDA'],
    [
      'key without its alternative',
      question(13, { alternatives: alternatives('B', ['a', 'b', 'c', 'd']) }),
      { inep_key: 'E' },
      '13 GABARITO_SEM_ALTERNATIVA',
    ],
    ['no stem', question(14, { context: null, alternativesIntroduction: null }), {}, '14 ENUNCIADO_VAZIO'],
    [
      'empty alternative',
      question(15, { alternatives: alternatives('B', ['a', 'b', '', 'd', 'e']) }),
      {},
      '15 ALTERNATIVA_VAZIA',
    ],
    [
      'equal alternatives',
      question(16, { alternatives: alternatives('B', ['a', 'b', 'a', 'd', 'e']) }),
      {},
      '16 ALTERNATIVAS_IGUAIS',
    ],
    ['emphasis stuck to a word', question(17, { context: 'o _meu sangue._Em casa' }), {}, '17 ENFASE_CORRIGIDA'],
    [
      'residue of a screen capture',
      question(18, { context: 'Antes\n\nPlease select text to grab.\n\nN/A\n\nCopy to clipboard\n\ndepois' }),
      {},
      '18 TEXTO_ESTRANHO',
    ],
    ['two marks', question(19, { alternatives: alternatives('C') }), {}, '19 MARCA_CONTRADITORIA'],
    ['a sign escaped twice', question(24, { context: '5 \\\\* 4' }), {}, '24 MARCACAO_CORRIGIDA'],
    ['missing picture', question(20, { context: `![](${url('20', 'nada.png')})` }), {}, '20 IMAGEM_AUSENTE'],
    [
      'placeholder picture',
      question(21, { context: '![](https://enem.dev/broken-image.svg)' }),
      {},
      '21 IMAGEM_QUEBRADA',
    ],
    [
      'picture that claims too much',
      question(23, { context: `![](${url('23', 'bomba.png')})` }),
      {},
      '23 IMAGEM_GRANDE',
    ],
    ['picture cut short', question(22, { context: `![](${url('22', 'meia.png')})` }), {}, '22 IMAGEM_QUEBRADA'],
    ['formula that cannot be drawn', question(24, { context: 'vale $\\naoexiste{x}$' }), {}, '24 FORMULA_INVALIDA'],
    [
      'letters out of order',
      question(23, { alternatives: alternatives('B').toReversed() }),
      {},
      '23 LETRAS_FORA_DE_ORDEM',
    ],
  ])('survives and reports: %s', async (_name, entry, inep, expected) => {
    const { folder, codigo } = fresh({
      questions: [entry],
      crosswalk: [record(entry, inep)],
      files: {
        'questions/22/meia.png': PNG.subarray(0, 12),
        'questions/23/bomba.png': BOMB,
        'questions/x/details.txt': '',
      },
    });
    const report = await run(folder);
    expect(codes(report)).toContain(expected);
    expect(report.total).toBe(1);
    expect(await questaoOf(`${codigo}-${entry.slug}`)).toBeDefined();
  });

  it.each([
    [
      'four alternatives leave the fifth null',
      question(30, { alternatives: alternatives('B', ['a', 'b', 'c', 'd']) }),
      {},
      { opcao_d: 'd', opcao_e: null },
    ],
    ["INEP's key is the one kept", question(31), { inep_key: 'D' }, { gabarito: 'D' }],
    [
      'an annulled item has no key and no parameters',
      question(32),
      { inep_key: 'X', in_item_aban: true },
      { gabarito: null, tri_a: null, tri_origem: null },
    ],
    ['a dropped item keeps its key', question(33), { in_item_aban: true }, { gabarito: 'B', tri_a: null }],
    [
      'the residue is gone',
      question(34, { context: 'Antes\n\nPlease select text to grab.\n\nN/A\n\nCopy to clipboard\n\ndepois' }),
      {},
      { enunciado: '<p>Antes</p>\n<p>depois</p>\n<p>Nesse texto, a conta dá</p>' },
    ],
    [
      'a missing picture leaves a notice',
      question(35, { context: `![](${url('35', 'nada.png')})`, alternativesIntroduction: null }),
      {},
      { enunciado: '<p><em>[Imagem indisponível]</em></p>' },
    ],
    [
      'raw HTML is text',
      question(36, { context: '<script>alert(1)</script>', alternativesIntroduction: null }),
      {},
      { enunciado: '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>' },
    ],
  ])('%s', async (_name, entry, inep, row) => {
    const { folder, codigo } = fresh({ questions: [entry], crosswalk: [record(entry, inep)] });
    await run(folder);
    expect(await questaoOf(`${codigo}-${entry.slug}`)).toMatchObject(row);
  });

  it('marks items as annulled or as left out of the likelihood', async () => {
    const list = [question(40), question(41), question(42)];
    const crosswalk = [
      record(question(40), { inep_key: 'X', in_item_aban: true }),
      record(question(41), { in_item_aban: true }),
      record(question(42)),
    ];
    const { folder, codigo } = fresh({ questions: list, crosswalk });
    await run(folder);
    expect(await itemOf(`${codigo}-40`)).toMatchObject({ anulada: true, fora_da_tri: false });
    expect(await itemOf(`${codigo}-41`)).toMatchObject({ anulada: false, fora_da_tri: true });
    expect(await itemOf(`${codigo}-42`)).toMatchObject({ anulada: false, fora_da_tri: false });
  });

  it('stores each picture once by content, in stems and alternatives, with a description', async () => {
    const pictured = alternatives('A').map((entry, i) => ({
      ...entry,
      text: null,
      file: url('95', i === 0 ? 'a.jpg' : 'b.png'),
    }));
    const entry = question(95, {
      context: `Veja: ![](${url('95', 'b.png')}) e ![Uma ponte](${url('95', 'b.png')})`,
      alternatives: pictured,
    });
    const { folder, codigo } = fresh({
      questions: [entry],
      crosswalk: [record(entry)],
      files: { 'questions/95/a.jpg': JPEG, 'questions/95/b.png': PNG },
    });
    const report = await run(folder);
    expect(report.midias).toMatchObject({ novas: 2 });
    const sha = createHash('sha256').update(JPEG).digest('hex');
    const [stored] = await tables(escola).select().from(midia).where(eq(midia.sha256, sha));
    expect(stored).toMatchObject({ tipo: 'image/jpeg', conteudo: JPEG });
    const row = await questaoOf(`${codigo}-95`);
    expect(row?.opcao_a).toBe(`<img src="/api/v2/midias/1/${sha}.jpg" alt="Alternativa A da questão 95">`);
    expect(row?.enunciado).toContain('alt="Imagem 1 da questão 95"');
    expect(row?.enunciado).toContain('alt="Uma ponte"');
  });

  it('keeps nothing that a picture says besides itself: where it was taken, and with what', async () => {
    const secret = Buffer.concat([Buffer.from([0, 0, 0, 6]), Buffer.from('tEXtonde\0?'), Buffer.alloc(4)]);
    const told = Buffer.concat([PNG.subarray(0, 33), secret, PNG.subarray(33)]);
    const entry = question(96, { context: `![](${url('96', 'a.png')}) ![](${url('96', 'b.png')})` });
    const { folder } = fresh({
      questions: [entry],
      crosswalk: [record(entry)],
      files: { 'questions/96/a.png': told, 'questions/96/b.png': PNG },
    });
    const report = await run(folder);
    expect(report.midias.novas + report.midias.iguais).toBe(1);
    const kept = await tables(escola).select().from(midia);
    expect(kept.some(({ conteudo }) => conteudo.includes('tEXt'))).toBe(false);
  });

  it('reads all-questions.json too, and works without the crosswalk', async () => {
    const { folder, codigo } = fresh({
      questions: [question(6), question(6), question(200), question(50, { language: 'ingles' })],
      together: true,
    });
    const report = await run(folder);
    expect(codes(report)).toEqual([
      'prova CRUZAMENTO_AUSENTE',
      '6 QUESTAO_REPETIDA',
      '50-ingles IDIOMA_INESPERADO',
      '200 POSICAO_INVALIDA',
    ]);
    expect(await questaoOf(`${codigo}-6`)).toMatchObject({ gabarito: 'B', tri_a: null });
  });

  it('reports missing questions and records', async () => {
    const report = await run(fresh({ questions: [question(6)], crosswalk: [record(question(7))] }).folder);
    expect(codes(report)).toEqual(['6 SEM_CRUZAMENTO', '7 CRUZAMENTO_SEM_QUESTAO']);
    expect(report.avisos.filter(({ codigo }) => codigo === 'QUESTAO_AUSENTE')).toHaveLength(184);
  });

  it('changes nothing the second time, or in a dry run', async () => {
    const list = [question(1, { language: 'ingles' }), question(6, { context: `![](${url('6', 'b.png')})` })];
    const { folder } = fresh({
      questions: list,
      crosswalk: list.map((entry) => record(entry)),
      files: { 'questions/6/b.png': Buffer.concat([PNG, PNG]) },
    });
    const before = await checksums(db);
    const rehearsal = await run(folder, { dryRun: true });
    expect(await checksums(db)).toEqual(before);
    const real = await run(folder);
    expect(await checksums(db)).not.toEqual(before);
    expect(reportLines({ ...rehearsal, simulacao: false })).toEqual(reportLines(real));
    expect(reportLines(rehearsal).at(-1)).toBe('Simulação: nada foi gravado.');
    const after = await checksums(db);
    const again = await importEnem(db, { folder, escola_id: world.escola, agora: new Date('2027-01-01T00:00:00Z') });
    expect(again).toMatchObject({
      questoes: { novas: 0, alteradas: 0, iguais: 2 },
      itens: { novas: 0, alteradas: 0, iguais: 2 },
      midias: { novas: 0, iguais: 1 },
    });
    expect(await checksums(db)).toEqual(after);
  });

  it("updates a corrected question and keeps the staff's decisions about the item", async () => {
    const { folder, codigo } = fresh({ questions: [question(6)], crosswalk: [record(question(6))] });
    const { avaliacao_id } = await run(folder);
    const item = await itemOf(`${codigo}-6`);
    await tables(escola)
      .update(avaliacao_item)
      .set({ anulada: true, gabarito_bonificado: true })
      .where(and(eq(avaliacao_item.avaliacao_id, avaliacao_id), eq(avaliacao_item.id, item?.id ?? 0)));
    const corrected = examFolder({
      questions: [question(6, { year, context: 'Texto corrigido.' })],
      crosswalk: [record(question(6))],
    });
    const report = await run(corrected);
    expect(report.questoes).toEqual({ novas: 0, alteradas: 1, iguais: 0 });
    expect(await questaoOf(`${codigo}-6`)).toMatchObject({ id: item?.questao_id });
    expect(await itemOf(`${codigo}-6`)).toMatchObject({ anulada: true, gabarito_bonificado: true });
  });

  it('moves the release of an exam that now shares a question with one that ends later', async () => {
    const early = fresh({ questions: [question(6), question(91)] });
    const late = fresh({ questions: [question(6)] });
    const { avaliacao_id } = await run(early.folder);
    const { avaliacao_id: outra } = await run(late.folder);
    const shared = await questaoOf(`${early.codigo}-6`);
    if (!shared) throw new Error('the question is not there');
    await tables(escola)
      .update(avaliacao_item)
      .set({ questao_id: shared.id })
      .where(eq(avaliacao_item.avaliacao_id, outra));
    await tables(escola)
      .delete(avaliacao_item)
      .where(and(eq(avaliacao_item.avaliacao_id, avaliacao_id), eq(avaliacao_item.questao_id, shared.id)));
    const inicio = new Date('2026-12-01T12:00:00Z');
    for (const [{ codigo }, day] of [
      [early, 2],
      [late, 9],
    ] as const)
      await openExam(db, {
        escola_id: world.escola,
        avaliacao: codigo,
        turma: '3B',
        inicio,
        fim: new Date(`2026-12-0${day}T12:00:00Z`),
        agora,
      });
    expect(await run(early.folder)).toMatchObject({ itens: { novas: 1 } });
    const [row] = await tables(escola).select().from(avaliacao).where(eq(avaliacao.id, avaliacao_id));
    expect(row?.outras_fim_em).toEqual(new Date('2026-12-09T12:00:00Z'));
    expect(await findStaleReleases(escola, agora)).toEqual([]);
  });

  it('lets a row that refers to the school be added meanwhile: whoever acts holds the audit that it waits for', async () => {
    const { folder, codigo } = fresh({ questions: [question(1)], crosswalk: [record(question(1))] });
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const someoneWaits = async (): Promise<void> => {
      if ((await db.query(waiting)).rows.length === 0) await someoneWaits();
    };
    const importing = await transaction(db, async (tx) => {
      // As an act begins: it holds the audit, and has no row yet.
      await tx.query(`select pg_advisory_xact_lock(hashtextextended('auditoria ' || $1::text, 0))`, [world.escola]);
      const imported = run(folder);
      await Promise.race([imported, someoneWaits()]);
      await recordOperatorAct(tenant(tx, world.escola), { acao: 'prova_importada', detalhe: {}, agora });
      return { imported };
    });
    expect(await importing.imported).toMatchObject({ codigo });
  });

  it('leaves the other school unchanged', async () => {
    const count = async () => (await tables(tenant(db, world.outraEscola)).select().from(questao)).length;
    const before = await count();
    const { folder } = fresh({ questions: [question(6)] });
    await run(folder);
    expect(await count()).toBe(before);
    await run(folder, { escola_id: world.outraEscola });
    expect(await count()).toBe(before + 1);
  });

  it('creates a subject in the score area when the school has one of that name in another area', async () => {
    const other = tenant(db, world.outraEscola);
    const [linguagens] = await tables(other).select().from(materia).where(eq(materia.nome, 'Linguagens'));
    await tables(other)
      .insert(materia)
      .values({ nome: 'Matemática', area_conhecimento_id: linguagens?.area_conhecimento_id ?? 0 });
    const report = await run(fresh({ questions: [question(140)] }).folder, { escola_id: world.outraEscola });
    expect(codes(report)).toContain('prova MATERIA_EM_OUTRA_AREA');
    expect(await tables(other).select().from(materia).where(eq(materia.nome, 'Matemática (ENEM)'))).toHaveLength(1);
  });

  it.each([
    ['no such folder', '/nao/existe', /não existe/u],
    ['an empty folder', examFolder({ questions: [] }), /não tem questions/u],
    [
      'mixed years',
      examFolder({ questions: [question(6), question(7, { year: 2019 })] }),
      /anos diferentes: 2019, 2020/u,
    ],
    [
      'a broken crosswalk',
      examFolder({ questions: [question(6)], files: { 'inep-crosswalk.json': '{"items": [{}]}' } }),
      /cruzamento/u,
    ],
  ])('refuses %s and writes nothing', async (_name, folder, message) => {
    const before = await checksums(db);
    await expect(run(folder)).rejects.toThrow(message);
    expect(await checksums(db)).toEqual(before);
  });

  it('refuses a school that does not exist', async () => {
    await expect(run(fresh({ questions: [question(6)] }).folder, { escola_id: 999 })).rejects.toThrow(
      'a escola 999 não existe',
    );
  });
});
