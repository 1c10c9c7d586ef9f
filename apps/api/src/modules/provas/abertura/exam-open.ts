/**
 * Gives an existing exam to a class, with the window in which each day may be taken. It changes no
 * student's deadline: it refuses to change a window in which a student has started.
 */
import { transaction, type Db } from '../../../database/db.ts';
import { statement } from '../../../database/statement.ts';
import { tenant, type Tenant } from '../../../database/tenant.ts';
import { isWritable } from '../../../http/iso.ts';
import { recordOperatorAct } from '../../escola/index.ts';
import { examOf, lockReleases, type Moved, moveReleases, type Moves, moving } from '../release-store.ts';
import { type Aplicacao, holdResults, setAplicacao } from './exam-ajustes.ts';

/** The exam cannot be given to the class. The message is for the operator. */
export class ExamOpenError extends Error {
  override readonly name = 'ExamOpenError';
}

export type ExamOpenOptions = {
  readonly escola_id: number;
  /** Codes of the exam and the class. When classes share a code, the one of the newest year is used. */
  readonly avaliacao: string;
  readonly turma: string;
  readonly inicio: Date;
  readonly fim: Date;
  /** One day of the exam. Every day when absent. */
  readonly dia?: number | undefined;
  /** How the exam is given, to all its classes. Absent: as it stands. */
  readonly aplicacao?: Aplicacao | undefined;
  /** The results are held until staff let them out. */
  readonly reter?: boolean | undefined;
  /** The present: what was released before it stays released. */
  readonly agora: Date;
};

export type OpenedDay = { readonly dia_prova: number; readonly janela: 'criada' | 'alterada' | 'igual' };
export type ExamOpened = { readonly turma_avaliacao_id: number; readonly dias: readonly OpenedDay[] };

const EXAM = statement<{ escola_id: number; codigo: string }, { id: number }>(
  'find_prova_avaliacao',
  'select id from avaliacao where escola_id = :escola_id and codigo = :codigo',
);
const CLASS = statement<{ escola_id: number; codigo: string }, { id: number }>(
  'find_prova_turma',
  'select id from turma where escola_id = :escola_id and codigo = :codigo order by ano desc limit 1',
);
const DAYS = statement<{ escola_id: number; avaliacao_id: number }, { dia_prova: number }>(
  'find_prova_dias',
  `select dia_prova from avaliacao_dia where escola_id = :escola_id and avaliacao_id = :avaliacao_id order by dia_prova`,
);
type Given = { escola_id: number; turma_id: number; avaliacao_id: number };
const GIVE = moving(
  statement<Given, Moved>(
    'give_prova',
    `insert into turma_avaliacao (escola_id, turma_id, avaliacao_id) values (:escola_id, :turma_id, :avaliacao_id)
   on conflict do nothing returning avaliacao_id`,
  ),
);
const GIVEN = statement<Given, { id: number }>(
  'find_prova_dada',
  `select id from turma_avaliacao
    where escola_id = :escola_id and turma_id = :turma_id and avaliacao_id = :avaliacao_id`,
);
type Day = { escola_id: number; turma_avaliacao_id: number; dia_prova: number };
const WINDOW = statement<Day, { inicio_em: Date; fim_em: Date }>(
  'find_prova_janela',
  `select inicio_em, fim_em from turma_avaliacao_dia
    where escola_id = :escola_id and turma_avaliacao_id = :turma_avaliacao_id and dia_prova = :dia_prova`,
);
const ADD_WINDOW = moving(
  statement<Day & { inicio: Date; fim: Date }, Moved>(
    'create_prova_janela',
    `insert into turma_avaliacao_dia as d (escola_id, turma_avaliacao_id, dia_prova, inicio_em, fim_em)
   values (:escola_id, :turma_avaliacao_id, :dia_prova, :inicio, :fim)
   returning ${examOf('d')} as avaliacao_id`,
  ),
);
const MOVE_WINDOW = moving(
  statement<Day & { inicio: Date; fim: Date }, Moved>(
    'set_prova_janela',
    `update turma_avaliacao_dia d set inicio_em = :inicio, fim_em = :fim
    where escola_id = :escola_id and turma_avaliacao_id = :turma_avaliacao_id and dia_prova = :dia_prova
   returning ${examOf('d')} as avaliacao_id`,
  ),
);
const USED = statement<Day, { id: number }>(
  'find_prova_usada',
  `select id from tentativa
    where escola_id = :escola_id and turma_avaliacao_id = :turma_avaliacao_id and dia_prova = :dia_prova limit 1`,
);

