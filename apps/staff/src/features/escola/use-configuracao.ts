/** The settings as a form over what stands. Somebody else's save keeps what was typed here. */
import type { ConfiguracaoEscola } from '@luneta/api-client';
import { configuracaoQuery, previaFusoQuery, updateConfiguracaoMutation } from '@luneta/api-client/gestao-escolas';
import { zConfiguracaoEscolaRequest } from '@luneta/api-client/schemas';
import { useServices } from '@luneta/app-shell';
import { useForm } from '@luneta/app-shell/form';
import { useToast } from '@luneta/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { copy } from './copy.ts';
import { CAMPO_DE, DITOS, errosOf, requestOf, valoresOf, type Valores } from './rascunho.ts';

export function useConfiguracao(stands: ConfiguracaoEscola) {
  const { api } = useServices();
  const client = useQueryClient();
  const toast = useToast();
  const save = useMutation(updateConfiguracaoMutation(api, stands.escola_id));
  const previaOf = (fuso_horario: string) => previaFusoQuery(api, stands.escola_id, fuso_horario);
  // Without the list nobody knows whether there is something to choose.
  const unchosen = ({ fuso_horario, janelas }: Valores) =>
    fuso_horario !== stands.fuso_horario &&
    janelas === null &&
    client.getQueryData(previaOf(fuso_horario).queryKey)?.qtde_janelas !== 0;
  const form = useForm({
    values: valoresOf(stands),
    schema: zConfiguracaoEscolaRequest,
    toRequest: (_, changed) => requestOf(stands.versao, changed),
    fieldOf: CAMPO_DE,
    said: DITOS,
    check: (values) => errosOf(values, unchosen(values)),
    send: save.mutateAsync,
    stood: valoresOf,
    onSent: () => toast.show({ tone: 'success', text: copy.saved }),
    onConflict: () => client.refetchQueries({ queryKey: configuracaoQuery(api, stands.escola_id).queryKey }),
  });
  const { fuso_horario } = form.values;
  const moved = fuso_horario !== stands.fuso_horario;
  const previa = useQuery({ ...previaOf(fuso_horario), enabled: moved });
  return { form, previa: moved ? previa : null };
}
