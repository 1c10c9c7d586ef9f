/**
 * 'Validando...' after a delivery (S2 §2.15): counts down from the confirmation. A delivery that succeeds meanwhile leads on at
 * the end of the count; one that succeeds later leads on at once.
 */
import { createContext, use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';

export type Delivery = {
  /** Seconds left; null while nothing counts. */
  readonly seconds: number | null;
  /** The student confirmed. Does nothing where the version has no count. */
  readonly begin: () => void;
  /** The delivery did not succeed and will not by itself: counts no more. */
  readonly stop: () => void;
  /** Leaves now, or at the end of the count. */
  readonly leave: (go: () => void) => void;
};

const SECOND_MS = 1000;

/** @param total seconds of the count; null where a delivery goes straight on */
export function useDeliveryCountdown(total: number | null): Delivery {
  const [seconds, setSeconds] = useState<number | null>(null);
  const waiting = useRef<{ go: (() => void) | null } | null>(null);
  const tick = useEffectEvent((left: number) => {
    if (left > 0) return setSeconds(left);
    const go = waiting.current?.go;
    waiting.current = null;
    setSeconds(null);
    go?.();
  });
  useEffect(() => {
    if (seconds === null) return undefined;
    const timer = setTimeout(() => tick(seconds - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [seconds]);
  return {
    seconds,
    begin: () => {
      if (total === null) return;
      waiting.current = { go: null };
      setSeconds(total);
    },
    stop: () => {
      waiting.current = null;
      setSeconds(null);
    },
    leave: (go) => {
      if (waiting.current === null) go();
      else waiting.current.go = go;
    },
  };
}

const DeliveryContext = createContext<Delivery | null>(null);

export function DeliveryProvider({ delivery, children }: { delivery: Delivery; children: ReactNode }) {
  return <DeliveryContext value={delivery}>{children}</DeliveryContext>;
}

/** The count of the exam around. */
export function useDelivery(): Delivery {
  const delivery = use(DeliveryContext);
  if (delivery === null) throw new Error('a delivery needs <ProvaShell> above it');
  return delivery;
}