async function ensureTurmaAvaliacao(escola: Moves, turma_id: number, avaliacao_id: number): Promise<number> {
  await escola.move(GIVE, { turma_id, avaliacao_id });
  const [row] = await escola.run(GIVEN, { turma_id, avaliacao_id });
  if (!row) throw new Error('turma_avaliacao vanished inside its own transaction');
  return row.id;
}

async function openDay(
  escola: Moves,
  turma_avaliacao_id: number,
  dia_prova: number,
  inicio: Date,
  fim: Date,
): Promise<OpenedDay> {
  const day = { turma_avaliacao_id, dia_prova };
  const [row] = await escola.run(WINDOW, day);
  if (!row) {
    await escola.move(ADD_WINDOW, { ...day, inicio, fim });
    return { dia_prova, janela: 'criada' };
  }
  if (row.inicio_em.getTime() === inicio.getTime() && row.fim_em.getTime() === fim.getTime())
    return { dia_prova, janela: 'igual' };
  const [attempt] = await escola.run(USED, day);
  if (attempt)
    throw new ExamOpenError(`o dia ${dia_prova} já foi começado por algum aluno: a janela dele não muda por aqui`);
  await escola.move(MOVE_WINDOW, { ...day, inicio, fim });
  return { dia_prova, janela: 'alterada' };
}

/**
 * The exam and the class that the codes name.
 * @throws ExamOpenError when one of them is unknown, or the window is empty
 */
export async function findExamAndClass(
  escola: Tenant,
  { avaliacao, turma, inicio, fim }: ExamOpenOptions,
): Promise<{ avaliacao_id: number; turma_id: number }> {
  if (Number.isNaN(inicio.getTime()) || Number.isNaN(fim.getTime()))
    throw new ExamOpenError('início ou fim não é uma data ISO');
  if (!isWritable(inicio.getTime()) || !isWritable(fim.getTime()))
    throw new ExamOpenError('o ano de início e o de fim precisam ir de 0001 a 9998');
  if (fim <= inicio) throw new ExamOpenError('o fim da janela tem de vir depois do início');
  const [exam] = await escola.run(EXAM, { codigo: avaliacao });
  if (!exam) throw new ExamOpenError(`a avaliação ${avaliacao} não existe nesta escola`);
  const [given] = await escola.run(CLASS, { codigo: turma });
  if (!given) throw new ExamOpenError(`a turma ${turma} não existe nesta escola`);
  return { avaliacao_id: exam.id, turma_id: given.id };
}

/** What the options say about the exam itself. @throws ExamOpenError when it is too late for it */
async function adjust(escola: Moves, avaliacao_id: number, options: ExamOpenOptions): Promise<void> {
  const { aplicacao, reter = false, agora } = options;
  if (aplicacao !== undefined && !(await setAplicacao(escola, avaliacao_id, aplicacao)))
    throw new ExamOpenError('alguém já fez esta prova de outro modo: a aplicação não muda mais');
  if (!reter) return;
  await lockReleases(escola, [avaliacao_id]);
  if (!(await holdResults(escola, avaliacao_id, agora)))
    throw new ExamOpenError('o resultado desta prova já saiu e não pode mais ser retido');
}

/**
 * Gives the exam to the class. Repeating it with the same window changes nothing.
 * @throws ExamOpenError when exam, class or day is unknown, the window is empty, or a student has already started
 */
export async function openExam(db: Db, options: ExamOpenOptions): Promise<ExamOpened> {
  const { inicio, fim, dia } = options;
  return transaction(db, async (tx) => {
    const escola = tenant(tx, options.escola_id);
    const { avaliacao_id, turma_id } = await findExamAndClass(escola, options);
    const all = await escola.run(DAYS, { avaliacao_id });
    const days = all.filter(({ dia_prova }) => dia === undefined || dia_prova === dia);
    if (days.length === 0) throw new ExamOpenError(`a avaliação ${options.avaliacao} não tem o dia ${dia ?? 1}`);
    const { turma_avaliacao_id, dias } = await moveReleases(escola, options.agora, async (moves) => {
      const given = await ensureTurmaAvaliacao(moves, turma_id, avaliacao_id);
      await adjust(moves, avaliacao_id, options);
      const opened: OpenedDay[] = [];
      for (const { dia_prova } of days) opened.push(await openDay(moves, given, dia_prova, inicio, fim));
      return { turma_avaliacao_id: given, dias: opened };
    });
    const changed = dias.filter(({ janela }) => janela !== 'igual').map(({ dia_prova }) => dia_prova);
    if (changed.length > 0) {
      const window = { inicio: inicio.toISOString(), fim: fim.toISOString(), dias: changed.join(', ') };
      const detalhe = { turma_avaliacao_id, ...window };
      await recordOperatorAct(escola, { acao: 'prova_aberta', detalhe, agora: options.agora });
    }
    return { turma_avaliacao_id, dias };
  });
}
