/** The columns of a question that are sent together: stem and options, and with them key and comment. */
import type { Letra } from '@luneta/domain/resposta';

import { seal, type Sealed, type Unsealed } from './seal.ts';

/** What a student reads while answering. */
export type EnunciadoRow = {
  readonly banco_questao_id: number;
  readonly enunciado: string;
  readonly opcao_a: string;
  readonly opcao_b: string;
  readonly opcao_c: string;
  readonly opcao_d: string;
  readonly opcao_e: string | null;
};

export type QuestaoRow = EnunciadoRow & {
  readonly gabarito: Sealed<Letra | null>;
  readonly comentario: Sealed<string>;
};

/** Columns of `questao q` without key and comment. */
export const ENUNCIADO_COLUMNS =
  'q.id as banco_questao_id, q.enunciado, q.opcao_a, q.opcao_b, q.opcao_c, q.opcao_d, q.opcao_e';

/** Columns of `questao q`. Pass each row through `sealQuestao`. */
export const QUESTAO_COLUMNS = `${ENUNCIADO_COLUMNS}, q.gabarito, q.comentario`;

/** Seals the key and comment of a row that selects `QUESTAO_COLUMNS`. */
export function sealQuestao<Row extends Unsealed<QuestaoRow>>(row: Row) {
  const { gabarito, comentario, ...rest } = row;
  return { ...rest, gabarito: seal<Letra | null>(gabarito), comentario: seal<string>(comentario) };
}
