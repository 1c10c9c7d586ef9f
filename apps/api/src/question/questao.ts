/** A question as it is stored, key and comment included. */
import type { Letra } from '@luneta/domain/resposta';

export type QuestaoRow = {
  readonly banco_questao_id: number;
  readonly enunciado: string;
  readonly opcao_a: string;
  readonly opcao_b: string;
  readonly opcao_c: string;
  readonly opcao_d: string;
  readonly opcao_e: string | null;
  readonly gabarito: Letra | null;
  readonly comentario: string;
};

/** Columns of a question `q`. */
export const QUESTAO_COLUMNS =
  'q.id as banco_questao_id, q.enunciado, q.opcao_a, q.opcao_b, q.opcao_c, q.opcao_d, q.opcao_e, q.gabarito, q.comentario';
