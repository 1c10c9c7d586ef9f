/** Writes one answer: an option together with those of others (batch-store.ts), all else with one prepared statement. */
import { TOLERANCE_SECONDS } from '@luneta/domain/prova-prazo';

import { statement } from '../../../../../database/statement.ts';
import type { Tenant } from '../../../../../database/tenant.ts';
import type { Answer, AnswerKind, Content, SavedAnswer } from './answer.ts';
import { groupsRespostas, writeGrouped, type Groupable } from './batch-store.ts';
import { saveSql } from './save-sql.ts';

/** The student, the school and the instant of the write. */
export type Writer = {
  readonly escola: Tenant;
  readonly aluno: { readonly turma_aluno_id: number };
  readonly agora: Date;
};

type Write = { [K in keyof Content]: Content[K] } & {
  escola_id: number;
  turma_avaliacao_id: number;
  turma_aluno_id: number;
  dia_prova: number | null;
  alvo_id: number;
  seq: number | null;
  respondida_em: Date | null;
  agora: Date;
  tolerancia: number;
};

const STATEMENTS = {
  opcao: statement<Write, SavedAnswer>('save_resposta', saveSql('opcao')),
  texto: statement<Write, SavedAnswer>('save_resposta_subjetiva', saveSql('texto')),
  redacao: statement<Write, SavedAnswer>('save_redacao', saveSql('redacao')),
};

async function writeOnce(
  { escola, aluno, agora }: Writer,
  kind: AnswerKind,
  answer: Answer,
): Promise<SavedAnswer | undefined> {
  const { content, ...target } = answer;
  const { turma_aluno_id } = aluno;
  const write = { ...target, ...content, turma_aluno_id, agora, tolerancia: TOLERANCE_SECONDS };
  const [row] = await escola.run(STATEMENTS[kind], write);
  return row;
}

/**
 * A statement reads the state before its own write, so it may miss a concurrent write that won. It then runs again and
 * returns the stored row.
 */
async function writeAlone(ctx: Writer, kind: AnswerKind, answer: Answer): Promise<SavedAnswer | undefined> {
  const stored = await writeOnce(ctx, kind, answer);
  if (!stored || stored.gravou || (stored.seq !== null && stored.seq >= (answer.seq ?? 0))) return stored;
  return (await writeOnce(ctx, kind, answer)) ?? stored;
}

/** An answer without a place among the others of its item always wins, and a transaction keeps its statements together. */
const isGroupable = ({ escola }: Writer, kind: AnswerKind, answer: Answer): answer is Groupable =>
  kind === 'opcao' && answer.seq !== null && answer.dia_prova !== null && groupsRespostas(escola.db);

/**
 * Writes the answer if it may be written; undefined when no attempt is open for it. An answer that the grouped statement
 * did not store has its own: it waits for whoever holds the attempt, and reads what is stored.
 */
export async function writeAnswer(ctx: Writer, kind: AnswerKind, answer: Answer): Promise<SavedAnswer | undefined> {
  if (!isGroupable(ctx, kind, answer)) return writeAlone(ctx, kind, answer);
  const { escola, aluno, agora } = ctx;
  const { turma_aluno_id } = aluno;
  const written = await writeGrouped(escola.db, { escola_id: escola.escola_id, turma_aluno_id, agora, answer });
  return typeof written === 'object' ? written : writeAlone(ctx, kind, answer);
}
