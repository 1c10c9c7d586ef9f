/**
 * Watches the database. One that gives no sign is cut off, so that calls are answered 503 within five seconds. The embedded
 * one is started again when it died, and replaced when it hangs, for as long as this process lives; the waits between starts
 * grow, because one that dies at once again has a cause (a full disk) that a start does not mend. Time is counted in looks
 * of its own: a process that stood still does not blame the database.
 */
import type { Pool } from '../database/db.ts';
import type { Embedded } from '../database/embedded/server.ts';
import type { Sign } from '../database/probe.ts';
import type { Estado } from '../http/estado.ts';
import { noteAnswer, noteFailure, type OutageLog } from '../http/queda.ts';

const LOOK_MS = 250;
const looks = (milliseconds: number): number => Math.ceil(milliseconds / LOOK_MS);
/** Between two questions. */
const ASK_EVERY = looks(1_000);
/** Without a sign for so long, connections are cut: a second more than this is the longest that a call waits. */
const SILENT_AFTER = looks(3_000);
/** Without a sign for so long, the embedded PostgreSQL is replaced. */
const HANGS_AFTER = looks(10_000);
/** A server that has run for so long has no cause left to die at once. */
const CALM_AFTER = looks(60_000);
/** The first start comes at once; then these waits, the last of them again and again. Each is up to a quarter shorter or longer. */
const WAITS_MS = [0, 500, 1_000, 2_000, 4_000, 8_000, 10_000] as const;
const JITTER = 0.25;
const REMEMBERED_MS = 600_000;

export type WatchOptions = {
  /** Null with `DATABASE_URL`: then nothing is started. */
  readonly server: Pick<Embedded, 'alive' | 'revive' | 'replace'> | null;
  /** Asks the database for a sign of life; ends by itself. */
  readonly ask: () => Promise<Sign>;
  readonly pool: Pick<Pool, 'cut' | 'mend'>;
  readonly estado: Estado;
  readonly agora: () => Date;
  readonly log: OutageLog;
  /** From 0 to 1. A test passes its own function, and one that runs `work` repeatedly and returns what stops it. */
  readonly random?: () => number;
  readonly every?: (milliseconds: number, work: () => Promise<void>) => () => void;
};

function onTimer(milliseconds: number, work: () => Promise<void>): () => void {
  const timer = setInterval(() => void work(), milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

/** How long start number `attempt` (1, 2, …) waits after the one before. */
export function waitBefore(attempt: number, random: () => number): number {
  const wait = WAITS_MS[Math.min(attempt, WAITS_MS.length) - 1] ?? 0;
  return wait * (1 - JITTER + 2 * JITTER * random());
}

/** Of many failed starts the first is told, the second, the fourth and so on. */
const isTold = (attempt: number): boolean => Number.isInteger(Math.log2(attempt));

/** @returns a function that ends the watch, and waits for a start that is under way */
export function watchDatabase(options: WatchOptions): () => Promise<void> {
  const { server, ask, pool, estado, agora, log, random = Math.random, every = onTimer } = options;
  let look = 0;
  /** The look of the oldest question without an answer. */
  let unanswered: number | undefined;
  let isCut = false;
  let asking = false;
  let askAt = 0;
  let starting: Promise<void> | undefined;
  let attempt = 0;
  let startAt = 0;
  let calmAt = 0;

  const answered = (sign: Sign): void => {
    if (sign === 'silent') return;
    unanswered = undefined;
    if (sign === 'away') noteFailure(estado, log, new Error('nothing listens at the address of the database'), 0);
    if (sign !== 'ok') return;
    sound();
    if (estado.reinicios.length > 0) estado.reinicios = recent();
    noteAnswer(estado, log);
  };
  const question = async (): Promise<void> => {
    asking = true;
    unanswered ??= look;
    askAt = look + ASK_EVERY;
    const sign = await ask();
    asking = false;
    // A start says itself how it ended.
    if (!starting) answered(sign);
  };
  const silence = (): void => {
    if (isCut) return;
    isCut = true;
    if (estado.banco === 'ok') estado.banco = 'sem_resposta';
    noteFailure(estado, log, new Error('the database gives no sign'), 0);
    pool.cut();
  };
  const sound = (): void => {
    isCut = false;
    estado.banco = 'ok';
    pool.mend();
  };
  const recent = (): Date[] => {
    const since = agora().getTime() - REMEMBERED_MS;
    return estado.reinicios.filter((instante) => instante.getTime() > since);
  };
  const start = async (why: string, work: () => Promise<void>): Promise<void> => {
    estado.banco = 'reiniciando';
    estado.reinicios = [...recent(), agora()];
    attempt += 1;
    const which = { tentativa: attempt };
    if (isTold(attempt)) log.warn(which, `PostgreSQL ${why}; starting it again`);
    try {
      await work();
      log.warn(which, 'PostgreSQL runs again');
      sound();
    } catch (error) {
      if (isTold(attempt))
        log.error({ ...which, err: error }, 'PostgreSQL could not be started; it is tried again, at most 13 s apart');
    }
    unanswered = undefined;
    startAt = look + looks(waitBefore(attempt + 1, random));
    calmAt = look + CALM_AFTER;
  };
  const startIfDue = async (why: string, work: () => Promise<void>): Promise<void> => {
    if (estado.banco === 'ok') estado.banco = 'reiniciando';
    if (look < startAt) return;
    starting = start(why, work);
    await starting;
    starting = undefined;
  };

  const stop = every(LOOK_MS, async () => {
    look += 1;
    if (starting || estado.encerrando) return;
    if (server && !server.alive()) return startIfDue('died', server.revive);
    if (look > calmAt) attempt = 0;
    if (!asking && look >= askAt) void question();
    const silent = unanswered === undefined ? 0 : look - unanswered;
    if (silent >= SILENT_AFTER) silence();
    if (server && silent >= HANGS_AFTER) await startIfDue('does not answer', server.replace);
  });
  return async () => {
    stop();
    await starting;
  };
}
