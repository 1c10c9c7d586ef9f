/** The form of classes and windows, with what this device has kept of it. */
import { ApiError, type AvaliacaoGestao, type AvaliacaoTurmasRequest } from '@luneta/api-client';
import { avaliacaoGestaoQuery, setAvaliacaoTurmasMutation } from '@luneta/api-client/gestao-avaliacoes-publicadas';
import { useServices } from '@luneta/app-shell';
import { useForm } from '@luneta/app-shell/form';
import { useToast } from '@luneta/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useGuardado } from '../../../shared/guardado/use-guardado.ts';
import { copy } from './copy.ts';
import { errosDe, isValores, pedidoDe, valoresDe } from './valores.ts';

export function useHorarios(avaliacao: AvaliacaoGestao) {
  const { api } = useServices();
  const client = useQueryClient();
  const toast = useToast();
  const { avaliacao_conhecimento_id, versao } = avaliacao;
  const act = useMutation(setAvaliacaoTurmasMutation(api, { avaliacao_conhecimento_id }));
  const { queryKey } = avaliacaoGestaoQuery(api, { avaliacao_conhecimento_id });
  const form = useForm({
    values: valoresDe(avaliacao),
    toRequest: (values) => pedidoDe(values, avaliacao),
    check: (values) => errosDe(values, avaliacao, Date.now()),
    send: async (request: AvaliacaoTurmasRequest) => {
      try {
        const saved = await act.mutateAsync(request);
        client.setQueryData(queryKey, saved);
        return saved;
      } catch (error) {
        // What somebody else saved stands below what is typed.
        if (error instanceof ApiError && error.status === 409) await client.invalidateQueries({ queryKey });
        throw error;
      }
    },
    stood: (saved) => valoresDe(saved),
    onSent: () => toast.show({ tone: 'success', text: copy.saved }),
  });
  const guardado = useGuardado(`horarios:${avaliacao_conhecimento_id}`, isValores, {
    form,
    versao,
    // The windows that stand are compared by the server, whatever the draft began from.
    begin: () => undefined,
    restore: (typed) => form.set(typed),
  });
  return { form, guardado };
}
export type HorariosForm = ReturnType<typeof useHorarios>['form'];
