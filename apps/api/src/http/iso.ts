/** Instants as the contract writes them. */

/** `2026-11-21T12:00:00.000Z`; null for no instant. */
export function iso(instant: Date): string;
export function iso(instant: Date | null | undefined): string | null;
export function iso(instant: Date | null | undefined): string | null {
  return instant?.toISOString() ?? null;
}

/**
 * Years that an instant may be given in: with a tolerance, an extension or another zone added, it can still be written with
 * four digits, as the contract does.
 */
const [FIRST_MS, END_MS] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-01-01T00:00:00Z')];

/** Whether what follows from this instant can be written. */
export const isWritable = (ms: number): boolean => ms >= FIRST_MS && ms < END_MS;
