/**
 * React binding of a session. The session lasts as long as its component; screens read it with selectors. It holds no
 * text and no route.
 */
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { ProvaSignal } from '../machine/effects.ts';
import { secondsLeft } from '../machine/clock.ts';
import type { ProvaState } from '../machine/state.ts';
import { placeKey } from '../session/place-key.ts';
import type { ProvaSessionOptions } from '../session/options.ts';
import { createProvaSession, type ProvaSession } from '../session/prova-session.ts';
import { sliceOf } from './slice-of.ts';

const SessionContext = createContext<ProvaSession | null>(null);

/**
 * A session for these `ids`, started while the component is mounted; other `ids` begin another session. The remaining
 * options are read once per session. `onSignal` may be a new function at every render.
 */
export function useProvaSession(options: ProvaSessionOptions, onSignal: (signal: ProvaSignal) => void): ProvaSession {
  const key = placeKey(options.ids);
  const [held, setHeld] = useState(() => ({ key, session: createProvaSession(options) }));
  if (held.key !== key) setHeld({ key, session: createProvaSession(options) });
  const { session } = held;
  const signalled = useEffectEvent(onSignal);

  useEffect(() => {
    const leave = session.onSignal((signal) => signalled(signal));
    session.start();
    return () => {
      session.stop();
      leave();
    };
  }, [session]);

  return session;
}

/** Makes a session available to the screens below. */
export function ProvaProvider({ session, children }: { session: ProvaSession; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session of the nearest provider, to dispatch what the student does. */
export function useProvaActions(): ProvaSession {
  const session = use(SessionContext);
  if (session === null) throw new Error('an exam screen needs <ProvaProvider session={…}> above it');
  return session;
}

/**
 * One slice of the state: a value, or a list or object made from it. The component renders when an entry of the slice
 * changes, and not at other changes such as the tick of the clock.
 */
export function useProvaValue<T>(select: (state: ProvaState) => T): T {
  const session = useProvaActions();
  const read = useMemo(() => sliceOf(session.getState, select), [session, select]);
  return useSyncExternalStore(session.subscribe, read);
}

/** Whole seconds left, never negative; null before the start. Renders once a second. */
export function useSecondsLeft(): number | null {
  return useProvaValue(({ clock }) => {
    const seconds = secondsLeft(clock);
    return seconds === null ? null : Math.max(0, seconds);
  });
}
