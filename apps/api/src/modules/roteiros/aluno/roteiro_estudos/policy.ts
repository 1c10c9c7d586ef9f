/**
 * Decides what a student of version 2 may do with a roadmap now. The SQL of the stores limits it to the student's own
 * roadmaps.
 */
import { isTrilhaAberta, isTrilhaNova } from '@luneta/domain/trilha';
import { isFaseOver, itemsToServe } from '@luneta/domain/trilha-item';
import { isQuizComplete } from '@luneta/domain/trilha-fase';

import type { Sessao } from '../../../../http/sessao.ts';
import { roteiroErrors } from './errors.ts';
import type { FaseRow } from './fase-store.ts';
import type { ItemRow } from './item-store.ts';
import type { QuizResposta } from './quiz-store.ts';

/** Open roadmaps take answers. Closed ones can only be read, by everybody (TRL-1). */
export function isAberta({ data_fim }: { readonly data_fim: Date }, agora: Date): boolean {
  return isTrilhaAberta(data_fim.getTime(), agora.getTime());
}

/** @throws 409 `roteiro_encerrado` */
export function assertAberta(trilha: { readonly data_fim: Date }, agora: Date): void {
  if (!isAberta(trilha, agora)) throw roteiroErrors.closed();
}

/** @throws 409 `quiz_incompleto` while a question of the published quiz has no answer (TFA-2) */
export function assertQuizComplete(questoes: number, respostas: readonly QuizResposta[]): void {
  const answered = respostas.map(({ indice }) => indice);
  if (!isQuizComplete(questoes, answered)) throw roteiroErrors.quizIncomplete();
}

const answeredOf = (itens: readonly ItemRow[]) => itens.filter(({ servido }) => servido !== null).length;

/** Whether the answers so far end the phase (ITN-5, ITN-6). */
export function isOver({ qtde_itens }: Pick<FaseRow, 'qtde_itens'>, itens: readonly ItemRow[]): boolean {
  return isFaseOver(answeredOf(itens), itemsToServe(qtde_itens, itens.length));
}

/** Items of the phase, those to come included; a finished phase has those that were answered (ITN-5). */
export function itemsOf(fase: Pick<FaseRow, 'qtde_itens' | 'concluida_em'>, itens: readonly ItemRow[]): number {
  return fase.concluida_em ? answeredOf(itens) : itemsToServe(fase.qtde_itens, itens.length);
}

/** Only staff in a view see estimates and the numbers of the exam's questions; students never do (S3 §2). */
export function maySeeEstimates({ perfil }: Sessao): boolean {
  return perfil !== 'aluno';
}

/** Whether one of these roadmaps is new to the student (TRL-9). */
export function hasTrilhasNovas(trilhas: readonly { readonly aberta_em: Date }[], ultimoAto: Date | null): boolean {
  return trilhas.some(({ aberta_em }) => isTrilhaNova(aberta_em.getTime(), ultimoAto?.getTime() ?? null));
}
