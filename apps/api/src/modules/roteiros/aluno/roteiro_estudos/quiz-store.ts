/** Stores answers to the quiz of a phase. The first answer of a question stays, from any device. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

export type QuizResposta = {
  /** Question, from 1. */
  readonly indice: number;
  readonly item_resposta: number;
  readonly acertou: boolean;
  readonly respondida_em: Date;
};

type OfFase = { escola_id: number; turma_aluno_id: number; trilha_fase_id: number };

const respostas = statement<OfFase, QuizResposta>(
  'find_fase_quiz_respostas',
  `select indice, item_resposta, acertou, respondida_em from fase_quiz
   where escola_id = :escola_id and turma_aluno_id = :turma_aluno_id and trilha_fase_id = :trilha_fase_id order by indice`,
);

export function findQuizRespostas(
  escola: Tenant,
  turma_aluno_id: number,
  trilha_fase_id: number,
): Promise<QuizResposta[]> {
  return escola.run(respostas, { turma_aluno_id, trilha_fase_id });
}

const responder = statement<
  OfFase & { indice: number; item_resposta: number; acertou: boolean; agora: Date },
  { indice: number }
>(
  'answer_fase_quiz',
  `insert into fase_quiz (escola_id, turma_aluno_id, trilha_fase_id, indice, item_resposta, acertou, respondida_em)
   values (:escola_id, :turma_aluno_id, :trilha_fase_id, :indice, :item_resposta, :acertou, :agora)
   on conflict do nothing returning indice`,
);

/** Stores the answer unless the question has one. */
export async function saveQuizOnce(
  escola: Tenant,
  answer: Omit<OfFase, 'escola_id'> & { indice: number; item_resposta: number; acertou: boolean; agora: Date },
): Promise<void> {
  await escola.run(responder, answer);
}
