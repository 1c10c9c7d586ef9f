/** The one outbox of the person who signed in, and what it says of an essay. */
import {
  getRedacao,
  outdateFila,
  redacaoQuery,
  saveCorrecaoRedacao,
  undoCorrecaoRedacao,
} from '@luneta/api-client/gestao-redacoes';
import type { GestaoRedacao } from '@luneta/api-client';
import { useServices, type Services } from '@luneta/app-shell';
import { useEffect, useSyncExternalStore } from 'react';

import { createCorrecaoStorage } from './correcao-storage.ts';
import { type Estado, currentEstado } from './estado.ts';
import { usePerson } from './use-person.ts';
import { createCorrecaoOutbox, type CorrecaoOutbox } from './correcao-outbox.ts';

const made = new WeakMap<Services, { person: string; outbox: CorrecaoOutbox }>();

function outboxOf(services: Services, person: string): CorrecaoOutbox {
  const known = made.get(services);
  if (known?.person === person) return known.outbox;
  const { api, queryClient, device } = services;
  const outbox = createCorrecaoOutbox({
    save: (redacao_id, pedido) => saveCorrecaoRedacao(api, redacao_id, pedido),
    read: (redacao_id) => getRedacao(api, redacao_id),
    undo: (redacao_id, versao) => undoCorrecaoRedacao(api, redacao_id, versao),
    storage: createCorrecaoStorage(device, person),
    schedule: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    onKnown: (redacao) => {
      queryClient.setQueryData(redacaoQuery(api, redacao.redacao_id).queryKey, redacao);
      void outdateFila(queryClient, api);
    },
  });
  made.set(services, { person, outbox });
  return outbox;
}

/** Also sends what waits: when the screen begins and ends, when the page is hidden, and when the browser is back online. */
export function useCorrecaoOutbox(): CorrecaoOutbox {
  const services = useServices();
  const outbox = outboxOf(services, usePerson());
  useEffect(() => {
    const send = () => void outbox.sendNow();
    send();
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', send);
    return () => {
      send();
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', send);
    };
  }, [outbox]);
  return outbox;
}

/** What holds of one essay. */
export function useEstado(outbox: CorrecaoOutbox, redacao: GestaoRedacao): Estado {
  const own = useSyncExternalStore(outbox.subscribe, () => outbox.get(redacao.redacao_id));
  return currentEstado(own, redacao);
}

/** Markings that the server does not have yet. */
export const usePendentes = (outbox: CorrecaoOutbox) => useSyncExternalStore(outbox.subscribe, outbox.pendentes);

/** The delivery that can be taken back now. */
export const useEntrega = (outbox: CorrecaoOutbox) => useSyncExternalStore(outbox.subscribe, outbox.entrega);
