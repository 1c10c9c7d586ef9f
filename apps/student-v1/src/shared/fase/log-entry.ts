/** Entries of the local progress log (S2 §3), with the time of this device. */
import type { AdaptadaItem, FaseLog } from '@luneta/api-client';

type Entry<Name extends keyof FaseLog> = NonNullable<FaseLog[Name]>;

const now = () => new Date().toISOString();

export const midiaAssistir = (midia_assistir: Entry<'midia_assistir'>): FaseLog => ({
  created_at: now(),
  midia_assistir,
});
export const midiaFeedback = (midia_feedback: Entry<'midia_feedback'>): FaseLog => ({
  created_at: now(),
  midia_feedback,
});
export const midiaContinuar = (): FaseLog => ({ created_at: now(), midia_continuar: true });
export const midiaPular = (): FaseLog => ({ created_at: now(), midia_pular: true });

/** An answered exercise; the key is null until the server tells it, and never read there (decision 124). */
export const itemResposta = (item: AdaptadaItem): FaseLog => ({
  created_at: now(),
  item_resposta: {
    banco_questao_id: item.banco_questao_id,
    turma_avaliacao_roteiro_estudo_id: item.turma_avaliacao_roteiro_estudo_id ?? null,
    turma_avaliacao_lista_adaptada_id: item.turma_avaliacao_lista_adaptada_id ?? null,
    resposta: item.item_resposta,
    gabarito: item.gabarito,
  },
});
