import type { ProvaIds } from '../shapes.ts';

/**
 * Storage key of the last viewed question (value: banco_questao_id), one per student, assessment and day (decision 109):
 * `luneta:prova:ultima:{turma_aluno_id}:{turma_avaliacao_id}:{dia_prova}`. Sign-out removes it. It also names the exam
 * between tabs.
 */
export function placeKey({ turma_aluno_id, turma_avaliacao_id, dia_prova }: ProvaIds): string {
  return `luneta:prova:ultima:${turma_aluno_id}:${turma_avaliacao_id}:${dia_prova}`;
}
