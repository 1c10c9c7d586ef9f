import { useEffect, useEffectEvent } from 'react';

/** Pause after the last key before a search is asked. */
export const quietMs = 250;

/** Hands out a text once nothing has been typed for a while, unless it is the one that was told last. */
export const useSettled = (text: string, told: string, tell: (text: string) => void): void => {
  const say = useEffectEvent(tell);
  useEffect(() => {
    if (text === told) return undefined;
    const timer = setTimeout(() => say(text), quietMs);
    return () => clearTimeout(timer);
  }, [text, told]);
};
