import { useSyncExternalStore } from 'react';

import { useServices } from '../services/context.tsx';
import { copy } from './copy.ts';
import type { MaintenanceReason } from './maintenance-store.ts';

const BLOCKED: readonly (MaintenanceReason | null)[] = ['positivo-blocked', 'bloqueado'];

/** The school's access is blocked. This does not end with maintenance. */
const isBlocked = (reason: MaintenanceReason | null) => BLOCKED.includes(reason);

/** The texts for a reason, and whether the health check knows when it is over: it speaks of the whole service only. */
export function aboutReason(reason: MaintenanceReason | null) {
  if (isBlocked(reason)) return { texts: copy.blocked, ofService: false };
  if (reason === 'manutencao_escola') return { texts: copy.school, ofService: false };
  return { texts: copy.maintenance, ofService: true };
}

/** `reason` while the overlay is open; `lasting` as long as the service is out of order. */
export function useMaintenance() {
  const { maintenance } = useServices();
  const { subscribe, getSnapshot, getLasting } = maintenance;
  return {
    reason: useSyncExternalStore(subscribe, getSnapshot, getSnapshot),
    lasting: useSyncExternalStore(subscribe, getLasting, getLasting),
  };
}
