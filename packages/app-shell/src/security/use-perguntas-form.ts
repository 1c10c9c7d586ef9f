/** What the questions form holds and does: three slots, their rules, the call. It shows nothing. */
import { ApiError } from '@luneta/api-client';
import { updateContaMutation } from '@luneta/api-client/conta';
import { PERGUNTAS_POR_PESSOA, perguntasErrors, type PerguntaSlot } from '@luneta/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { errorMessage } from '../query/error-message.ts';
import { useServices } from '../services/context.tsx';
import { useConta } from '../session/use-conta.ts';

export function usePerguntasForm(onSaved: () => void) {
  const { api } = useServices();
  const { perguntas_resposta, perguntas_seguranca } = useConta();
  const [slots, setSlots] = useState<readonly PerguntaSlot[]>(() =>
    Array.from({ length: PERGUNTAS_POR_PESSOA }, (_, n) => {
      const saved = perguntas_resposta.find(({ numero_sequencial }) => numero_sequencial === n + 1);
      return { pergunta_seguranca_id: saved?.pergunta_seguranca_id ?? null, resposta: '' };
    }),
  );
  const [senha_atual, setSenhaAtual] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const update = useMutation(updateContaMutation(api));
  // Security D6: questions that exist are changed only by who knows the password.
  const asksSenha = perguntas_resposta.length > 0;
  const errors = perguntasErrors(slots);
  const senhaMissing = asksSenha && senha_atual === '';

  async function save() {
    const perguntas_seguranca_escolhidas = slots.flatMap(({ pergunta_seguranca_id, resposta }, n) =>
      pergunta_seguranca_id === null
        ? []
        : [{ numero_sequencial: n + 1, pergunta_seguranca_id, resposta: resposta.trim() }],
    );
    const complete = !senhaMissing && errors.every((error) => Object.keys(error).length === 0);
    if (!complete || update.isPending) return;
    setFailure(null);
    try {
      await update.mutateAsync({
        perguntas_seguranca: perguntas_seguranca_escolhidas,
        ...(asksSenha ? { senha_atual } : {}),
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(errorMessage(error));
      return;
    }
    setSlots(slots.map((slot) => ({ ...slot, resposta: '' })));
    setSenhaAtual('');
    onSaved();
  }

  return {
    slots,
    errors,
    options: perguntas_seguranca,
    senha_atual,
    asksSenha,
    senhaMissing,
    failure,
    pending: update.isPending,
    save,
    setSenhaAtual: (value: string) => {
      setSenhaAtual(value);
      setFailure(null);
    },
    setSlot: (n: number, change: Partial<PerguntaSlot>) => {
      setSlots(slots.map((slot, at) => (at === n ? { ...slot, ...change } : slot)));
      setFailure(null);
    },
  };
}
