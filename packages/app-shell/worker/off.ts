/** Entry of `sw-off.js`, sent instead of `sw.js` where no browser shall keep a copy: it takes every copy away, and itself. */
import { PREFIX } from './plan.ts';

declare const self: ServiceWorkerGlobalScope;

async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

// At once, without waiting for pages that are open, and again when the worker before has come to rest.
self.addEventListener('install', (event) => event.waitUntil(Promise.all([self.skipWaiting(), remove()])));
self.addEventListener('activate', (event) => event.waitUntil(remove()));
