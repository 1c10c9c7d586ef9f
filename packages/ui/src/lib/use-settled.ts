import { useEffect, useEffectEvent } from 'react';

/** Pause after the last key before a search is asked. */
export const quietMs = 250;

/** Reports a text after a pause in typing, unless it equals the last reported one. */
export const useSettled = (text: string, told: string, tell: (text: string) => void): void => {
  const say = useEffectEvent(tell);
  useEffect(() => {
    if (text === told) return undefined;
    const timer = setTimeout(() => say(text), quietMs);
    return () => clearTimeout(timer);
  }, [text, told]);
};
