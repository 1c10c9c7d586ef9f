/**
 * Has the browser keep a copy of the app for the next visit (`worker/`), or takes it away where the host does not want
 * one. What it does to pages that are open is decided here: nothing, until the person says so.
 */
import type { RenewalStore } from './renewal-store.ts';

export const WORKER = '/sw.js';
const PREFIX = 'luneta-app-';
/** A page that stays open for days looks for a newer version when it is looked at again. */
const LOOK_AGAIN_MS = 60 * 60_000;

type Policy = { createScriptURL: (url: string) => string };

type Factory = { createPolicy: (name: string, rules: Policy) => Policy };

/** Not in every browser's types, nor in every browser of the floor. */
const isFactory = (value: unknown): value is Factory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

/** The one address a script may be started from by its text. The page's policy knows this policy by its name. */
function workerUrl(): string {
  const rules: Policy = {
    createScriptURL(url) {
      if (url !== WORKER) throw new TypeError(`${url} is not the worker.`);
      return url;
    },
  };
  const factory: unknown = Reflect.get(window, 'trustedTypes');
  return (isFactory(factory) ? factory.createPolicy('luneta-app', rules) : rules).createScriptURL(WORKER);
}

/** What is needed of the browser; tests pass their own. */
export type Keeping = {
  readonly container: ServiceWorkerContainer;
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'>;
  readonly reload: () => void;
};

/** Takes every copy away. */
export async function dropApp({ container, caches }: Keeping): Promise<void> {
  const registrations = await container.getRegistrations();
  await Promise.all(registrations.map((one) => one.unregister()));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)));
}

/** Registers the worker and tells `renewal` of every newer one that lies ready. */
export async function keepApp({ container, reload }: Keeping, renewal: RenewalStore): Promise<void> {
  const registration = await container.register(workerUrl(), { scope: '/', updateViaCache: 'none' });
  const offer = (worker: ServiceWorker) => {
    // Without a worker this page came from the server, and is the newest.
    if (container.controller === null) return;
    renewal.found(() => {
      // Another page accepted it before.
      if (worker.state !== 'installed') return reload();
      // Only the page whose person said so is opened again; others may be in an exam.
      container.addEventListener('controllerchange', reload, { once: true });
      worker.postMessage('renew', []);
    });
  };
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  });
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_AGAIN_MS) return;
    looked = Date.now();
    // Without internet there is no newer version.
    registration.update().catch(() => undefined);
  });
}

/** The code among what this page has fetched, for the worker to keep. */
const filesIn = (entries: PerformanceEntryList) =>
  entries
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/** After everything else of the page. Never fails: without a copy the app works as before. */
export async function settleCopy(wanted: boolean, renewal: RenewalStore): Promise<void> {
  // Missing on a plain-http host, in private windows of some browsers, and where it is forbidden.
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  const keeping = { container: navigator.serviceWorker, caches: window.caches, reload: () => location.reload() };
  await loaded();
  // Before the worker of a first visit has claimed this page.
  const again = navigator.serviceWorker.controller !== null;
  await (wanted ? keepApp(keeping, renewal) : dropApp(keeping)).catch(() => undefined);
  if (!wanted) return;
  const { active } = await navigator.serviceWorker.ready;
  const tell = (entries: PerformanceEntryList) => {
    const used = filesIn(entries);
    if (used.length > 0) active?.postMessage({ used, again }, []);
  };
  tell(performance.getEntriesByType('resource'));
  // What was on its way when the worker claimed this page passed it by: on a first visit each file is named once it is there.
  if (!again) new PerformanceObserver((list) => tell(list.getEntries())).observe({ type: 'resource' });
}
