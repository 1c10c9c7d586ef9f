/**
 * Real exams through the API: imported from their folder, with parameters from INEP's file, answered as real students
 * answered them, and compared with the scores INEP published. They come by the commands or by the calls of the console (a zip, a
 * draft, INEP's file, publication): 2016 by the commands, 2022 by the console, with LUNETA_PROVE=1 both by both. One student of
 * each language sends every answer; of the others the answers are written in one statement a day, and with LUNETA_PROVE=1 they
 * send them too.
 */
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { tables } from '../../../../test/tables.ts';
import { bodyOf } from '../../../../test/central_avaliacoes/exam-fixture.ts';
import { pedidoOf, saveDraft, urlOf } from '../../../../test/gestao/rascunho-fixture.ts';
import { send } from '../../../../test/gestao/staff.ts';
import { zipOf } from '../../../../test/importacao/enem.ts';
import { createImportador, type Importador } from '../../../../test/importacao/importador.ts';
import {
  available,
  calibratedIn,
  combineStudents,
  data,
  lettersOf,
  type Student,
  type Year,
  YEARS,
} from '../../../../test/importacao/notas-reais.ts';
import { type Client, world } from '../../../../test/index.ts';
import { analyzeQuestoes } from '../../../../test/databases.ts';
import { PROVE } from '../../../../test/security/support/figures.ts';
import { openExam } from '../../provas/abertura/exam-open.ts';
import { importEnem } from '../../importacao/enem/import-enem.ts';
import { importParametros } from '../../importacao/parametros/import-parametros.ts';
import { diretorio_login, pessoa, turma_aluno } from '../../../database/schema/index.ts';
import { tenant } from '../../../database/tenant.ts';
import { computeResultados } from '../../../jobs/compute-resultados.ts';
import { closeTentativas } from '../../../jobs/close-tentativas.ts';

const log = {
  info: () => undefined,
  warn: () => undefined,
  error: (details: unknown) => expect.fail(JSON.stringify(details)),
};

/** The exam as class 3B has it, and its booklets and calibrated items as the import told them. */
type Made = {
  readonly ta: number;
  readonly cadernos: readonly string[];
  readonly escala: Readonly<Record<string, string>>;
};
const IMPORTED = '2026-11-20T12:00:00Z';
const START = '2026-11-21T15:00:00Z';

/** Without `inep-crosswalk.json` parameters can only come from INEP's file. */
const isCrosswalk = (path: string) => path === 'inep-crosswalk.json';

