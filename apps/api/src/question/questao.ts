/** The columns of a question that are sent together: statement, options, key and comment. */
import type { Letra } from '@luneta/domain/resposta';

import { seal, type Sealed, type Stored } from './seal.ts';

export type QuestaoRow = {
  readonly banco_questao_id: number;
  readonly enunciado: string;
  readonly opcao_a: string;
  readonly opcao_b: string;
  readonly opcao_c: string;
  readonly opcao_d: string;
  readonly opcao_e: string | null;
  readonly gabarito: Sealed<Letra | null>;
  readonly comentario: Sealed<string>;
};

/** Columns of `questao q`. Pass each row through `sealQuestao`. */
export const QUESTAO_COLUMNS =
  'q.id as banco_questao_id, q.enunciado, q.opcao_a, q.opcao_b, q.opcao_c, q.opcao_d, q.opcao_e, q.gabarito, q.comentario';

/** Seals the key and comment of a row that selects `QUESTAO_COLUMNS`. */
export function sealQuestao<Row extends Stored<QuestaoRow>>(row: Row) {
  const { gabarito, comentario, ...rest } = row;
  return { ...rest, gabarito: seal<Letra | null>(gabarito), comentario: seal<string>(comentario) };
}
