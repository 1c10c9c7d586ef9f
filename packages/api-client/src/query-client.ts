/** Cache policy of the apps (S1 §7, decision 55): in memory only, long by default, with named exceptions. */
import { QueryClient } from '@tanstack/react-query';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Considered fresh for this long. */
export const STALE_MS = 7 * DAY_MS;
/** Kept after its last use for this long. */
export const KEEP_MS = 7 * DAY_MS;
/** Refetched this often while in use. */
export const REFETCH_MS = DAY_MS;
/** Freshness of the named exceptions. */
export const FRESH_MS = 60 * SECOND_MS;

/** A client with the documented defaults. One per signed-in person: clear it at logout and 401 (decision 33). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: KEEP_MS,
        refetchInterval: REFETCH_MS,
        // What a write has put out of date is asked for again by whoever shows it next.
        refetchOnMount: ({ state }) => state.isInvalidated,
        refetchOnWindowFocus: false,
        // What could not be loaded is asked for again when there is a connection.
        refetchOnReconnect: ({ state: { data, status } }) => status === 'error' && data === undefined && 'always',
        retry: false,
        // `navigator.onLine` is not reliable. The call is made, and its outcome shows whether there is a connection.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

type FreshPolicy = { staleTime: number; refetchOnMount?: true };

const fresh = { staleTime: FRESH_MS, refetchOnMount: true } as const;

/**
 * The exceptions to the long cache, each with its reason (decision 55). Most are fresh for 60 s, refetched when a screen opens on them
 * later, and always at start, delivery, time over and release (the mutations of the tag files invalidate them).
 */
export const freshPolicies = {
  /** Clock, answers and state of a running exam change by the minute and on other devices. */
  prova: fresh,
  /** Windows open and close, and staff extend them, while the page stays open. */
  avaliacoes: fresh,
  /** Students start, answer and hand in by the minute, and colleagues act on the same exam. */
  gestaoProvas: fresh,
  /** Notices begin and end by the clock. */
  avisos: fresh,
  /** Other markers begin and finish texts while the list stays open. */
  correcoes: fresh,
  /** Roadmaps open and end by the clock, plans appear at release, and progress is made on other devices. */
  roteiros: fresh,
  /** Its clock runs, phases unlock it, and staff may grant another attempt. */
  boss: fresh,
  /** Lives come back by the clock; coins change with every phase. */
  navbar: fresh,
  /** Students start, answer and hand in while staff look on. */
  hoje: fresh,
  /** Other students move it. */
  ranking: fresh,
  /** Who is in an exam, signed in or locked out changes by the minute; passwords are reset by colleagues. */
  gestao: fresh,
  /** Grades, keys and comments are null until release, which no act of the student announces. */
  resultados: fresh,
  /** Colleagues edit it: it is asked for whenever its screen opens, which then edits what stands now. */
  opened: { staleTime: 0 },
  /** The same, and by each part of a screen that begins to show it. */
  mounted: { staleTime: 0, refetchOnMount: true },
} as const satisfies Record<string, FreshPolicy>;
