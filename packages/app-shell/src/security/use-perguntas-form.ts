/** What the questions form holds and does: three slots, their rules, the call. It shows nothing. */
import { updateContaMutation } from '@luneta/api-client/conta';
import { PERGUNTAS_POR_PESSOA, perguntasErrors, type PerguntaError, type PerguntaSlot } from '@luneta/domain';
import { useMutation } from '@tanstack/react-query';

import { useForm } from '../form/use-form.ts';
import { useServices } from '../services/context.tsx';
import { useConta } from '../session/use-conta.ts';
import { copy } from './copy.ts';

const WORDS: Record<PerguntaError, string> = {
  obrigatorio: copy.perguntas.required,
  maximo: copy.perguntas.max,
  repetida: copy.perguntas.repeated,
};

type Values = { slots: readonly PerguntaSlot[]; senha_atual: string };

/** Sentences by place: `slots.0.resposta`. */
function problemsOf({ slots, senha_atual }: Values, asksSenha: boolean): Record<string, string> {
  const found = perguntasErrors(slots).flatMap((errors, n) =>
    Object.entries(errors).map(([part, error]) => [`slots.${n}.${part}`, WORDS[error]] as const),
  );
  return {
    ...Object.fromEntries(found),
    ...(asksSenha && senha_atual === '' && { senha_atual: copy.perguntas.required }),
  };
}

export function usePerguntasForm(onSaved: () => void) {
  const { api } = useServices();
  const { perguntas_resposta, perguntas_seguranca } = useConta();
  // Security D6: questions that exist are changed only by who knows the password.
  const asksSenha = perguntas_resposta.length > 0;
  const slots = Array.from({ length: PERGUNTAS_POR_PESSOA }, (_, n) => {
    const saved = perguntas_resposta.find(({ numero_sequencial }) => numero_sequencial === n + 1);
    return { pergunta_seguranca_id: saved?.pergunta_seguranca_id ?? null, resposta: '' };
  });
  const values: Values = { slots, senha_atual: '' };
  const form = useForm({
    values,
    toRequest: (typed) => ({
      perguntas_seguranca: typed.slots.flatMap(({ pergunta_seguranca_id, resposta }, n) =>
        pergunta_seguranca_id === null
          ? []
          : [{ numero_sequencial: n + 1, pergunta_seguranca_id, resposta: resposta.trim() }],
      ),
      ...(asksSenha && { senha_atual: typed.senha_atual }),
    }),
    check: (typed) => problemsOf(typed, asksSenha),
    send: useMutation(updateContaMutation(api)).mutateAsync,
    // What was chosen stays, its answers are not shown again.
    stood: (_, sent) => ({ slots: sent.slots.map((slot) => ({ ...slot, resposta: '' })), senha_atual: '' }),
    onSent: onSaved,
  });
  return {
    form,
    asksSenha,
    options: perguntas_seguranca,
    setSlot: (n: number, change: Partial<PerguntaSlot>) =>
      form.set({ slots: form.values.slots.map((slot, at) => (at === n ? { ...slot, ...change } : slot)) }),
  };
}
