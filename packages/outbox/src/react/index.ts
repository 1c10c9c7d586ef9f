/** React binding of an outbox. */
import { useEffect, useState, useSyncExternalStore } from 'react';

import type { Line, OutboxState } from '../core/line.ts';
import type { Outbox } from '../outbox.ts';

/**
 * An outbox for this name, at work while the component is mounted; another name begins another. `make` is read once a name.
 * @param active false for who only looks: nothing is read, and nothing sent
 */
export function useOutbox<Value, Recusa>(
  name: string,
  make: () => Outbox<Value, Recusa>,
  active = true,
): Outbox<Value, Recusa> {
  const [held, setHeld] = useState(() => ({ name, outbox: make() }));
  if (held.name !== name) setHeld({ name, outbox: make() });
  const { outbox } = held;
  useEffect(() => {
    if (!active) return undefined;
    void outbox.start();
    return outbox.stop;
  }, [outbox, active]);
  return outbox;
}

/** All that the outbox holds, and why it waits. */
export const useOutboxState = <Value, Recusa>(outbox: Outbox<Value, Recusa>): OutboxState<Value, Recusa> =>
  useSyncExternalStore(outbox.subscribe, outbox.getState);

/** What is kept under one key; undefined once it is stored. */
export const useLine = <Value, Recusa>(outbox: Outbox<Value, Recusa>, key: string): Line<Value, Recusa> | undefined =>
  useSyncExternalStore(outbox.subscribe, () => outbox.get(key));
