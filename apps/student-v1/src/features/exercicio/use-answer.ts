/**
 * Sends answers to exercises. An answer is kept on the device before it is sent and forgotten when the server has said what
 * became of it: after a reload, a lost connection or another sign-in it is sent again, by the same key, and acts once.
 */
import { ApiError, type AdaptadaItemResposta, type AdaptadaItens } from '@luneta/api-client';
import { saveAdaptadaItemMutation, type FaseIds, type RespostaDeItem } from '@luneta/api-client/fase';
import { errorMessage, useMayWrite, useServices, useTurmaAlunoId } from '@luneta/app-shell';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import { readKept, setWaiting, settleWaiting } from '../../fase/kept-run.ts';
import { itemResposta } from '../../fase/log-entry.ts';
import { runOf } from '../../fase/use-run.ts';

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
      if (isPassing(error)) return setSent({ state: 'waiting', answer, why: error.offline ? 'offline' : 'server' });
      void setWaiting(run, null);
      setSent({ state: 'refused', answer, message: errorMessage(error) });
    }
  }

  const repeat = useEffectEvent((answer: RespostaDeItem) => void attempt(answer));
  // What a reload or a new session left.
  const left = useEffectEvent(() => (mayWrite ? readKept(run) : Promise.resolve(null)));
  useEffect(() => {
    void left().then((kept) => kept?.waiting && repeat(kept.waiting));
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
      const answer = { banco_questao_id, chave: crypto.randomUUID(), body: { ...body, tentativa: itens.tentativa } };
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
      const answer = { banco_questao_id, chave: crypto.randomUUID(), body };
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
    done: () => setSent({ state: 'idle' }),
  };
}

/** No answer, a failure of the server, or a session that has to be begun again: the same act is tried later. */
function isPassing(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return error.offline || error.status >= 500 || error.status === 401 || error.status === 429;
}
