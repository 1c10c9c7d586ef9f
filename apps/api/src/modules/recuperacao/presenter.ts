/** Questions as the recovery shows them: ids of the catalogue, which are the same for everybody. */
import { PERGUNTAS_POR_PESSOA, perguntaById, type PerguntaSeguranca } from '@luneta/domain/pergunta-seguranca';

import type { Conta } from './store.ts';

/**
 * @param conta null for a name that is, or must look, unknown
 * @param estrita the deployment tells nothing: a person without questions gets decoys instead of the empty list
 */
export function perguntasOf(
  conta: Conta | null,
  decoys: readonly PerguntaSeguranca[],
  estrita: boolean,
): { id: number; descricao: string }[] {
  const registered = conta?.respostas.map((resposta) => perguntaById(resposta.pergunta_seguranca_id)) ?? [];
  const own = registered.filter((pergunta) => pergunta !== null);
  const shown = conta && (!estrita || own.length === PERGUNTAS_POR_PESSOA) ? own : decoys;
  return shown.map(({ id, descricao }) => ({ id, descricao }));
}
