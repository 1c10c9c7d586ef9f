/** The shape of a question on the wire: statement, options, and what `reveal.ts` lets out of key and comment. */
import type { components } from '@luneta/openapi';

import type { QuestaoRow } from './questao.ts';
import type { Revealed } from './reveal.ts';

type Questao = components['schemas']['Questao'];

/** A question with what its reader may know of it. */
export function presentQuestao(row: Revealed<QuestaoRow>): Questao {
  const { banco_questao_id, enunciado, opcao_a, opcao_b, opcao_c, opcao_d, opcao_e, gabarito, comentario } = row;
  return {
    banco_questao_id,
    enunciado,
    opcao_a,
    opcao_b,
    opcao_c,
    opcao_d,
    opcao_e,
    gabarito,
    comentario,
  };
}
