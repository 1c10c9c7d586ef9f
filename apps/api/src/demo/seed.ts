/**
 * The demo: two separate schools, with an exam in each state relative to the moment at which it is written. The same `agora`
 * gives the same rows, except the salts of the passwords.
 */
import { transaction, type Db } from '../database/db.ts';
import { countRows, emptyTables } from '../database/all-tables.ts';
import { computeResultados } from '../jobs/compute-resultados.ts';
import { generatePlanos } from '../jobs/generate-planos.ts';
import { hasRealSchool } from '../modules/escola/index.ts';
import { hashSenha } from '../modules/pessoas/index.ts';
import { provaAberta, writeAbertas } from './abertas.ts';
import { SENHA_ALUNO, SENHA_EQUIPE } from './accounts.ts';
import { equipe, EQUIPE_SIZE } from './equipe.ts';
import { questoes, treino } from './content.ts';
import { examsAt } from './exams.ts';
import { provaImportada, writeImportadas } from './importada.ts';
import { seedOther } from './other-school.ts';
import { tenant, type Tenant } from '../database/tenant.ts';
import { outraTurma, semTurma, turmaJardim, turmaV1, turmaV2, type DemoAluno } from './names.ts';
import { hashPerguntas, writePerguntas, type HashedResposta } from './perguntas.ts';
import {
  assignEscola,
  hashes,
  writeAlunos,
  writeEquipe,
  writeMatricula,
  type Enrolled,
  type HashSenha,
} from './people.ts';
import { writeHistorico, type DemoClass } from './historico.ts';
import { writeMidias } from './midias.ts';
import { random, type Random } from './random.ts';
import { idOf, must, type Ids } from './ids.ts';
import { readTopics, writeRoteiros } from './roteiros.ts';
import { createEscola, MATUTINO, SERIE, writeCiclos, writeMaterias, writeSeries, writeTurmas } from './school.ts';
import { writeQuestoes, writeRedacoes } from './school-content.ts';
import { writeCursos } from './school-courses.ts';
import { writeExams } from './write-exams.ts';

const SEED = 20_220_189;
/** Zone of the school. */
const FUSO = 'America/Sao_Paulo';
const HOUR = 3_600_000;
const QUARTER_HOUR = HOUR / 4;
const PLANOS_AGO = 9 * 24 * HOUR;
const nothing = (): undefined => undefined;
const fail = (details: unknown): never => {
  throw new Error('the demo lacks results or plans', { cause: details });
};
const quiet = { info: nothing, warn: nothing, error: fail };

/** The database contains something that a demo must never change. */
export class NotADemoError extends Error {
  override readonly name = 'NotADemoError';
}

/** Tables that the next steps read and that are full by then. */
const COUNTED = [
  'questao',
  'avaliacao',
  'avaliacao_item',
  'turma_avaliacao',
  'turma_avaliacao_dia',
  'tentativa',
  'resposta',
] as const;

/** Empties every table. @throws NotADemoError when a school was not made by the demo */
async function wipe(tx: Db): Promise<void> {
  if (await hasRealSchool(tx))
    throw new NotADemoError('o banco tem uma escola que não é da demonstração: nada foi apagado');
  await emptyTables(tx);
}

const VESPERTINO = 2;

/** Three classes of this year on two campuses, and last year's class. */
async function writeLunetaTurmas(escola: Tenant, series: Ids, ano: number): Promise<Ids> {
  const serie_id = idOf(series, SERIE);
  return writeTurmas(escola, [
    { codigo: '3A', sede: 'Sede Centro', turno: MATUTINO, versao: 1, serie_id, ano },
    { codigo: '3B', sede: 'Sede Centro', turno: VESPERTINO, versao: 2, serie_id, ano },
    { codigo: '3C', sede: 'Sede Jardim', turno: MATUTINO, versao: 2, serie_id, ano },
    { codigo: '3D', sede: 'Sede Centro', turno: MATUTINO, versao: 2, serie_id, ano: ano - 1 },
  ]);
}

