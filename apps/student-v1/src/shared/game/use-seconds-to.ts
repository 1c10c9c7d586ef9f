import { useEffect, useState } from 'react';

const TICK_MS = 250;

const secondsTo = (fimMs: number) => Math.max(0, Math.ceil((fimMs - performance.now()) / 1000));

/** Whole seconds to a moment of the monotonic clock; 0 from then on. */
export function useSecondsTo(fimMs: number): number {
  const [seconds, setSeconds] = useState(() => secondsTo(fimMs));
  useEffect(() => {
    const tick = () => setSeconds(secondsTo(fimMs));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [fimMs]);
  return seconds;
}
