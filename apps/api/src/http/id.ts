/** Ids as addresses and cursors carry them. */

/** The largest id that an address may name: ids of the contract are 32-bit. */
export const MAX_ID = 2_147_483_647;

/** The id that a text of digits names; null for anything else. */
export function readId(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= MAX_ID ? id : null;
}
