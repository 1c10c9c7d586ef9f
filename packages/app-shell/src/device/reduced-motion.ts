/**
 * 'Reduzir animações': a setting of the device, not of the person, because many school phones lock the system's setting
 * (ux 2.7). It adds to the system's setting and never overrides it.
 */
import { createSafeStorage, DEVICE_PREFIX } from '@luneta/auth';
import { useSyncExternalStore } from 'react';

const KEY = `${DEVICE_PREFIX}reduzir_animacoes`;
const storage = createSafeStorage(() => window.localStorage);
const listeners = new Set<() => void>();

const isOn = () => storage.read(KEY) === 'sim';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of this device.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function set(on: boolean): void {
  if (on) storage.write(KEY, 'sim');
  else storage.remove(KEY);
  for (const listener of listeners) listener();
}

/** Whether this device wants less movement, and the way to change it; everything on screen follows at once. */
export function useReducedMotion(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, isOn, () => false), set];
}
