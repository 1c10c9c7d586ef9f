/** Writes one answer with one prepared statement per kind. */
import { TOLERANCE_SECONDS } from '@luneta/domain/prova-prazo';

import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import type { Answer, AnswerKind, Content, Stored } from './answer.ts';
import { gravarSql } from './gravar-sql.ts';

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
  opcao: statement<Write, Stored>('save_resposta', gravarSql('opcao')),
  texto: statement<Write, Stored>('save_resposta_subjetiva', gravarSql('texto')),
  redacao: statement<Write, Stored>('save_redacao', gravarSql('redacao')),
};

async function writeOnce(
  { escola, aluno, agora }: Writer,
  kind: AnswerKind,
  answer: Answer,
): Promise<Stored | undefined> {
  const { content, ...target } = answer;
  const { turma_aluno_id } = aluno;
  const write = { ...target, ...content, turma_aluno_id, agora, tolerancia: TOLERANCE_SECONDS };
  const [row] = await escola.run(STATEMENTS[kind], write);
  return row;
}

/**
 * Writes the answer if it may be written. Returns undefined when there is no open attempt for it. A statement reads the
 * state before its own write, so it may miss a concurrent write that won. It then runs again and returns the stored
 * row.
 */
export async function writeAnswer(ctx: Writer, kind: AnswerKind, answer: Answer): Promise<Stored | undefined> {
  const stored = await writeOnce(ctx, kind, answer);
  if (!stored || stored.gravou || (stored.seq !== null && stored.seq >= (answer.seq ?? 0))) return stored;
  return (await writeOnce(ctx, kind, answer)) ?? stored;
}
