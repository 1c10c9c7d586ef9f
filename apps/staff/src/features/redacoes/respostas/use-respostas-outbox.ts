/** The one outbox of text answers of the person who signed in, and what it says of one answer. */
import { getSubjetiva, outdateResumo, saveSubjetiva } from '@luneta/api-client/gestao-redacoes';
import type { Subjetiva } from '@luneta/api-client';
import { useServices, type Services } from '@luneta/app-shell';
import { browserPorts } from '@luneta/outbox/browser';
import { useEffect, useSyncExternalStore } from 'react';

import { usePerson } from '../outbox/use-person.ts';
import { createRespostasOutbox, type RespostasOutbox } from './respostas-outbox.ts';

const made = new WeakMap<Services, { person: string; outbox: RespostasOutbox }>();

function outboxOf(services: Services, person: string): RespostasOutbox {
  const known = made.get(services);
  if (known?.person === person) return known.outbox;
  known?.outbox.stop();
  const { api, queryClient, device, session } = services;
  const { metadata, perfil_real } = session.getSnapshot();
  const outbox = createRespostasOutbox(device, person, {
    ...browserPorts(device),
    save: ({ resposta_subjetiva_id, ...body }) => saveSubjetiva(api, resposta_subjetiva_id, body),
    read: (resposta_subjetiva_id) => getSubjetiva(api, resposta_subjetiva_id),
    maySend: () => {
      const now = session.getSnapshot();
      const sameSchool = now.metadata?.escola_id === metadata?.escola_id;
      return sameSchool && now.metadata?.email === metadata?.email && now.perfil_real === perfil_real;
    },
    onStored: () => void outdateResumo(queryClient, api),
  });
  made.set(services, { person, outbox });
  return outbox;
}

/** It goes on sending when the screen is left: what was given does not wait for somebody to come back. */
export function useRespostasOutbox(): RespostasOutbox {
  const services = useServices();
  const outbox = outboxOf(services, usePerson());
  const { session } = services;
  useEffect(() => {
    void outbox.start();
    // The session may have ended and begun again while nobody looked.
    outbox.signedIn();
    return session.subscribe(outbox.signedIn);
  }, [outbox, session]);
  return outbox;
}

/** All that the server does not have, and why it waits. */
export const useRetidas = (outbox: RespostasOutbox) => useSyncExternalStore(outbox.subscribe, outbox.getState);

/** One answer as the server has it, the newer of what a list and a save said, and what of it is only here. */
export function useResposta(outbox: RespostasOutbox, listed: Subjetiva) {
  const { resposta_subjetiva_id: id } = listed;
  const line = useSyncExternalStore(outbox.subscribe, () => outbox.lineOf(id));
  const stored = useSyncExternalStore(outbox.subscribe, () => outbox.storedOf(id));
  const stands = stored !== undefined && stored.versao >= listed.versao ? stored : listed;
  return { stands, line };
}
