/** The form of one draft: new, or over the version that stands. */
import { ApiError, type RascunhoAvaliacao } from '@luneta/api-client';
import { rascunhoQuery, saveRascunhoMutation, type OfRascunho } from '@luneta/api-client/gestao-rascunhos';
import { zRascunhoAvaliacaoRequest } from '@luneta/api-client/schemas';
import { useServices } from '@luneta/app-shell';
import { useForm } from '@luneta/app-shell/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { faltasDe } from './faltas.ts';
import { NOVA, pedidoOf, temDias, valoresOf } from './valores.ts';

export type RascunhoFormOptions = {
  /** What stands; null for a new draft. */
  rascunho: RascunhoAvaliacao | null;
  of: OfRascunho;
  onSaved: (saved: RascunhoAvaliacao) => void;
  /** The server was not reached; what is typed is kept on the device. */
  onOffline: () => void;
};

export function useRascunhoForm({ rascunho, of, onSaved, onOffline }: RascunhoFormOptions) {
  const { api } = useServices();
  const client = useQueryClient();
  const save = useMutation(saveRascunhoMutation(api, of));
  /** The version that the work began from, where it is another than the one that stands: of a draft of this device. */
  const [begun, setBegun] = useState<number | null>(null);
  const versao = begun ?? rascunho?.versao ?? null;
  const form = useForm({
    values: rascunho === null ? NOVA : valoresOf(rascunho.documento),
    schema: zRascunhoAvaliacaoRequest,
    toRequest: (values) => {
      const pedido = pedidoOf(values);
      // The name of a roadmap has neither days nor classes.
      const whole = temDias(values) ? pedido : { ...pedido, dias: [], turmas: [] };
      return { ...whole, ...(versao !== null && { versao }) };
    },
    fieldOf: { ciclo_id: 'ciclo', serie_id: 'serie', responde_apos_entrega: 'responde' },
    check: faltasDe,
    send: async (request: ReturnType<typeof pedidoOf>) => {
      try {
        return await save.mutateAsync(request);
      } catch (error) {
        if (error instanceof ApiError && error.offline) onOffline();
        throw error;
      }
    },
    stood: (saved) => valoresOf(saved.documento),
    onSent: (saved) => {
      setBegun(null);
      onSaved(saved);
    },
    // Also of one that was published or archived meanwhile: what stands then says so.
    onConflict: async () => {
      setBegun(null);
      await client.refetchQueries(rascunhoQuery(api, of));
    },
  });
  return {
    form,
    versao,
    /** The work of a draft that began from this version. */
    begin: (from: number) => setBegun(rascunho === null ? null : from),
  };
}

export type RascunhoForm = ReturnType<typeof useRascunhoForm>;
export type Campos = RascunhoForm['form'];
