/**
 * Sends the answers of a phase: each is kept on the device before it is sent and is sent again after a reload or without a
 * connection (decision 208). What the server refuses stays with its reason until another answer is sent.
 */
import { roteiroFaseQuery, saveRoteiroRespostaMutation, type ItemAnswer } from '@luneta/api-client/trilha-fase';
import { useMayWrite, useServices, useTurmaAlunoId } from '@luneta/app-shell';
import { browserPorts, browserRows } from '@luneta/outbox/browser';
import { useOutbox, useOutboxState } from '@luneta/outbox/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { prefixOf, respostaOutbox, type RespostaRow } from './resposta-outbox.ts';

const rows = browserRows<RespostaRow>({ database: 'luneta-trilha', store: 'guardados' });

/** Where the answer to one question stands; null when none is kept. */
export type Envio =
  | { readonly state: 'sending' | 'offline' | 'server'; readonly item_resposta: number }
  | { readonly state: 'refused'; readonly item_resposta: number; readonly message: string };

export type Resposta = ReturnType<typeof useResposta>;

export function useResposta(trilha_fase_id: number) {
  const { api, device, session } = useServices();
  const client = useQueryClient();
  const turma_aluno_id = useTurmaAlunoId();
  const mayWrite = useMayWrite();
  const { mutateAsync } = useMutation(saveRoteiroRespostaMutation(api));
  const [fresh, setFresh] = useState<number | null>(null);
  const prefix = prefixOf(turma_aluno_id, trilha_fase_id);
  // Closed meanwhile, or answered on another device: the phase says what stands now.
  const outdate = () => void client.invalidateQueries(roteiroFaseQuery(api, trilha_fase_id));
  const make = () =>
    respostaOutbox(prefix, rows, {
      ...browserPorts(device),
      send: (answer) => mutateAsync(answer),
      maySend: () => session.getSnapshot().turma_aluno_id === turma_aluno_id,
      onStored: ({ trilha_item_id }) => setFresh(trilha_item_id),
      onRefused: outdate,
      onElsewhere: outdate,
    });
  const outbox = useOutbox(prefix, make, mayWrite);
  const { lines, espera } = useOutboxState(outbox);
  useEffect(() => session.subscribe(outbox.signedIn), [session, outbox]);
  return {
    /** The question that was answered last on this page. */
    fresh,
    envioOf: (trilha_item_id: number): Envio | null => {
      const line = lines.find(({ value }) => value.trilha_item_id === trilha_item_id);
      if (line === undefined) return null;
      const { item_resposta } = line.value;
      if (line.recusa !== null) return { state: 'refused', item_resposta, message: line.recusa.mensagem };
      if (espera === null) return { state: 'sending', item_resposta };
      return { state: espera === 'rede' ? 'offline' : 'server', item_resposta };
    },
    /** Keeps the answer and sends it. */
    responder: (answer: ItemAnswer) => outbox.keep(prefix + String(answer.trilha_item_id), answer),
  };
}
