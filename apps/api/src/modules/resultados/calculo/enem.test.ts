/**
 * Real exams through the API: imported from their folder, with parameters from INEP's file, answered as real students
 * answered them, and compared with the scores INEP published. One student of each language sends every answer; of the
 * others the answers are written in one statement a day, and with LUNETA_PROVE=1 they send them too.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { tables } from '../../../../test/tables.ts';
import { bodyOf } from '../../../../test/central_avaliacoes/exam-fixture.ts';
import { type Client, createTestApp, type TestApp, world } from '../../../../test/index.ts';
import { PROVE } from '../../../../test/security/support/figures.ts';
import { openExam } from '../../provas/abertura/exam-open.ts';
import { importEnem } from '../../importacao/enem/import-enem.ts';
import { importParametros, type ParametrosReport } from '../../importacao/parametros/import-parametros.ts';
import { diretorio_login, pessoa, turma_aluno } from '../../../database/schema/index.ts';
import { tenant } from '../../../database/tenant.ts';
import { computeResultados } from '../../../jobs/compute-resultados.ts';
import { closeTentativas } from '../../../jobs/close-tentativas.ts';

type Area = 'LC' | 'CH' | 'CN' | 'MT';
type Answers = {
  area: Area;
  co_prova: number;
  tp_lingua: 0 | 1 | '0' | '1' | null;
  responses_verbatim: string;
  official_score: number;
};
type Student = { login: string; lingua: 1 | 2; records: { [A in Area]: Answers } };
type Year = {
  ano: number;
  /** First position of each area, and the day of Linguagens. */
  first: Readonly<{ [A in Area]: number }>;
  dia_lc: 1 | 2;
  cadernos: readonly string[];
  calibrados: Readonly<{ [A in Area]: string }>;
  linguas: readonly [number, number];
  /** Calibrated items of one student's booklets. */
  na_escala: number;
};

const YEARS: readonly Year[] = [
  {
    ano: 2022,
    first: { LC: 1, CH: 46, CN: 91, MT: 136 },
    dia_lc: 1,
    cadernos: ['LC 1065 AZUL 50/50', 'CH 1055 AZUL 45/45', 'CN 1085 AZUL 45/45', 'MT 1075 AZUL 43/44'],
    calibrados: { LC: '50/50', CH: '44/45', CN: '41/45', MT: '43/45' },
    linguas: [4, 6],
    na_escala: 45 + 44 + 41 + 43,
  },
  {
    ano: 2016,
    first: { CH: 1, CN: 46, LC: 91, MT: 136 },
    dia_lc: 2,
    cadernos: ['CH 295 AZUL 45/45', 'CN 291 AZUL 45/45', 'LC 299 AZUL 50/50', 'MT 303 AZUL 45/45'],
    calibrados: { CH: '44/45', CN: '45/45', LC: '48/50', MT: '45/45' },
    linguas: [6, 4],
    na_escala: 44 + 45 + 43 + 45,
  },
];

// `shared` stands beside the checkout.
const data = (path: string) => fileURLToPath(new URL(`../../../../../../../shared/data/${path}`, import.meta.url));
const available = YEARS.every(({ ano }) =>
  [`enem/${ano}`, `tri/ITENS_PROVA_${ano}.csv`, `tri/scores_${ano}.json`].every((path) => existsSync(data(path))),
);

const log = {
  info: () => undefined,
  warn: () => undefined,
  error: (details: unknown) => expect.fail(JSON.stringify(details)),
};

/** One record per area of the chosen booklets makes one student. The language is that of the LC record. */
function combineStudents({ ano, cadernos }: Year): Student[] {
  const booklets = new Set(cadernos.map((line) => Number(line.split(' ')[1])));
  const { records }: { records: Answers[] } = JSON.parse(readFileSync(data(`tri/scores_${ano}.json`), 'utf8'));
  const of = (area: Area) => records.filter((record) => record.area === area && booklets.has(record.co_prova));
  const [LC, CH, CN, MT] = [of('LC'), of('CH'), of('CN'), of('MT')];
  return LC.flatMap((lc, index) => {
    const [ch, cn, mt] = [CH[index], CN[index], MT[index]];
    if (!ch || !cn || !mt) return [];
    const lingua = Number(lc.tp_lingua) === 1 ? 2 : 1;
    return [{ login: `real.${ano}.${index}`, lingua, records: { LC: lc, CH: ch, CN: cn, MT: mt } }];
  });
}

/** The letter given for each number of the exam. 9 stands for the items of the language not chosen. */
function lettersOf({ records }: Student, { first }: Year): Map<number, string> {
  const letters = new Map<number, string>();
  for (const { area, responses_verbatim } of Object.values(records)) {
    Array.from(responses_verbatim.replaceAll('9', ''), (letter, index) => letters.set(first[area] + index, letter));
  }
  return letters;
}

