/** The shape of a question in an answer: stem and options, and the key and comment as `reveal.ts` returned them. */
import type { components } from '@luneta/openapi';

import type { EnunciadoRow, QuestaoRow } from './questao.ts';
import type { Revealed } from './reveal.ts';

type Questao = components['schemas']['Questao'];

/** Stem and options alone. */
export function presentEnunciado(row: EnunciadoRow) {
  const { banco_questao_id, enunciado, opcao_a, opcao_b, opcao_c, opcao_d, opcao_e } = row;
  return { banco_questao_id, enunciado, opcao_a, opcao_b, opcao_c, opcao_d, opcao_e };
}

/** A question with the key and comment that its reader may see. */
export function presentQuestao(row: Revealed<QuestaoRow>): Questao {
  const { gabarito, comentario } = row;
  return { ...presentEnunciado(row), gabarito, comentario };
}
