/** The `code` of a system or database error. Undefined for any other thrown value. */
export function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

/** The system and SQLSTATE codes of a connection that broke or could not be made. */
const CONNECTION = /^(?:ECONN\w+|EPIPE|ETIMEDOUT|08\w{3}|57P\w{2}|53300)$/;

/** Whether a statement failed because of its connection, and not because of what it says. */
export function isConnectionError(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  return (
    CONNECTION.test(codeOf(error) ?? '') ||
    /Connection terminated|timeout exceeded when trying to connect/.test(message)
  );
}

/** The database gives no sign: its connections were cut (db.ts), or one statement was not answered in time. */
export function isSilence(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  return codeOf(error) === SILENT || message === 'Query read timeout';
}
export const SILENT = 'DATABASE_SILENT';

/** A lock was not given within `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';
