/**
 * The connectivity check of exercises and of the console (decision 186): what real calls met. The browser's events only start a look
 * earlier; after a failure the server's health is asked for, with waits that grow, and nothing is asked while all is well.
 */
import { ApiError } from '@luneta/api-client';
import { getSaude } from '@luneta/api-client/saude';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { useServices } from '../services/context.tsx';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

const isOffline = (error: unknown) => error instanceof ApiError && error.offline;

/** False while no call gets through. */
export function useOnline(): boolean {
  const { api } = useServices();
  const client = useQueryClient();
  const [online, setOnline] = useState(() => navigator.onLine);

  useEffect(() => {
    const met = (action: { readonly type: string; readonly error?: unknown }) => {
      if (action.type === 'success') setOnline(true);
      if (action.type === 'error' && isOffline(action.error)) setOnline(false);
    };
    const stops = [
      client.getQueryCache().subscribe((event) => event.type === 'updated' && met(event.action)),
      client.getMutationCache().subscribe((event) => event.type === 'updated' && met(event.action)),
    ];
    const lost = () => setOnline(false);
    window.addEventListener('offline', lost);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('offline', lost);
    };
  }, [client]);

  useEffect(() => {
    if (online) return undefined;
    const ended = new AbortController();
    let wait = FIRST_WAIT_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      getSaude(api, ended.signal).then(
        () => setOnline(true),
        () => {
          if (ended.signal.aborted) return;
          timer = setTimeout(look, wait);
          wait = Math.min(LONGEST_WAIT_MS, wait * 2);
        },
      );
    };
    timer = setTimeout(look, wait);
    window.addEventListener('online', look);
    return () => {
      ended.abort();
      clearTimeout(timer);
      window.removeEventListener('online', look);
    };
  }, [online, api]);

  return online;
}
