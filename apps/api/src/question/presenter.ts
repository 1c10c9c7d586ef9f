/** The shape of a question on the wire. It alone withholds keys and comments. */
import type { components } from '@luneta/openapi';

import type { QuestaoRow } from './questao.ts';

type Questao = components['schemas']['Questao'];

/**
 * A question as a student may see it; `keyVisible` is the policy's answer, and without it neither key nor comment leaves.
 */
export function presentQuestao(row: QuestaoRow, keyVisible: boolean): Questao {
  const { banco_questao_id, enunciado, opcao_a, opcao_b, opcao_c, opcao_d, opcao_e } = row;
  return {
    banco_questao_id,
    enunciado,
    opcao_a,
    opcao_b,
    opcao_c,
    opcao_d,
    opcao_e,
    gabarito: keyVisible ? row.gabarito : null,
    comentario: keyVisible ? row.comentario : '',
  };
}
