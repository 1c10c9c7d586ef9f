import { useEffect, useState } from 'react';

/**
 * The server's time, in epoch milliseconds, moving every `everyMs`. `servidor_em` and the moment it was received
 * correct the device's clock, which on a borrowed phone may be hours off.
 */
export function useServerNow(servidor_em: string | undefined, receivedAtMs: number, everyMs: number): number {
  const [device, setDevice] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setDevice(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  const offset = servidor_em === undefined ? 0 : Date.parse(servidor_em) - receivedAtMs;
  return Math.max(device, receivedAtMs) + offset;
}
