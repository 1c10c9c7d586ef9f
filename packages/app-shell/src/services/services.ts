/**
 * What every screen may ask for: the configuration, the session, the API and the cache of server state.
 * Made once when the app starts; it knows no route and no screen.
 */
import { createApi, createQueryClient, type Api, type ApiOptions, type ResponseChecks } from '@luneta/api-client';
import {
  browserAddress,
  browserStorages,
  createSafeStorage,
  createSessionStore,
  type AddressPort,
  type SafeStorage,
  type SessionStore,
  type SessionStoreOptions,
} from '@luneta/auth';
import { onlineManager, type QueryClient } from '@tanstack/react-query';

import type { RuntimeConfig } from '../config/runtime-config.ts';
import type { EarlyPage } from '../early/early-page.ts';
import { earlyAnswers } from '../early/take-early.ts';
import type { Entry } from '../entry/entry.ts';
import { createVisitStore, type VisitStore } from '../entry/visit-store.ts';
import { createMaintenanceStore, type MaintenanceStore } from '../maintenance/maintenance-store.ts';
import { createOutageWatch } from '../maintenance/outage-watch.ts';
import { createRenewalStore, type RenewalStore } from '../renewal/renewal-store.ts';
import { createReporter, type Reporter, type ReporterOptions } from '../reporting/reporter.ts';
import { createSurveyStore, type SurveyStore } from '../survey/survey-store.ts';
import { createComparison } from './comparison.ts';

export type Services = {
  config: RuntimeConfig;
  session: SessionStore;
  api: Api;
  queryClient: QueryClient;
  /** Opened when the service says that it is out of order; the overlay follows it. */
  maintenance: MaintenanceStore;
  /** What only this visit knows. */
  visit: VisitStore;
  /** The current address of the page. */
  address: AddressPort;
  /** The router says where it is moving to; null once it stands. A session that ends on the way is taken up there. */
  moving: (to: string | null) => void;
  /** Leaves for an address of another origin. */
  leave: (href: string) => void;
  /** Whether this is a moment to ask for an opinion. */
  survey: SurveyStore;
  /** Whether a newer version of the app lies ready. */
  renewal: RenewalStore;
  /** Takes failures; silent unless the deployment reports them (decision 15). */
  reporter: Reporter;
  /** The schemas of the answers are there: from here on each answer is compared with the contract, those before as well. */
  compare: (checks: ResponseChecks) => Promise<void>;
  /** What belongs to the device and outlives a session; only keys that `survivesSignOut` allows. */
  device: SafeStorage;
};

/** What the services depend on. Tests pass their own; the default is the browser's. */
export type ServicePorts = {
  storages?: SessionStoreOptions;
  fetch?: NonNullable<ApiOptions['fetch']>;
  /** How the person arrived, already taken out of the address. */
  entry?: Entry;
  leave?: Services['leave'];
  /** Of the page itself; a session that ends leads to '/'. */
  address?: AddressPort;
  /** What the script inside the page has asked for. */
  early?: EarlyPage | undefined;
  /** Fetches the reporting client. */
  loadReporting?: NonNullable<ReporterOptions['load']>;
};

/** Its code comes with the first file. */
const watched: NonNullable<ApiOptions['upload']> = (told) => async (request) =>
  (await import('@luneta/api-client/envio')).sendWatched(request, told);

/**
 * Wires the parts. A 401 ends the stored session, and whenever the person changes the cache is emptied:
 * nothing of one student is left for the next (decision 33, security C37).
 */
export function createServices(
  config: RuntimeConfig,
  { storages, fetch, entry, leave, address = browserAddress(), loadReporting, early: asked }: ServicePorts = {},
): Services {
  const ground = storages ?? browserStorages();
  const session = createSessionStore(ground);
  const queryClient = createQueryClient();
  // A page that begins without a connection meets the event that ends this.
  onlineManager.setOnline(navigator.onLine);
  const visit = createVisitStore(entry);
  const maintenance = createMaintenanceStore();
  const reporter = createReporter({
    erros: config.erros,
    app: config.app,
    perfil_real: () => session.getSnapshot().perfil_real,
    ...(loadReporting ? { load: loadReporting } : {}),
  });
  const early = earlyAnswers(fetch ?? ((request) => globalThis.fetch(request)), asked);
  let target: string | null = null;
  const { shapes, compare } = createComparison({ queryClient, reporter, place: () => target ?? address.pathname });
  const api: Api = createApi({
    baseUrl: config.api,
    authorization: () => session.getSnapshot().request_authorization,
    turma_aluno_id: () => session.getSnapshot().turma_aluno_id,
    onUnauthorized: () => {
      const { turma_aluno_id } = session.getSnapshot();
      const place = target ?? address.pathname + address.search;
      visit.update({ notice: 'sessao_encerrada', left: turma_aluno_id === null ? null : { turma_aluno_id, place } });
      session.signOut();
    },
    onAuthorization: (authorization) => session.renew(authorization),
    onFailure: (call) => {
      reporter.callFailed(call);
      void outage(call);
    },
    shapes,
    fetch: early.fetch,
    // A given transport stands for the network of a test.
    ...(fetch === undefined && { upload: watched }),
  });
  const outage = createOutageWatch({ api, maintenance });
  let before = session.getSnapshot();
  session.subscribe(() => {
    const now = session.getSnapshot();
    const samePerson = now.request_authorization !== null && now.turma_aluno_id === before.turma_aluno_id;
    if (!samePerson) {
      queryClient.clear();
      early.drop();
    }
    // S1 §4: the end of a session leads to '/'. Set before anybody subscribes, because a new router starts at the
    // current address.
    if (before.request_authorization !== null && now.request_authorization === null) {
      address.replace('/');
      visit.update({ signedInAs: '' });
    }
    if (now.request_authorization !== null) welcome(now.turma_aluno_id);
    before = now;
  });
  function welcome(turma_aluno_id: number | null): void {
    const { left, username, signedInAs } = visit.getSnapshot();
    if (left !== null && left.turma_aluno_id === turma_aluno_id && address.pathname === '/')
      address.replace(left.place);
    visit.update({ notice: null, left: null, username: '', signedInAs: username || signedInAs });
  }
  const survey = createSurveyStore();
  const renewal = createRenewalStore();
  const device = createSafeStorage(ground.local);
  return {
    config,
    session,
    api,
    queryClient,
    visit,
    maintenance,
    survey,
    renewal,
    reporter,
    compare,
    device,
    address,
    moving: (to) => {
      target = to;
    },
    leave: leave ?? leaveByBrowser,
  };
}

function leaveByBrowser(href: string): void {
  // The Back button restores this page in its leaving state, so it is reloaded.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  window.location.assign(href);
}
