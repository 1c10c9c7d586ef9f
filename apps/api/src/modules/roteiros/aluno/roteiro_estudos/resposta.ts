/**
 * Stores answers to an item of a phase and to a question of its quiz. Only the server grades, in one transaction per
 * answer. What a client says about hits, order or state is never read.
 */
import { normalizeItemResposta } from '@luneta/domain/resposta';
import { tipoOfSegment } from '@luneta/domain/trilha';
import { isFinishedByQuiz, isQuizComplete } from '@luneta/domain/trilha-fase';

import type { Ctx } from '../../../../http/ctx.ts';
import { badRequest } from '../../../../http/errors.ts';
import { judge, type Revealed, revealInQuiz } from '../../../questoes/index.ts';
import { currentItem, respondidosOf, resultOf, type Respondido } from './andamento.ts';
import { roteiroErrors } from './errors.ts';
import { closeExecucao, holdExecucao, saveItem, type Execucao } from './execucao-store.ts';
import { findPool, requireFase, type Pool } from './fase.ts';
import type { FaseRow } from './fase-store.ts';
import { findItens, type ItemRow } from './item-store.ts';
import { assertAberta, assertQuizComplete, isOver } from './policy.ts';
import type { QuizQuestao } from './quiz.ts';
import { findQuizRespostas, saveQuizOnce, type QuizResposta } from './quiz-store.ts';

/** The phase after an answer, and the answered item. */
export type Answered = Pool & { readonly fase: FaseRow; readonly item: Respondido };

export type RespostaInput = {
  readonly trilha_id: number;
  readonly trilha_fase_id: number;
  readonly trilha_item_id: number;
  readonly item_resposta: number;
};

const isIn = (fase: FaseRow, trilha_id: number) =>
  trilha_id === fase.trilha_id || tipoOfSegment(trilha_id) === fase.tipo;

/** Grades by the key. The contract has already refused options other than A to E. */
function isHit({ gabarito }: ItemRow, item_resposta: number): boolean {
  const item = normalizeItemResposta(item_resposta);
  if (item === 'invalid' || item === null)
    throw badRequest('resposta_invalida', 'Escolha uma das alternativas.', 'item_resposta');
  return judge(gabarito, item);
}

/**
 * Stores the first answer of the item to answer now, and with the last item the phase's stars. A repetition, from any
 * device and with any option, returns the stored answer.
 * @throws 404 foreign phase or item; 409 closed, quiz incomplete, or another item's turn
 */
export async function saveResposta(ctx: Ctx, input: RespostaInput): Promise<Answered> {
  return ctx.escola.transaction(async (tx) => {
    const inside = { ...ctx, escola: tx };
    const fase = await requireFase(inside, input.trilha_fase_id);
    if (!isIn(fase, input.trilha_id)) throw roteiroErrors.faseNotFound();
    assertAberta(fase, ctx.agora);
    const key = { turma_aluno_id: ctx.aluno.turma_aluno_id, trilha_fase_id: fase.trilha_fase_id };
    assertQuizComplete(fase.quiz.length, await findQuizRespostas(tx, key.turma_aluno_id, key.trilha_fase_id));
    const execucao = await holdExecucao(tx, key, ctx.agora);
    const pool = await findPool(inside, fase.trilha_fase_id);
    const item = pool.itens.find(({ id }) => id === input.trilha_item_id);
    if (!item) throw roteiroErrors.itemNotFound();
    const itens = item.servido === null ? await answer(inside, { fase, execucao, pool, item }, input) : pool.itens;
    const stored = respondidosOf(itens).find(({ id }) => id === item.id);
    if (!stored) throw new Error(`the answer to item ${item.id} vanished`);
    const { concluida_em, estrelas } = execucao;
    return { ...pool, itens, fase: { ...fase, concluida_em, estrelas }, item: stored };
  });
}

type Place = { readonly fase: FaseRow; readonly execucao: Execucao; readonly pool: Pool; readonly item: ItemRow };

/** @returns the pool including the new answer */
async function answer(
  { escola, agora }: Ctx,
  { fase, execucao, pool, item }: Place,
  { item_resposta }: RespostaInput,
): Promise<ItemRow[]> {
  const { concluida_em } = execucao;
  if (currentItem({ ...fase, concluida_em }, pool.itens, pool.pratica)?.id !== item.id)
    throw roteiroErrors.outOfOrder();
  const ordem = respondidosOf(pool.itens).length + 1;
  const acertou = isHit(item, item_resposta);
  const { id: fase_execucao_id } = execucao;
  await saveItem(escola, { fase_execucao_id, trilha_item_id: item.id, ordem, item_resposta, acertou }, agora);
  const itens = pool.itens.map((row) =>
    row.id === item.id ? { ...row, servido: ordem, item_resposta, acertou } : row,
  );
  if (isOver(fase, itens)) await closeExecucao(escola, fase_execucao_id, resultOf(itens), agora);
  return itens;
}

/** The stored answer to a question of the quiz, with the question's key. */
export type QuizAnswered = {
  readonly questoes: readonly QuizQuestao[];
  readonly questao: Revealed<QuizQuestao>;
  readonly resposta: QuizResposta;
  readonly respostas: readonly QuizResposta[];
};

/**
 * Stores the first answer of a quiz question. In a phase without items the last question ends the phase, with no star.
 * @throws 404 foreign phase or a question the quiz does not have; 409 closed
 */
export async function saveRespostaQuiz(
  ctx: Ctx,
  input: { readonly trilha_fase_id: number; readonly index: number; readonly item_resposta: number },
): Promise<QuizAnswered> {
  const { aluno, agora } = ctx;
  return ctx.escola.transaction(async (tx) => {
    const fase = await requireFase({ ...ctx, escola: tx }, input.trilha_fase_id);
    const questoes = fase.quiz;
    const questao = questoes[input.index - 1];
    if (!questao) throw roteiroErrors.quizNotFound();
    assertAberta(fase, agora);
    const key = { turma_aluno_id: aluno.turma_aluno_id, trilha_fase_id: fase.trilha_fase_id };
    const { index: indice, item_resposta } = input;
    const itens = (await findItens(tx, fase.trilha_fase_id, aluno.turma_aluno_id)).length;
    // Without items the quiz is the run. It is locked, so that the later of two simultaneous last answers sees both.
    const execucao = itens === 0 ? await holdExecucao(tx, key, agora) : null;
    const acertou = judge(questao.gabarito, item_resposta);
    await saveQuizOnce(tx, { ...key, indice, item_resposta, acertou, agora });
    const respostas = await findQuizRespostas(tx, key.turma_aluno_id, key.trilha_fase_id);
    const resposta = respostas.find((row) => row.indice === indice);
    if (!resposta) throw new Error(`the answer to question ${indice} vanished`);
    const quizComplete = isQuizComplete(
      questoes.length,
      respostas.map((row) => row.indice),
    );
    if (execucao && isFinishedByQuiz({ questoes: questoes.length, itens, quizComplete }))
      await closeExecucao(tx, execucao.id, resultOf([]), agora);
    // The answer to this call: the question waits no more in this phase (security D2).
    const shown = revealInQuiz(questao, { answered: true, waiting: false }, agora);
    return { questoes, questao: shown, resposta, respostas };
  });
}
