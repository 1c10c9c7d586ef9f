import { navbarQuery } from '@luneta/api-client/navbar';
import { useServices } from '@luneta/app-shell';
import { secondsToVida } from '@luneta/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const SECOND_MS = 1000;
/** The next question after one that got no answer. */
const AGAIN_MS = 15 * SECOND_MS;

/** The strip as last received: stars, coins, lives. Asks for nothing again by itself. */
export function useNavbar() {
  const { api } = useServices();
  return useQuery(navbarQuery(api));
}

/** Whole seconds to the next life, counted down each second; null with all lives, and while they are not known. */
export function useSecondsToVida(): number | null {
  const { data, dataUpdatedAt } = useNavbar();
  const prox_vida = data?.prox_vida ?? null;
  const [now, setNow] = useState(Date.now);
  const counting = prox_vida !== null;
  useEffect(() => {
    if (!counting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [counting]);
  return secondsToVida(prox_vida, dataUpdatedAt, Math.max(now, dataUpdatedAt));
}

/** As `useSecondsToVida`; asks for the strip again at the moment at which the next life comes (S2 §4.5). Once on a screen. */
export function useAskForVida(): number | null {
  const seconds = useSecondsToVida();
  const { refetch } = useNavbar();
  const due = seconds === 0;
  useEffect(() => {
    if (!due) return undefined;
    void refetch();
    const timer = setInterval(() => void refetch(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [due, refetch]);
  return seconds;
}
