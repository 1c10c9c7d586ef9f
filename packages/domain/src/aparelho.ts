/** Devices on which a person signed in before. What a device is recognised by is the server's. */

/** How long a device is known after the last sign-in on it. */
export const APARELHO_DIAS = 180;
const DAY_MS = 86_400_000;

/** The last sign-in on a device must be later than this, for the device to be known at `nowMs`. [APA-1] D 213 */
export function aparelhoSinceMs(nowMs: number): number {
  return nowMs - APARELHO_DIAS * DAY_MS;
}
