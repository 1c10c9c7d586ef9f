import { useEffect, useEffectEvent } from 'react';

/** Calls when the page comes back into view. */
export function useVisible(onVisible: () => void): void {
  const visible = useEffectEvent(onVisible);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && visible();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
