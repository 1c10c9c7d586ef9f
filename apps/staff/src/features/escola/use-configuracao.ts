import { ApiError, type ConfiguracaoEscola } from '@luneta/api-client';
import { configuracaoQuery, previaFusoQuery, updateConfiguracaoMutation } from '@luneta/api-client/gestao-escolas';
import { useServices } from '@luneta/app-shell';
import { useToast } from '@luneta/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { copy } from './copy.ts';
import { camposOf, errosOf, pendingOf, requestOf, type Mudancas } from './rascunho.ts';

const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;

/** What is being changed over what stands, and its way to the server. Somebody else's save keeps what was typed here. */
export function useConfiguracao(stands: ConfiguracaoEscola) {
  const { api } = useServices();
  const client = useQueryClient();
  const toast = useToast();
  const save = useMutation(updateConfiguracaoMutation(api, stands.escola_id));
  const [typed, setTyped] = useState<Mudancas>({});
  const [tried, setTried] = useState(false);
  const [conflict, setConflict] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const pending = pendingOf(stands, typed);
  const { fuso_horario, janelas } = pending;
  const previa = useQuery({
    ...previaFusoQuery(api, stands.escola_id, fuso_horario ?? stands.fuso_horario),
    enabled: fuso_horario !== undefined,
  });
  // Without the list nobody knows whether there is something to choose.
  const unchosen = fuso_horario !== undefined && janelas === undefined && previa.data?.qtde_janelas !== 0;
  const erros = { ...errosOf(pending), ...(unchosen && { janelas: copy.errors.janelas }) };

  function reset() {
    setTyped({});
    setTried(false);
    setConflict(false);
    setFailure(null);
  }

  async function send() {
    setTried(true);
    setFailure(null);
    if (Object.keys(erros).length > 0) return setFailure(new Error(copy.invalid));
    try {
      await save.mutateAsync(requestOf(stands.versao, pending));
      reset();
      toast.show({ tone: 'success', text: copy.saved });
    } catch (error) {
      if (!isConflict(error)) return setFailure(error);
      await client.refetchQueries({ queryKey: configuracaoQuery(api, stands.escola_id).queryKey });
      setConflict(true);
    }
  }

  return {
    values: { ...camposOf(stands), ...pending },
    set: (changes: Mudancas) => setTyped({ ...typed, ...changes }),
    erros: tried ? erros : {},
    previa: fuso_horario === undefined ? null : previa,
    count: Object.keys(pending).filter((name) => name !== 'janelas').length,
    save: () => void send(),
    discard: reset,
    saving: save.isPending,
    failure,
    conflict,
  };
}
