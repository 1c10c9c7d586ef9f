/** Instants as the contract writes them. */

/** `2026-11-21T12:00:00.000Z`; null for no instant. */
export function iso(instant: Date): string;
export function iso(instant: Date | null | undefined): string | null;
export function iso(instant: Date | null | undefined): string | null {
  return instant?.toISOString() ?? null;
}
