/** The form of one essay proposal: new, or over the revision that stands. */
import type { PropostaGestao } from '@luneta/api-client';
import { createPropostaMutation, propostaQuery, savePropostaMutation } from '@luneta/api-client/gestao-propostas';
import { zPropostaNovaRequest, zPropostaRequest } from '@luneta/api-client/schemas';
import { useServices } from '@luneta/app-shell';
import { useForm } from '@luneta/app-shell/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { copy } from './copy.ts';
import { faltasDe, NOVA, type Pedido, pedidoOf, valoresOf } from './valores.ts';

export function usePropostaForm(proposta: PropostaGestao | null, onSaved: (saved: PropostaGestao) => void) {
  const { api } = useServices();
  const client = useQueryClient();
  const create = useMutation(createPropostaMutation(api));
  const save = useMutation(savePropostaMutation(api, proposta?.proposta_redacao_id ?? 0));
  /** The version that the text began from, where it is another than the one that stands: of a draft. */
  const [begunAt, setBegunAt] = useState<number | null>(null);
  const versao = begunAt ?? proposta?.versao ?? 0;
  const stands = proposta?.situacao ?? 'rascunho';
  const form = useForm({
    values: proposta === null ? NOVA : valoresOf(proposta),
    schema: proposta === null ? zPropostaNovaRequest : zPropostaRequest,
    toRequest: (values) => ({ ...pedidoOf(values, stands), ...(proposta !== null && { versao }) }),
    fieldOf: { genero_textual_nome: 'genero' },
    said: {
      ano: copy.faltas.ano,
      min_linhas: copy.faltas.linhas_invertidas,
      max_linhas: copy.faltas.linhas_fora_da_folha,
    },
    check: (values) => faltasDe(values, stands),
    send: (request: Pedido) =>
      proposta === null ? create.mutateAsync(request) : save.mutateAsync({ ...request, versao }),
    stood: valoresOf,
    onSent: (saved) => {
      setBegunAt(null);
      onSaved(saved);
    },
    onConflict: async () => {
      setBegunAt(null);
      if (proposta !== null) await client.refetchQueries(propostaQuery(api, proposta.proposta_redacao_id));
    },
  });
  return { form, versao, begin: (from: number) => setBegunAt(proposta === null ? null : from) };
}

export type PropostaForm = ReturnType<typeof usePropostaForm>;
export type Campos = PropostaForm['form'];
