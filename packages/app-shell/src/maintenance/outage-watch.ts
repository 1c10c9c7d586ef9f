/**
 * Finds out why a call failed with 503 (decision 177): the error's own code, or what `/api/saude` says. After a person
 * closes the overlay, it opens again only for a later outage.
 */
import type { Api, FailedCall } from '@luneta/api-client';
import { getSaude } from '@luneta/api-client/saude';

import { isMaintenanceReason, type MaintenanceStore } from './maintenance-store.ts';

const UNAVAILABLE = 503;

/** Give it every failed call. */
export function createOutageWatch({ api, maintenance }: { api: Api; maintenance: MaintenanceStore }) {
  let asking = false;
  return async ({ status, codigo, path }: FailedCall): Promise<void> => {
    if (status !== UNAVAILABLE || asking || path.endsWith('/saude') || maintenance.getLasting() !== null) return;
    if (isMaintenanceReason(codigo)) {
      maintenance.open(codigo);
      return;
    }
    asking = true;
    try {
      const { manutencao } = await getSaude(api);
      if (manutencao) maintenance.open('manutencao');
    } catch {
      // The health check has no answer either, so this is not announced maintenance. The screen already shows an error.
    } finally {
      asking = false;
    }
  };
}
