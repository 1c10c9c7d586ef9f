/** Saves a mend of a question; where the save makes its next revision, the draft points to that one. */
import { saveQuestaoMutation } from '@luneta/api-client/gestao-questoes-escrita';
import { setRascunhoQuestaoMutation } from '@luneta/api-client/gestao-conferencia';
import type { ConferenciaItem, ConferenciaLugar, QuestaoGestao } from '@luneta/api-client';
import { useServices } from '@luneta/app-shell';
import { useMutation } from '@tanstack/react-query';

import { pedidoOf, type Conserto } from '../pedido.ts';

export type Onde = {
  readonly rascunho_id: string;
  readonly lugar: ConferenciaLugar;
  readonly item: ConferenciaItem;
};

export function useSalvar(questao: QuestaoGestao, { rascunho_id, lugar, item }: Onde) {
  const { api } = useServices();
  const save = useMutation(saveQuestaoMutation(api, questao.banco_questao_id));
  const place = useMutation(setRascunhoQuestaoMutation(api, rascunho_id));
  const salvar = async (conserto: Conserto): Promise<void> => {
    const { banco_questao_id } = await save.mutateAsync(pedidoOf(questao, conserto));
    if (banco_questao_id === questao.banco_questao_id) return;
    const { numero, dia_prova } = lugar;
    await place.mutateAsync({
      numero,
      dia_prova,
      lingua_estrangeira: item.lingua_estrangeira,
      questao_id: banco_questao_id,
    });
  };
  return { salvar, pending: save.isPending || place.isPending, error: save.error ?? place.error };
}
