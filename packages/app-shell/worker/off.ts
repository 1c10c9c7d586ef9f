/** Entry of `sw-off.js`, sent instead of `sw.js` where no browser shall keep a copy: it takes every copy away, and itself. */
import { PREFIX } from './plan.ts';

declare const self: ServiceWorkerGlobalScope;

async function remove(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