/** Writes the school. Returns it and the id of its supervisor. */
async function seedLuneta(
  tx: Db,
  agora: Date,
  hashed: {
    readonly aluno: readonly string[];
    readonly staff: readonly string[];
    readonly perguntas: readonly HashedResposta[];
  },
  rng: Random,
): Promise<{ escola: Tenant; supervisor_id: number; classes: readonly DemoClass[] }> {
  const escola = await createEscola(tx, {
    nome: 'Colégio Luneta',
    fuso_horario: FUSO,
    agora,
    settings: { perguntas_seguranca: 'obrigatorias' },
  });
  const materias = await writeMaterias(escola);
  const series = await writeSeries(escola);
  const exams = examsAt(agora, FUSO);
  const starts = [...exams, provaImportada, provaAberta].flatMap(({ dias }) =>
    dias.map(({ inicio }) => new Date(agora.getTime() + inicio)),
  );
  const ciclos = await writeCiclos(escola, [agora, ...starts]);
  const turmas = await writeLunetaTurmas(escola, series, agora.getUTCFullYear());
  const classes = await seedClasses(escola, turmas, hashed.aluno, agora, rng);
  await writePerguntas(escola, answeredBy(classes), hashed.perguntas, agora);
  const taught = [idOf(turmas, '3A'), idOf(turmas, '3B')];
  const staff = await writeEquipe(escola, equipe(taught), hashed.staff, agora);
  const questaoIds = await writeQuestoes(escola, [...questoes, ...treino], materias, series, agora);
  await writeCursos(escola, materias, agora);
  const redacoes = await writeRedacoes(escola);
  const serie_id = idOf(series, SERIE);
  const corretor_id = idOf(staff, 'coord.ivo');
  const frame = { questoes: questaoIds, redacoes, ciclos, serie_id, corretor_id, agora };
  await writeExams(escola, exams, classes, frame, rng);
  const importadas = await writeImportadas(escola, materias, agora);
  // The class of the other campus: the published accounts of the first one have an exam in each state already.
  await writeExams(escola, [provaImportada], classes.slice(2), { ...frame, questoes: importadas }, rng);
  const abertas = await writeAbertas(escola, materias, agora);
  await writeExams(escola, [provaAberta], classes.slice(0, 2), { ...frame, questoes: abertas }, rng);
  // The next steps read many new rows, and PostgreSQL plans badly for tables without statistics. Tables that are still
  // empty are left out: with statistics, their foreign keys would be checked by scans.
  await countRows(tx, COUNTED);
  const topics = await readTopics(escola);
  await writeMidias(escola, topics);
  await writeRoteiros(escola, classes, materias, topics, agora);
  return { escola, supervisor_id: idOf(staff, 'supervisor.nilo'), classes };
}

/** Every student except those at their first access. */
function answeredBy(classes: readonly { readonly alunos: readonly Enrolled[] }[]): number[] {
  return classes.flatMap(({ alunos }) =>
    alunos.filter((aluno) => !aluno.primeiro_acesso).map(({ pessoa_id }) => pessoa_id),
  );
}

/** The three classes with their students, one of whom moved to another class, and the student without a class. */
async function seedClasses(escola: Tenant, turmas: Ids, hashList: readonly string[], agora: Date, rng: Random) {
  const left = [...hashList];
  const write = (alunos: readonly DemoAluno[], codigo: string, status?: 'Concluído') =>
    writeAlunos(escola, alunos, idOf(turmas, codigo), left.splice(0, alunos.length), agora, rng, status);
  const v1 = await write(turmaV1, '3A');
  const v2 = await write(turmaV2, '3B');
  const jardim = await write(turmaJardim, '3C');
  await write(semTurma, '3D', 'Concluído');
  const gabi = must(jardim[turmaJardim.findIndex(({ login }) => login === 'gabi')], 'gabi');
  await writeMatricula(escola, idOf(turmas, '3A'), gabi.pessoa_id, 'Transferido', agora);
  return [
    { id: idOf(turmas, '3A'), versao: 1 as const, alunos: v1 },
    { id: idOf(turmas, '3B'), versao: 2 as const, alunos: v2 },
    { id: idOf(turmas, '3C'), versao: 2 as const, alunos: jardim },
  ];
}

/**
 * Replaces the demo in the database by a new one. Also works on an empty database. Refuses to change a real school.
 * @param pepper the deployment's pepper for the security answers
 * @param hash makes the hash of each password: that of the server, unless a test gives a cheap one
 * @throws NotADemoError
 */
export async function seedDemo(db: Db, moment: Date, pepper: string, hash: HashSenha = hashSenha): Promise<void> {
  // Exams start on the quarter of an hour, not at 11:34:56.
  const agora = new Date(Math.floor(moment.getTime() / QUARTER_HOUR) * QUARTER_HOUR);
  const students = [turmaV1, turmaV2, turmaJardim, semTurma].reduce((sum, list) => sum + list.length, 0);
  const [perguntas, aluno, staff] = await Promise.all([
    hashPerguntas(pepper),
    hashes(SENHA_ALUNO, students + outraTurma.length, hash),
    hashes(SENHA_EQUIPE, EQUIPE_SIZE + 1, hash),
  ]);
  const rng = random(SEED);
  const { escola_id, classes } = await transaction(db, async (tx) => {
    await wipe(tx);
    const { escola, supervisor_id, classes } = await seedLuneta(tx, agora, { aluno, staff, perguntas }, rng);
    const other = await seedOther(tx, agora, aluno.slice(students), staff.slice(EQUIPE_SIZE), rng);
    await assignEscola(escola, supervisor_id, other.escola_id);
    return { escola_id: escola.escola_id, classes };
  });
  // The job computes the results of the finished exams, as for every exam.
  await computeResultados.run({ db, agora: moment, log: quiet });
  // The action plans were made some days ago, as soon as the last of these exams was released.
  await transaction(db, async (tx) => {
    await generatePlanos.run({ db: tx, agora: new Date(agora.getTime() - PLANOS_AGO), log: quiet });
    await writeHistorico(tenant(tx, escola_id), classes, agora);
  });
}
