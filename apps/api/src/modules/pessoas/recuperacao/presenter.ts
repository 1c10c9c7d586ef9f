/** Shape of the questions in the recovery: ids of the catalogue, which are the same for everybody. */
import { perguntaById, type PerguntaSeguranca } from '@luneta/domain/pergunta-seguranca';

import type { Conta } from './store.ts';

/** @param conta null for a name that is unknown or must appear unknown */
export function perguntasOf(
  conta: Pick<Conta, 'respostas'> | null,
  decoys: readonly PerguntaSeguranca[],
): { id: number; descricao: string }[] {
  const registered = conta?.respostas.map((resposta) => perguntaById(resposta.pergunta_seguranca_id));
  const shown = registered?.filter((pergunta) => pergunta !== null) ?? decoys;
  return shown.map(({ id, descricao }) => ({ id, descricao }));
}
