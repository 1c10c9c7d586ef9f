/**
 * Sends answers to exercises. An answer is kept on the device before it is sent and forgotten when it was graded: after a
 * reload, a lost connection or another sign-in it is sent again, by the same key, and acts once. What the server refuses stays
 * with its reason until another answer is sent or the exercise is left (decision 208).
 */
import { randomId, type AdaptadaItemResposta, type AdaptadaItens } from '@luneta/api-client';
import { saveAdaptadaItemMutation, type FaseIds, type RespostaDeItem } from '@luneta/api-client/fase';
import { fimDe, useMayWrite, useServices, useTurmaAlunoId } from '@luneta/app-shell';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import { readKept, setRefused, setWaiting, settleWaiting } from '../../shared/fase/kept-run.ts';
import { itemResposta } from '../../shared/fase/log-entry.ts';
import { runOf } from '../../shared/fase/use-run.ts';

/** Where the latest answer stands. */
export type Sent =
  | { readonly state: 'idle' }
  | { readonly state: 'sending'; readonly answer: RespostaDeItem }
  | { readonly state: 'waiting'; readonly answer: RespostaDeItem; readonly why: 'offline' | 'server' }
  | { readonly state: 'refused'; readonly answer: RespostaDeItem; readonly message: string }
  | { readonly state: 'graded'; readonly answer: RespostaDeItem; readonly verdict: AdaptadaItemResposta };

const AGAIN_MS = 5000;

export function useAnswer(ids: FaseIds, itens: AdaptadaItens) {
  const { api } = useServices();
  const turma_aluno_id = useTurmaAlunoId();
  const mayWrite = useMayWrite();
  const { mutateAsync } = useMutation(saveAdaptadaItemMutation(api, ids));
  const [sent, setSent] = useState<Sent>({ state: 'idle' });
  const [revealing, setRevealing] = useState(false);
  const run = runOf(ids, turma_aluno_id, itens.tentativa);

  async function attempt(answer: RespostaDeItem): Promise<void> {
    setSent({ state: 'sending', answer });
    try {
      const verdict = await mutateAsync(answer);
      const item = itens.itens.find(({ banco_questao_id }) => banco_questao_id === answer.banco_questao_id);
      if (item) void settleWaiting(run, itemResposta({ ...item, ...verdict }));
      else void setWaiting(run, null);
      setSent({ state: 'graded', answer, verdict });
    } catch (error) {
      const fim = fimDe(error);
      if (fim.tipo === 'espera')
        return setSent({ state: 'waiting', answer, why: fim.por === 'rede' ? 'offline' : 'server' });
      void setRefused(run, answer, fim.recusa);
      setSent({ state: 'refused', answer, message: fim.recusa.mensagem });
    }
  }

  const repeat = useEffectEvent((answer: RespostaDeItem) => void attempt(answer));
  // What a reload or a new session left.
  const left = useEffectEvent(() => (mayWrite ? readKept(run) : Promise.resolve(null)));
  useEffect(() => {
    async function takeUp(): Promise<void> {
      const kept = await left();
      if (!kept?.waiting) return;
      if (kept.recusa) setSent({ state: 'refused', answer: kept.waiting, message: kept.recusa.mensagem });
      else repeat(kept.waiting);
    }
    void takeUp();
  }, []);

  const waiting = sent.state === 'waiting' ? sent.answer : null;
  useEffect(() => {
    if (waiting === null) return undefined;
    const again = () => repeat(waiting);
    const timer = setTimeout(again, AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [waiting]);

  return {
    sent,
    /** Keeps the answer and sends it. */
    send: (banco_questao_id: number, body: RespostaDeItem['body']) => {
      const answer = { banco_questao_id, chave: randomId(), body: { ...body, tentativa: itens.tentativa } };
      void setWaiting(run, answer);
      void attempt(answer);
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
        setSent({ state: 'graded', answer, verdict });
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
      if (sent.state === 'refused') void setWaiting(run, null);
      setSent({ state: 'idle' });
    },
  };
}
