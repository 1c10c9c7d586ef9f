/**
 * The log of a database that is away: one line when the first call fails for it, and one when it is over, however many calls
 * and jobs fail in between.
 */
import type { Estado } from './estado.ts';

type Say = (what: object, message: string) => void;

/** What an outage is written to. */
export type OutageLog = { readonly warn: Say; readonly error: Say };

/** Error codes of a PostgreSQL that is restarting, unreachable, silent or full: the same call may work a little later. */
const DATABASE_DOWN = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53300',
  '08006',
  '08001',
  'DATABASE_SILENT',
]);
const BROKEN = /Connection terminated|timeout exceeded when trying to connect|Query read timeout|timeout expired/;

/** Whether something failed because the database is away, and not because of what was asked. */
export function isDatabaseDown(error: { code?: string; cause?: unknown; message?: string }): boolean {
  if (error.code && DATABASE_DOWN.has(error.code)) return true;
  if (BROKEN.test(error.message ?? '')) return true;
  return error.cause instanceof Error && isDatabaseDown(error.cause);
}

/** An outage is over when the database answers and no call has failed for so long. */
const QUIET_MS = 2_000;

/**
 * Notes something that failed because the database is away.
 * @param calls how many calls of people failed: 1, or 0 for a job or a probe
 */
export function noteFailure(estado: Estado, log: OutageLog, error: unknown, calls: 0 | 1): void {
  const now = performance.now();
  if (!estado.queda) {
    estado.queda = { began: now, lastFailed: now, calls: 0 };
    log.error({ err: error }, 'the database is away: what needs it is answered 503; the end of this is written once');
  }
  estado.queda.calls += calls;
  estado.queda.lastFailed = now;
}

/** The database has answered. Writes the end of an outage, unless something failed just now. */
export function noteAnswer(estado: Estado, log: OutageLog): void {
  const { queda } = estado;
  if (!queda || performance.now() - queda.lastFailed < QUIET_MS) return;
  estado.queda = null;
  const segundos = Math.round((queda.lastFailed - queda.began) / 100) / 10;
  log.warn({ segundos, chamadas: queda.calls }, 'the database answers again');
}

/** Logs what failed: each fault of its own by a line, those of an outage together. */
export function logFailure(estado: Estado, log: OutageLog, error: unknown, message: string): void {
  if (isDatabaseDown(Object(error))) noteFailure(estado, log, error, 1);
  else log.error({ err: error }, message);
}
