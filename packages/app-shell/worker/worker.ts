/** Entry of `sw.js`. The build writes itself in. */
import { appCopy } from './app-copy.ts';
import { isAgain, usedIn, wayOf, type Build } from './plan.ts';

declare const self: ServiceWorkerGlobalScope;
declare const LUNETA_BUILD: Build;

const copy = appCopy(LUNETA_BUILD);

/** A page says what it has used; from the second visit on the browser has the rest too. */
async function heard(data: unknown): Promise<void> {
  await copy.keep(usedIn(data));
  if (isAgain(data)) await copy.keepAll();
}

self.addEventListener('install', (event) => event.waitUntil(copy.fill()));
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([copy.begin(), self.clients.claim()])));
// 'renew' is said by a page whose person accepted the new version; nothing else makes a worker take over pages that are open.
self.addEventListener('message', (event) => {
  if (event.data === 'renew') void self.skipWaiting();
  else event.waitUntil(heard(event.data).catch(() => undefined));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const way = wayOf(request, self.location.origin);
  if (way === 'page') event.respondWith(copy.page(request, (work) => event.waitUntil(work)));
  if (way === 'file') event.respondWith(copy.file(request, (work) => event.waitUntil(work)));
  if (way === 'config') event.respondWith(copy.config(request));
});
