/** The columns of a question that are sent together: stem and options, and with them key and comment. */
import type { Letra } from '@luneta/domain/resposta';

import { seal, type Sealed, type Unsealed } from './seal.ts';

/** A passage that stands before the stem. */
export type Passagem = { readonly conteudo: string; readonly fonte: string };

/** What a student reads while answering. */
export type EnunciadoRow = {
  readonly banco_questao_id: number;
  readonly passagem: Passagem | null;
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

/** Column `passagem` of `questao q`: null where it has none. */
export const PASSAGEM_COLUMN = `(select jsonb_build_object('conteudo', tb.conteudo, 'fonte', tb.fonte) from texto_base tb
     where tb.escola_id = q.escola_id and tb.id = q.texto_base_id) as passagem`;

/** Columns of `questao q` without key and comment. */
export const ENUNCIADO_COLUMNS = `q.id as banco_questao_id, ${PASSAGEM_COLUMN}, q.enunciado, q.opcao_a, q.opcao_b, q.opcao_c, q.opcao_d, q.opcao_e`;

/** Columns of `questao q`. Pass each row through `sealQuestao`. */
export const QUESTAO_COLUMNS = `${ENUNCIADO_COLUMNS}, q.gabarito, q.comentario`;

/** Seals the key and comment of a row that selects `QUESTAO_COLUMNS`. */
export function sealQuestao<Row extends Unsealed<QuestaoRow>>(row: Row) {
  const { gabarito, comentario, ...rest } = row;
  return { ...rest, gabarito: seal<Letra | null>(gabarito), comentario: seal<string>(comentario) };
}
