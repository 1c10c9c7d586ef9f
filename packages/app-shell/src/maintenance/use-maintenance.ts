import { useSyncExternalStore } from 'react';

import { useServices } from '../services/context.tsx';
import type { MaintenanceReason } from './maintenance-store.ts';

const BLOCKED: readonly (MaintenanceReason | null)[] = ['positivo-blocked', 'bloqueado'];

/** The school's access is blocked. This does not end with maintenance. */
export const isBlocked = (reason: MaintenanceReason | null) => BLOCKED.includes(reason);

/** `reason` while the overlay is open; `lasting` as long as the service is out of order. */
export function useMaintenance() {
  const { maintenance } = useServices();
  const { subscribe, getSnapshot, getLasting } = maintenance;
  return {
    reason: useSyncExternalStore(subscribe, getSnapshot, getSnapshot),
    lasting: useSyncExternalStore(subscribe, getLasting, getLasting),
  };
}