async function byCommands(t: Importador, { ano }: Year): Promise<Made> {
  const agora = t.clock();
  const folder = mkdtempSync(join(tmpdir(), 'luneta-enem-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(join(data(`enem/${ano}`), 'questions'), join(folder, 'questions'));
  await importEnem(t.db, { folder, escola_id: world.escola, agora });
  await analyzeQuestoes(t.db);
  const text = readFileSync(data(`tri/ITENS_PROVA_${ano}.csv`), 'utf8');
  const avaliacao = `ENEM-${ano}`;
  const { areas } = await importParametros(t.db, { text, escola_id: world.escola, avaliacao, agora });
  // Importing the folder again keeps what the file said.
  await importEnem(t.db, { folder, escola_id: world.escola, agora });
  const open = { escola_id: world.escola, avaliacao, turma: '3B', inicio: new Date(START) };
  const { turma_avaliacao_id: ta } = await openExam(t.db, { ...open, fim: new Date('2026-11-21T21:00:00Z'), agora });
  const cadernos = areas.flatMap(({ codigo, caderno }) =>
    caderno ? [`${codigo} ${caderno.codigo} ${caderno.cor} ${caderno.iguais}/${caderno.comuns}`] : [],
  );
  const escala = areas.map(({ codigo, na_escala, itens }) => [codigo, `${na_escala}/${itens}`]);
  return { ta, cadernos, escala: Object.fromEntries(escala) };
}

async function byConsole(t: Importador, { ano }: Year): Promise<Made> {
  const ines = await t.signIn('coord.ines');
  const zip = zipOf(data(`enem/${ano}`), {}, isCrosswalk);
  const { importacao_id: id } = await t.applied(ines, await t.judged(ines, zip, 'questoes'));
  const file = readFileSync(data(`tri/ITENS_PROVA_${ano}.csv`));
  const judged = await t.judged(ines, file, 'parametros_tri', `&rascunho_id=${id}`);
  for (const { ordem, problemas } of await t.lines(ines, judged.importacao_id, 'acao=erro')) {
    // INEP's key is proposed first.
    const valores = [{ campo: 'gabarito', valor: problemas.flatMap(({ candidatos }) => candidatos ?? [])[0]?.nome }];
    const decided = await send(ines, 'PUT', `gestao/importacoes/${judged.importacao_id}/linhas/${ordem}`, { valores });
    expect(decided.status).toBe(200);
  }
  const { parametros, resumo } = await t.applied(ines, await t.read(ines, judged.importacao_id));
  expect(resumo.erro).toBe(0);

  const { documento, versao } = bodyOf('RascunhoAvaliacao', await ines.get(urlOf(id)));
  const { turmas, ciclo_id } = pedidoOf([]);
  const windows = turmas.map((one) => ({
    ...one,
    dias: one.dias.flatMap((dia) =>
      [1, 2].map((dia_prova) => ({ ...dia, dia_prova, inicio: '2026-11-21T12:00', fim: '2026-11-21T18:00' })),
    ),
  }));
  const saved = await saveDraft(ines, id, { ...documento, ciclo_id, turmas: windows, versao });
  const { checagens } = bodyOf('Verificacao', await ines.get(urlOf(id, 'verificacao')));
  expect(checagens.filter(({ gravidade }) => gravidade === 'impede')).toEqual([]);
  const { avaliacao_conhecimento_id } = bodyOf(
    'Publicacao',
    await ines.post(urlOf(id, 'publicacao'), {
      versao: bodyOf('RascunhoAvaliacao', saved).versao,
      avisos_aceitos: [...new Set(checagens.map(({ codigo }) => codigo))],
    }),
  );
  const { rows } = await t.db.query('select id::int from turma_avaliacao where avaliacao_id = $1', [
    avaliacao_conhecimento_id,
  ]);
  const areas = parametros?.areas ?? [];
  return {
    ta: rows[0]?.id,
    cadernos: areas.flatMap(({ area_codigo, caderno, candidatos: [first] }) =>
      first?.caderno === caderno ? [`${area_codigo} ${caderno} ${first.cor} ${first.iguais}/${first.comuns}`] : [],
    ),
    escala: Object.fromEntries(
      areas.map(({ area_codigo, na_escala, itens }) => [area_codigo, `${na_escala}/${itens}`]),
    ),
  };
}

const WAYS = [
  ...YEARS.filter(({ ano }) => PROVE || ano === 2016).map((exam) => [exam, 'the commands', byCommands] as const),
  ...YEARS.filter(({ ano }) => PROVE || ano === 2022).map((exam) => [exam, 'the console', byConsole] as const),
].map(([exam, way, make]) => ({ ano: exam.ano, way, exam, make }));
const described = available ? WAYS : WAYS.slice(0, 1);
const skipped = available ? '' : ' (skipped: ../shared/data is not beside the checkout)';

describe.skipIf(!available).each(described)(`ENEM $ano by $way${skipped}`, ({ exam, make }) => {
  const students = available ? combineStudents(exam) : [];
  let t: Importador;
  let made: Made;
  let ta: number;
  beforeAll(async () => {
    t = await createImportador({ agora: IMPORTED });
    made = await make(t, exam);
    ({ ta } = made);
    t.clock.set(START);
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
  });
  afterAll(() => t.close());

  it('finds one booklet of each area by its answer keys', () => {
    expect(made.cadernos).toEqual(exam.cadernos);
    expect(made.escala).toEqual(exam.calibrados);
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
