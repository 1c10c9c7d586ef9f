/** Reads one phase for a screen, and finds a phase for the writes. It writes nothing. */
import type { Ctx } from '../../../../http/ctx.ts';
import { practiceOf, type Pratica } from '../../../questoes/index.ts';
import { roteiroErrors } from './errors.ts';
import { findFase, findMidias, type FaseRow, type MidiaRow } from './fase-store.ts';
import { findQuestoesProva, type QuestaoProva } from './fases-store.ts';
import { findItens, type ItemRow } from './item-store.ts';
import { findQuizRespostas, type QuizResposta } from './quiz-store.ts';

/** @throws 404 when the phase is in no roadmap of the student */
export async function requireFase({ escola, aluno, agora }: Ctx, trilha_fase_id: number): Promise<FaseRow> {
  const fase = await findFase(escola, aluno, trilha_fase_id, agora);
  if (!fase) throw roteiroErrors.faseNotFound();
  return fase;
}

/** Items of the phase, with what practice may do with them now. */
export type Pool = { readonly itens: readonly ItemRow[]; readonly pratica: Pratica };

export async function findPool({ escola, aluno, agora }: Ctx, trilha_fase_id: number): Promise<Pool> {
  const itens = await findItens(escola, trilha_fase_id, aluno.turma_aluno_id);
  const ids = itens.map(({ banco_questao_id }) => banco_questao_id);
  return { itens, pratica: await practiceOf(escola, ids, agora) };
}

export type FaseParts = Pool & {
  readonly fase: FaseRow;
  readonly midias: readonly MidiaRow[];
  readonly quizRespostas: readonly QuizResposta[];
  /** Whether the reader may see numbers and chances of the exam's questions. */
  readonly estimates: boolean;
  /** Empty when the reader may not see estimates. */
  readonly questoesProva: readonly QuestaoProva[];
};

/** @param estimates whether questions of the exam are shown */
export async function gatherFase(ctx: Ctx, trilha_fase_id: number, estimates: boolean): Promise<FaseParts> {
  const { escola, aluno, agora } = ctx;
  const fase = await requireFase(ctx, trilha_fase_id);
  const [pool, midias, quizRespostas, questoes] = await Promise.all([
    findPool(ctx, trilha_fase_id),
    findMidias(escola, fase.objeto_conhecimento_id, agora),
    findQuizRespostas(escola, aluno.turma_aluno_id, trilha_fase_id),
    estimates ? findQuestoesProva(escola, fase.trilha_id) : null,
  ]);
  return { ...pool, fase, midias, quizRespostas, estimates, questoesProva: questoes?.get(trilha_fase_id) ?? [] };
}
