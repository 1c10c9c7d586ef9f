/**
 * Stores whether the service is out of order, and why. Whoever learns of it calls `open`; the overlay subscribes. It
 * makes no call and renders nothing.
 */

/**
 * Codes of a 503 that open the overlay: the two documented ones and their neutral names (S1 §4; decision 13), and that of one
 * school which closed the sign-in of its students (decision 177).
 */
export const MAINTENANCE_REASONS = [
  'positivo-blocked',
  'positivo-maintenance',
  'bloqueado',
  'manutencao',
  'manutencao_escola',
] as const;
export type MaintenanceReason = (typeof MAINTENANCE_REASONS)[number];

/** True when the code of an error is one that opens the overlay. */
export function isMaintenanceReason(codigo: string): codigo is MaintenanceReason {
  return MAINTENANCE_REASONS.some((reason) => reason === codigo);
}

export type MaintenanceStore = {
  /** Why the overlay is open; null while it is closed. */
  readonly getSnapshot: () => MaintenanceReason | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** The service said so. Opens again after it was closed. */
  readonly open: (reason: MaintenanceReason) => void;
  /** The person closed it, or the service is back. */
  readonly close: () => void;
  /** Why the service is out of order, also after the overlay was closed; null once it is back. */
  readonly getLasting: () => MaintenanceReason | null;
  /** The service is back: overlay and banner go. */
  readonly over: () => void;
};

/** Makes one; the services hold it (`useServices().maintenance`). */
export function createMaintenanceStore(): MaintenanceStore {
  let reason: MaintenanceReason | null = null;
  let lasting: MaintenanceReason | null = null;
  const listeners = new Set<() => void>();
  function set(next: MaintenanceReason | null, stays: MaintenanceReason | null) {
    if (next === reason && stays === lasting) return;
    reason = next;
    lasting = stays;
    for (const listener of listeners) listener();
  }
  return {
    getSnapshot: () => reason,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: (next) => set(next, next),
    close: () => set(null, lasting),
    getLasting: () => lasting,
    over: () => set(null, null),
  };
}
