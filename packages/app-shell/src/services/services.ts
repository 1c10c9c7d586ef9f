/**
 * What every screen may ask for: the configuration, the session, the API and the cache of server state.
 * Made once when the app starts; it knows no route and no screen.
 */
import { createApi, createQueryClient, type Api, type ApiOptions } from '@luneta/api-client';
import { browserStorages, createSessionStore, type SessionStore, type SessionStoreOptions } from '@luneta/auth';
import type { QueryClient } from '@tanstack/react-query';

import type { RuntimeConfig } from '../config/runtime-config.ts';
import { createMaintenanceStore, type MaintenanceStore } from '../maintenance/maintenance-store.ts';

export type Services = {
  config: RuntimeConfig;
  session: SessionStore;
  api: Api;
  queryClient: QueryClient;
  /** Opened when the service says that it is out of order; the overlay follows it. */
  maintenance: MaintenanceStore;
};

/** What the services stand on; a test gives its own. Left out: the browser's. */
export type ServicePorts = {
  storages?: SessionStoreOptions;
  fetch?: NonNullable<ApiOptions['fetch']>;
};

/**
 * Wires the parts. A 401 ends the stored session, and whenever the person changes the cache is emptied:
 * nothing of one student is left for the next (decision 33, security C37).
 */
export function createServices(config: RuntimeConfig, { storages, fetch }: ServicePorts = {}): Services {
  const session = createSessionStore(storages ?? browserStorages());
  const queryClient = createQueryClient();
  const api = createApi({
    baseUrl: config.api,
    authorization: () => session.getSnapshot().request_authorization,
    turma_aluno_id: () => session.getSnapshot().turma_aluno_id,
    onUnauthorized: () => session.signOut(),
    onAuthorization: (authorization) => session.renew(authorization),
    shapeCheck: 'off',
    ...(fetch ? { fetch } : {}),
  });
  let before = session.getSnapshot();
  session.subscribe(() => {
    const now = session.getSnapshot();
    const samePerson = now.request_authorization !== null && now.turma_aluno_id === before.turma_aluno_id;
    if (!samePerson) queryClient.clear();
    before = now;
  });
  return { config, session, api, queryClient, maintenance: createMaintenanceStore() };
}
