/** Entry of `sw.js`. The build writes itself in. */
import { appCopy } from './app-copy.ts';
import { wayOf, type Build } from './plan.ts';

declare const self: ServiceWorkerGlobalScope;
declare const LUNETA_BUILD: Build;

const copy = appCopy(LUNETA_BUILD);

self.addEventListener('install', (event) => event.waitUntil(copy.fill()));
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([copy.begin(), self.clients.claim()])));
// Said by a page whose person accepted the new version; nothing else makes a worker take over pages that are open.
self.addEventListener('message', ({ data }) => {
  if (data === 'renew') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const way = wayOf(request, self.location.origin);
  if (way === 'page') event.respondWith(copy.page(request, (work) => event.waitUntil(work)));
  if (way === 'file') event.respondWith(copy.file(request));
  if (way === 'config') event.respondWith(copy.config(request));
});
