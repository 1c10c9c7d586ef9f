/** Whether a newer version of the app lies ready, and what the person wants done about it. */

export type RenewalStore = {
  /** True while a newer version may be offered. */
  readonly getSnapshot: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** A newer version lies ready; `take` brings it and opens this page again. */
  readonly found: (take: () => void) => void;
  /** The person wants it now. */
  readonly accept: () => void;
  /** Not in this visit: it comes by itself once every page of the app was closed. */
  readonly putOff: () => void;
};

/** Makes one; the services hold it. */
export function createRenewalStore(): RenewalStore {
  let offered: (() => void) | null = null;
  let refused = false;
  const listeners = new Set<() => void>();
  function tell() {
    for (const listener of listeners) listener();
  }
  return {
    getSnapshot: () => offered !== null && !refused,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    found(take) {
      offered = take;
      tell();
    },
    accept: () => offered?.(),
    putOff() {
      refused = true;
      tell();
    },
  };
}
