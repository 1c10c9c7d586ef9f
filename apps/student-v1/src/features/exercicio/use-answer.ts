/**
 * Sends answers to exercises. An answer is kept on the device before it is sent and forgotten when it was graded: after a
 * reload, a lost connection or another sign-in it is sent again, by the same key, and acts once. What the server refuses stays
 * with its reason until another answer is sent or the exercise is left (decision 208).
 */
import { randomId, type AdaptadaItemResposta, type AdaptadaItens } from '@luneta/api-client';
import { faseItensQuery, saveAdaptadaItemMutation, type FaseIds, type RespostaDeItem } from '@luneta/api-client/fase';
import { useMayWrite, useServices, useTurmaAlunoId } from '@luneta/app-shell';
import type { Espera } from '@luneta/outbox';
import { browserPorts } from '@luneta/outbox/browser';
import { useOutbox, useOutboxState } from '@luneta/outbox/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { keyOf, runRows, settleWaiting } from '../../shared/fase/run-rows.ts';
import { itemResposta } from '../../shared/fase/log-entry.ts';
import { runOf } from '../../shared/fase/use-run.ts';
import { answerOutbox } from './answer-outbox.ts';

/** Where the latest answer stands. */
export type Sent =
  | { readonly state: 'idle' }
  | { readonly state: 'sending'; readonly answer: RespostaDeItem }
  | { readonly state: 'waiting'; readonly answer: RespostaDeItem; readonly why: 'offline' | 'server' }
  | { readonly state: 'refused'; readonly answer: RespostaDeItem; readonly message: string }
  | Graded;
type Graded = {
  readonly state: 'graded';
  readonly answer: RespostaDeItem;
  readonly verdict: AdaptadaItemResposta;
};

const whyOf = (espera: Espera) => (espera === 'rede' ? 'offline' : 'server');

export function useAnswer(ids: FaseIds, itens: AdaptadaItens) {
  const { api, device, session } = useServices();
  const client = useQueryClient();
  const turma_aluno_id = useTurmaAlunoId();
  const mayWrite = useMayWrite();
  const { mutateAsync } = useMutation(saveAdaptadaItemMutation(api, ids));
  const [graded, setGraded] = useState<Graded | null>(null);
  const [revealing, setRevealing] = useState(false);
  const run = runOf(ids, turma_aluno_id, itens.tentativa);
  const key = keyOf(run);
  const { queryKey } = faseItensQuery(api, ids);
  const make = () =>
    answerOutbox(run, runRows, {
      ...browserPorts(device),
      send: (answer) => mutateAsync(answer),
      maySend: () => session.getSnapshot().turma_aluno_id === turma_aluno_id,
      onStored: (answer, verdict) => {
        const all = client.getQueryData(queryKey)?.itens ?? [];
        const item = all.find(({ banco_questao_id }) => banco_questao_id === answer.banco_questao_id);
        if (item) void settleWaiting(run, itemResposta({ ...item, ...verdict }));
        setGraded({ state: 'graded', answer, verdict });
      },
      onElsewhere: () => void client.invalidateQueries({ queryKey }),
    });
  // What a reload or a new session left goes first.
  const outbox = useOutbox(key, make, mayWrite);
  const { lines, espera } = useOutboxState(outbox);
  useEffect(() => session.subscribe(outbox.signedIn), [session, outbox]);
  const [line] = lines;

  function where(): Sent {
    if (line === undefined) return graded ?? { state: 'idle' };
    const { value: answer, recusa } = line;
    if (recusa !== null) return { state: 'refused', answer, message: recusa.mensagem };
    return espera === null ? { state: 'sending', answer } : { state: 'waiting', answer, why: whyOf(espera) };
  }
  const sent = where();

  return {
    sent,
    /** Keeps the answer and sends it. */
    send: (banco_questao_id: number, body: RespostaDeItem['body']) => {
      setGraded(null);
      outbox.keep(key, { banco_questao_id, chave: randomId(), body: { ...body, tentativa: itens.tentativa } });
    },
    /**
     * Goes on after a wrong first try: that locks the exercise, and the verdict then shows what was right. Without an answer of
     * the server there is nothing to show, and nobody waits: the end of the run locks it.
     * @returns whether there is something to show
     */
    reveal: async (banco_questao_id: number): Promise<boolean> => {
      const body = { item_resposta: null, vez: 1, tentativa: itens.tentativa };
      const answer = { banco_questao_id, chave: randomId(), body };
      setRevealing(true);
      try {
        const verdict = await mutateAsync(answer);
        setGraded({ state: 'graded', answer, verdict });
        return verdict.gabarito !== null;
      } catch {
        return false;
      } finally {
        setRevealing(false);
      }
    },
    /** The right option is on its way. */
    revealing,
    /** Lets go of what was shown of the latest answer. */
    done: () => {
      if (sent.state === 'refused') outbox.forget(key);
      setGraded(null);
    },
  };
}
