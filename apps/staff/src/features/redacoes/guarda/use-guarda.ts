/** The one keeper of the person who signed in, and what it says of an essay. */
import {
  getRedacao,
  outdateFila,
  redacaoQuery,
  saveCorrecaoRedacao,
  undoCorrecaoRedacao,
} from '@luneta/api-client/gestao-redacoes';
import type { GestaoRedacao } from '@luneta/api-client';
import { useConta, useServices, useSession, type Services } from '@luneta/app-shell';
import { useEffect, useSyncExternalStore } from 'react';

import { createArmazem } from './armazem.ts';
import { type Estado, vigente } from './estado.ts';
import { createGuarda, type Guarda } from './guarda.ts';

const made = new WeakMap<Services, { quem: string; guarda: Guarda }>();

function guardaOf(services: Services, quem: string): Guarda {
  const known = made.get(services);
  if (known?.quem === quem) return known.guarda;
  const { api, queryClient, device } = services;
  const guarda = createGuarda({
    enviar: (redacao_id, pedido) => saveCorrecaoRedacao(api, redacao_id, pedido),
    ler: (redacao_id) => getRedacao(api, redacao_id),
    desfazer: (redacao_id, versao) => undoCorrecaoRedacao(api, redacao_id, versao),
    armazem: createArmazem(device, quem),
    depois: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    aoSaber: (redacao) => {
      queryClient.setQueryData(redacaoQuery(api, redacao.redacao_id).queryKey, redacao);
      void outdateFila(queryClient, api);
    },
  });
  made.set(services, { quem, guarda });
  return guarda;
}

/** Also sends what waits: when the screen begins and ends, when the page is hidden, and when the browser is back online. */
export function useGuarda(): Guarda {
  const services = useServices();
  const { metadata, perfil_real } = useSession();
  const { nome } = useConta();
  const guarda = guardaOf(services, [metadata?.escola_id, perfil_real, metadata?.email ?? nome].join('/'));
  useEffect(() => {
    const send = () => void guarda.enviarJa();
    send();
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', send);
    return () => {
      send();
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', send);
    };
  }, [guarda]);
  return guarda;
}

/** What holds of one essay. */
export function useEstado(guarda: Guarda, redacao: GestaoRedacao): Estado {
  const own = useSyncExternalStore(guarda.assinar, () => guarda.de(redacao.redacao_id));
  return vigente(own, redacao);
}

/** Markings that the server does not have yet. */
export const usePendentes = (guarda: Guarda) => useSyncExternalStore(guarda.assinar, guarda.pendentes);

/** The delivery that can be taken back now. */
export const useEntrega = (guarda: Guarda) => useSyncExternalStore(guarda.assinar, guarda.entrega);
