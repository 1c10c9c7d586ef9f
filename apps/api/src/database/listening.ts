/**
 * One connection that hears what transactions say with `pg_notify`, and proves that it still does. PostgreSQL delivers
 * notices in the order of commits. So a notice to itself that came back proves that everything committed before it was sent
 * has been heard. It deliberately does not know what a notice means.
 */
import { randomUUID } from 'node:crypto';

import { Client } from 'pg';

export type Listening = {
  /**
   * The last instant (milliseconds of `performance.now()`) before which every commit has been heard; -Infinity while nothing
   * is heard. Asking keeps the proof going: without questions it ends after some seconds.
   */
  readonly provedAt: () => number;
  readonly close: () => Promise<void>;
};

export type ListeningOptions = {
  readonly url: string;
  /** A lower-case word. */
  readonly channel: string;
  readonly onNotice: (payload: string) => void;
  /** Notices may be missing: the connection broke, or it has just begun to listen. */
  readonly onGap: () => void;
};

const TICK_MS = 250;
/** A server that nobody uses sends nothing. */
const QUIET_AFTER_MS = 10_000;
/** A connection that does not answer is given up. */
const ANSWER_MS = 5_000;
const RETRY_MS = 1_000;
const nothing = (): undefined => undefined;

/** Listens until it is closed. A connection that breaks is replaced. */
export function listen({ url, channel, onNotice, onGap }: ListeningOptions): Listening {
  const own = `${channel}_${randomUUID().replaceAll('-', '')}`;
  let client: Client | undefined;
  let working: Promise<void> | undefined;
  let proved = Number.NEGATIVE_INFINITY;
  let askedAt = Number.NEGATIVE_INFINITY;
  let retryAt = Number.NEGATIVE_INFINITY;

  const gap = (): void => {
    proved = Number.NEGATIVE_INFINITY;
    onGap();
  };
  const lose = (lost: Client): void => {
    if (client !== lost) return;
    client = undefined;
    gap();
    lost.end().catch(nothing);
  };
  const open = async (): Promise<void> => {
    const next = new Client({
      connectionString: url,
      application_name: `luneta ${channel}`,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    next.on('notification', (notice) => {
      if (notice.channel === own) proved = Number(notice.payload);
      else onNotice(notice.payload ?? '');
    });
    try {
      await next.connect();
      // Its notices prove an order and store nothing: nobody waits for a disk.
      await next.query(`set synchronous_commit = off; listen "${channel}"; listen "${own}"`);
      client = next;
      gap();
    } catch {
      retryAt = performance.now() + RETRY_MS;
      await next.end().catch(nothing);
    }
  };
  const tick = async (on: Client): Promise<void> => {
    try {
      await on.query('select pg_notify($1, $2)', [own, String(performance.now())]);
    } catch {
      lose(on);
    }
  };
  const work = (): void => {
    const now = performance.now();
    if (working || now - askedAt > QUIET_AFTER_MS || now < retryAt) return;
    working = (client ? tick(client) : open()).finally(() => (working = undefined));
  };
  const timer = setInterval(work, TICK_MS).unref();
  return {
    provedAt: () => {
      askedAt = performance.now();
      return proved;
    },
    close: async () => {
      clearInterval(timer);
      await working;
      const last = client;
      client = undefined;
      gap();
      await last?.end().catch(nothing);
    },
  };
}
