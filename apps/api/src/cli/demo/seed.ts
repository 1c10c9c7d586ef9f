/**
 * The demo: two schools that never touch, with an exam in each state relative to the moment of the seed. Everything but
 * the salts of the passwords is the same for the same `agora`.
 */
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

import { transaction, type Db } from '../../data/db.ts';
import * as schema from '../../data/schema/index.ts';
import { calcularResultados } from '../../jobs/calcular-resultados.ts';
import { SENHA_ALUNO, SENHA_EQUIPE } from './accounts.ts';
import { questoes } from './content.ts';
import { exams, spareQuestoes, type DemoExam } from './exams.ts';
import { outraTurma, turmaV1, turmaV2 } from './names.ts';
import { hashes, writeAlunos, writeEquipe } from './people.ts';
import { random, type Random } from './random.ts';
import { idOf } from './ids.ts';
import { createEscola, writeCiclos, writeMaterias, writeSeries, writeTurmas } from './school.ts';
import { writeQuestoes, writeRedacoes } from './school-content.ts';
import { writeExams } from './write-exams.ts';

const SEED = 20_220_189;
const SERIE = '3ª série';
const OTHER_EXAM_ITEMS = 6;
const HOUR = 3_600_000;
const QUARTER_HOUR = HOUR / 4;
const nothing = (): undefined => undefined;
const quiet = { info: nothing, warn: nothing, error: console.error };

/** The database holds something that a demo must never touch. */
export class NotADemoError extends Error {
  override readonly name = 'NotADemoError';
}

/** Empties every table. @throws NotADemoError when any school was not made by the demo. */
async function wipe(tx: Db): Promise<void> {
  const real = await tx.execute(
    sql`select nome from escola where coalesce(configuracao->>'demo', '') <> 'true' limit 1`,
  );
  if (real.rows.length > 0)
    throw new NotADemoError('o banco tem uma escola que não é da demonstração: nada foi apagado');
  const tables = Object.values(schema).filter((table) => is(table, PgTable));
  const names = sql.join(
    tables.map((table) => sql.identifier(getTableName(table))),
    sql`, `,
  );
  await tx.execute(sql`truncate ${names} restart identity cascade`);
}

async function seedLuneta(
  tx: Db,
  agora: Date,
  alunoHashes: readonly string[],
  equipeHashes: readonly string[],
  rng: Random,
): Promise<void> {
  const escola = await createEscola(tx, 'Colégio Luneta', 'America/Sao_Paulo', agora);
  const materias = await writeMaterias(escola);
  const series = await writeSeries(escola);
  const serie_id = idOf(series, SERIE);
  const starts = exams.flatMap(({ dias }) => dias.map(({ inicio }) => new Date(agora.getTime() + inicio)));
  const ciclos = await writeCiclos(escola, [agora, ...starts]);
  const turmas = await writeTurmas(
    escola,
    ['Sede Centro', 'Sede Jardim'],
    [
      { codigo: '3A', turno: 1, versao: 1 },
      { codigo: '3B', turno: 2, versao: 2 },
    ],
    serie_id,
    agora.getUTCFullYear(),
  );
  const v1 = idOf(turmas, '3A');
  const v2 = idOf(turmas, '3B');
  const alunosV1 = await writeAlunos(escola, turmaV1, v1, alunoHashes, agora, rng);
  const alunosV2 = await writeAlunos(escola, turmaV2, v2, alunoHashes.slice(turmaV1.length), agora, rng);
  await writeEquipe(
    escola,
    [
      { login: 'vida.julia', nome: 'Júlia Amaral Teixeira', perfil: 'gestao_vida', turmas: [] },
      { login: 'prof.helena', nome: 'Helena Prates Duarte', perfil: 'professor', turmas: [v1, v2] },
    ],
    equipeHashes,
    agora,
  );
  const questaoIds = await writeQuestoes(escola, questoes, materias, series, agora);
  const redacoes = await writeRedacoes(escola);
  const rooms = [
    { id: v1, versao: 1 as const, alunos: alunosV1 },
    { id: v2, versao: 2 as const, alunos: alunosV2 },
  ];
  await writeExams(escola, exams, rooms, { questoes: questaoIds, redacoes, ciclos, serie_id, agora }, rng);
}

/** The second school's only exam: open now, made of its own copies of questions that the first school's exams leave. */
function otherExam(): DemoExam {
  const common = spareQuestoes.filter(({ idioma }) => idioma === undefined);
  const step = Math.floor(common.length / OTHER_EXAM_ITEMS);
  const list = common.filter((_, i) => i % step === 0).slice(0, OTHER_EXAM_ITEMS);
  const itens = list.map((questao, i) => ({ questao, numero: i + 1, anulada: false, gabarito_bonificado: false }));
  const dia = { dia_prova: 1, duracao_minutos: 60, redacao: null, itens, inicio: -HOUR, fim: 8 * HOUR };
  return {
    codigo: 'DEMO-SIMULADO',
    descricao: 'Simulado do Instituto',
    tipo_aplicacao: 'Online',
    solicitar_idioma: false,
    nota_maxima: 10,
    realizada: null,
    dias: [dia],
  };
}

async function seedOther(
  tx: Db,
  agora: Date,
  alunoHashes: readonly string[],
  equipeHashes: readonly string[],
  rng: Random,
): Promise<void> {
  const escola = await createEscola(tx, 'Instituto Rio Negro', 'America/Manaus', agora);
  const materias = await writeMaterias(escola);
  const series = await writeSeries(escola);
  const serie_id = idOf(series, SERIE);
  const ciclos = await writeCiclos(escola, [agora]);
  const turmas = await writeTurmas(
    escola,
    ['Sede única'],
    [{ codigo: '3A', turno: 1, versao: 2 }],
    serie_id,
    agora.getUTCFullYear(),
  );
  const turma_id = idOf(turmas, '3A');
  const alunos = await writeAlunos(escola, outraTurma, turma_id, alunoHashes, agora, rng);
  await writeEquipe(
    escola,
    [{ login: 'prof.marcos', nome: 'Marcos Benchimol Sá', perfil: 'professor', turmas: [turma_id] }],
    equipeHashes,
    agora,
  );
  const exam = otherExam();
  const used = exam.dias.flatMap(({ itens }) => itens.map(({ questao }) => questao));
  const questaoIds = await writeQuestoes(escola, used, materias, series, agora);
  const room = { id: turma_id, versao: 2 as const, alunos };
  await writeExams(escola, [exam], [room], { questoes: questaoIds, redacoes: new Map(), ciclos, serie_id, agora }, rng);
}

/**
 * Replaces whatever demo the database holds by a fresh one. Safe on an empty database; refuses to touch a real school.
 * @throws NotADemoError
 */
export async function seedDemo(db: Db, moment: Date): Promise<void> {
  // Exams of a school start on the quarter of an hour, not at 11:34:56.
  const agora = new Date(Math.floor(moment.getTime() / QUARTER_HOUR) * QUARTER_HOUR);
  const students = turmaV1.length + turmaV2.length;
  const [aluno, equipe] = await Promise.all([
    hashes(SENHA_ALUNO, students + outraTurma.length),
    hashes(SENHA_EQUIPE, 3),
  ]);
  const rng = random(SEED);
  await transaction(db, async (tx) => {
    await wipe(tx);
    await seedLuneta(tx, agora, aluno, equipe, rng);
    await seedOther(tx, agora, aluno.slice(students), equipe.slice(2), rng);
  });
  // The finished exams get their results the way every exam does: from the job.
  await calcularResultados.run({ db, agora: moment, log: quiet });
}
