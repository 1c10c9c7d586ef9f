/** Leaving the fight: by its button or by going back, only after a yes, and then the attempt ends (decision 138). */
import { closeBossMutation, type BossIds } from '@luneta/api-client/boss';
import { useServices } from '@luneta/app-shell';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useBlocker } from '@luneta/app-shell/router';

import { bossAddress } from './boss-gate.tsx';

/** @param running whether leaving ends something */
export function useSaida(ids: BossIds, running: boolean) {
  const { api } = useServices();
  const [asked, setAsked] = useState(false);
  const close = useMutation(closeBossMutation(api, ids));
  const result = bossAddress('finalizado', ids);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      running && nextLocation.pathname !== currentLocation.pathname && nextLocation.pathname !== result,
  );
  return {
    open: asked || blocker.state === 'blocked',
    ask: () => setAsked(true),
    cancel: () => {
      setAsked(false);
      close.reset();
      if (blocker.state === 'blocked') blocker.reset();
    },
    // The end changes the state of the Boss, and the gate leads to the result.
    confirm: () => close.mutate(),
    busy: close.isPending,
    error: close.error,
  };
}