/** Items of a student's booklet of an area in INEP's file that it did not leave out, in the student's language. */
function calibratedIn(rows: readonly string[][], { cadernos }: Year, area: string, lingua: 1 | 2): number {
  const [names = [], ...lines] = rows;
  const of = (line: readonly string[], name: string) => line[names.indexOf(name)];
  const booklet = cadernos.find((line) => line.startsWith(area))?.split(' ')[1];
  return lines.filter(
    (line) =>
      of(line, 'CO_PROVA') === booklet &&
      of(line, 'IN_ITEM_ABAN') === '0' &&
      (!of(line, 'TP_LINGUA') || Number(of(line, 'TP_LINGUA')) === lingua - 1),
  ).length;
}

/** A copy of the folder without `inep-crosswalk.json`, so that parameters can only come from INEP's file. */
function withoutCrosswalk(ano: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'luneta-enem-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(join(data(`enem/${ano}`), 'questions'), join(folder, 'questions'));
  return folder;
}

const described = available ? YEARS : YEARS.slice(0, 1);
const skipped = available ? '' : ' (skipped: ../shared/data is not beside the checkout)';

describe.skipIf(!available).each(described)(`ENEM $ano through the API${skipped}`, (exam) => {
  const students = available ? combineStudents(exam) : [];
  let t: TestApp;
  let ta: number;
  let report: ParametrosReport;
  beforeAll(async () => {
    t = await createTestApp({ agora: '2026-11-21T15:00:00Z' });
    const agora = new Date('2026-11-20T12:00:00Z');
    const folder = withoutCrosswalk(exam.ano);
    await importEnem(t.db, { folder, escola_id: world.escola, agora });
    const text = readFileSync(data(`tri/ITENS_PROVA_${exam.ano}.csv`), 'utf8');
    const avaliacao = `ENEM-${exam.ano}`;
    report = await importParametros(t.db, { text, escola_id: world.escola, avaliacao, agora });
    // Importing the folder again keeps what the file said.
    await importEnem(t.db, { folder, escola_id: world.escola, agora });
    const open = { escola_id: world.escola, avaliacao, turma: '3B' };
    const inicio = new Date('2026-11-21T15:00:00Z');
    const fim = new Date('2026-11-21T21:00:00Z');
    ta = (await openExam(t.db, { ...open, inicio, fim, agora })).turma_avaliacao_id;
    const escola = tenant(t.db, world.escola);
    const [bia] = await tables(escola).select({ senha_hash: pessoa.senha_hash }).from(pessoa).limit(1);
    for (const { login } of students) {
      const [row] = await tables(escola)
        .insert(pessoa)
        .values({
          nome: login,
          perfil: 'aluno',
          senha_hash: bia?.senha_hash ?? '',
          criada_em: new Date('2026-01-10T12:00:00Z'),
        })
        .returning({ id: pessoa.id });
      await tables(t.db)
        .insert(diretorio_login)
        .values({ login, escola_id: world.escola, pessoa_id: row?.id ?? 0 });
      await tables(escola)
        .insert(turma_aluno)
        .values({ turma_id: world.turmaV2, pessoa_id: row?.id ?? 0 });
    }
  }, 240_000);
  afterAll(() => t.close());

  it('finds one booklet of each area by its answer keys', () => {
    const found = report.areas.flatMap(({ codigo, caderno }) =>
      caderno ? [`${codigo} ${caderno.codigo} ${caderno.cor} ${caderno.iguais}/${caderno.comuns}`] : [],
    );
    expect(found).toEqual(exam.cadernos);
    const scale = report.areas.map(({ codigo, na_escala, itens }) => [codigo, `${na_escala}/${itens}`]);
    expect(Object.fromEntries(scale)).toEqual(exam.calibrados);
  });

  type Answer = { readonly turma_avaliacao_questao_resposta_id: number; readonly item_resposta: number };

  /** Starts a day in the student's language. @returns the answers that the student gave */
  async function openDay(client: Client, student: Student, dia: number): Promise<Answer[]> {
    const url = `/api/v2/central_avaliacoes/${ta}`;
    await client.post(`${url}/${dia}/inicio`);
    if (dia === exam.dia_lc)
      await client.post(`${url}/lingua_estrangeira`, { lingua_estrangeira: student.lingua, dia });
    const resumo = bodyOf('Resumo', await client.get(`${url}/${dia}/resumo`));
    const letters = lettersOf(student, exam);
    return resumo.materias
      .flatMap((materia) => materia.itens)
      .filter(({ lingua_estrangeira }) => lingua_estrangeira === null || lingua_estrangeira === student.lingua)
      .map(({ numero, turma_avaliacao_questao_resposta_id }) => ({
        turma_avaliacao_questao_resposta_id,
        item_resposta: 'ABCDE'.indexOf(letters.get(numero) ?? '.') + 1,
      }))
      .filter(({ item_resposta }) => item_resposta > 0);
  }

  /** Sends each answer and hands the day in. */
  async function sendAnswers(client: Client, answers: readonly Answer[], dia: number): Promise<void> {
    const url = `/api/v2/central_avaliacoes/${ta}`;
    for (const answer of answers)
      expect(await client.post(`${url}/resposta`, { ...answer, dia, seq: 1 })).toMatchObject({
        status: 200,
        body: { situacao: 'gravada' },
      });
    expect((await client.post(`${url}/${dia}/fechamento_prova`)).body).toMatchObject({
      qtde_itens: 90,
      qtde_itens_respondidos: answers.length,
    });
  }

  /** Writes the same rows in one statement; the server closes the day. */
  async function writeAnswers({ login }: Student, answers: readonly Answer[], dia: number): Promise<void> {
    const { rowCount } = await t.db.query(
      `insert into resposta (escola_id, tentativa_id, avaliacao_item_id, item_resposta, seq, gravada_em)
       select t.escola_id, t.id, x.turma_avaliacao_questao_resposta_id, x.item_resposta, 1, t.iniciada_em
         from json_to_recordset($1) as x(turma_avaliacao_questao_resposta_id bigint, item_resposta smallint)
         join diretorio_login l on l.login = $2
         join turma_aluno a on a.escola_id = l.escola_id and a.pessoa_id = l.pessoa_id
         join tentativa t on t.escola_id = a.escola_id and t.turma_aluno_id = a.id and t.dia_prova = $3`,
      [JSON.stringify(answers), login, dia],
    );
    expect(rowCount).toBe(answers.length);
  }

  it('has students of both languages', () => {
    const count = (lingua: 1 | 2) => students.filter((student) => student.lingua === lingua).length;
    expect([count(1), count(2)]).toEqual(exam.linguas);
  });

  it('gives each student the official score of each area, to the decimal place', { timeout: 400_000 }, async () => {
    const clients = await Promise.all(students.map((student) => t.signIn(student.login)));
    for (const [index, student] of students.entries()) {
      const client = clients[index];
      if (!client) throw new Error('not signed in');
      const first = students.findIndex(({ lingua }) => lingua === student.lingua) === index;
      for (const dia of [1, 2]) {
        const answers = await openDay(client, student, dia);
        expect(answers.length).toBeGreaterThan(80);
        await (first || PROVE ? sendAnswers(client, answers, dia) : writeAnswers(student, answers, dia));
      }
    }
    t.clock.set('2026-11-21T21:02:01Z');
    const agora = new Date('2026-11-21T21:02:01Z');
    await closeTentativas.run({ db: t.db, agora, log });
    await computeResultados.run({ db: t.db, agora, log });
    const all = await Promise.all(
      clients.map(async (client) => bodyOf('Resultado', await client.get(`/api/v2/resultados/${ta}`))),
    );
    const given = all.map(({ areas }) => Object.fromEntries(areas.map((area) => [area.codigo, area.nota_tri])));
    const official = students.map(({ records }) =>
      Object.fromEntries(Object.values(records).map((record) => [record.area, record.official_score])),
    );
    expect(given).toEqual(official);
    const file = readFileSync(data(`tri/ITENS_PROVA_${exam.ano}.csv`), 'utf8').trimEnd();
    const rows = file.split(/\r?\n/u).map((line) => line.split(';'));
    for (const [index, { areas }] of all.entries()) {
      // 'n de m' of the hits counts every item of the booklet, that of the score those that INEP calibrated.
      const lingua = students[index]?.lingua ?? 1;
      expect(
        areas.map(({ codigo, total, base_tri }) => [codigo, total, base_tri?.itens, base_tri?.calibrados]),
      ).toEqual(
        areas.map(({ codigo }) => {
          const calibrated = calibratedIn(rows, exam, codigo, lingua);
          return [codigo, 45, calibrated, calibrated];
        }),
      );
    }
    for (const resultado of all) {
      expect(resultado).toMatchObject({ situacao: 'liberado', origem_tri: 'INEP', presente_avaliacao: true });
      expect(resultado.questoes).toHaveLength(180);
      // Decision 200: everything that INEP calibrated is in the exam, so no score is an estimate for lack of items.
      expect(resultado.base_tri).toEqual({
        itens: exam.na_escala,
        calibrados: exam.na_escala,
        estimativa: false,
        motivo: null,
      });
      const mean = resultado.areas.reduce((sum, area) => sum + (area.nota_tri ?? 0), 0) / 4;
      expect(Math.abs((resultado.nota_tri ?? 0) - mean)).toBeLessThanOrEqual(0.0501);
    }
  });
});
