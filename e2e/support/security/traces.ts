/**
 * Collects everything that a browser stores or sends during a visit: address, history, screen, memory, storages,
 * requests. It searches for given texts and does not know which are secrets.
 */
import type { BrowserContext, Page } from '@playwright/test';

export type Trace = { readonly place: string; readonly text: string };

/** Runs in the page. Every place of its origin where a text may stand. */
async function placesOfPage(): Promise<{ place: string; text: string }[]> {
  const places: { place: string; text: string }[] = [];
  const add = (place: string, text: string) => places.push({ place, text });

  const readAll = (name: string, storage: Storage) => {
    for (let n = 0; n < storage.length; n += 1) {
      const key = storage.key(n) ?? '';
      add(`${name}:${key}`, `${key}=${storage.getItem(key)}`);
    }
  };
  readAll('localStorage', window.localStorage);
  readAll('sessionStorage', window.sessionStorage);

  for (const { name = '' } of await indexedDB.databases()) {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error(name)));
    });
    for (const store of db.objectStoreNames) {
      const rows = await new Promise<unknown[]>((resolve, reject) => {
        const request: IDBRequest<unknown[]> = db.transaction(store).objectStore(store).getAll();
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error(store)));
      });
      for (const row of rows) add(`indexedDB:${name}/${store}`, JSON.stringify(row));
    }
    db.close();
  }

  // The query cache has no global name. It is found through React's internal record of the provider's props.
  const seen = new Set<object>();
  const asRecord = (value: unknown): Record<string, unknown> => Object(value);
  const call = (owner: unknown, method: string): unknown => {
    const found = asRecord(owner)[method];
    return typeof found === 'function' ? Reflect.apply(found, owner, []) : undefined;
  };
  const listed = (cache: unknown): unknown[] => {
    const all = call(cache, 'getAll');
    return Array.isArray(all) ? all : [];
  };
  function readCache(client: object) {
    if (seen.has(client)) return;
    seen.add(client);
    const queries = listed(call(client, 'getQueryCache')).map(asRecord);
    const mutations = listed(call(client, 'getMutationCache')).map(asRecord);
    add('memory cache', `${queries.length} queries`);
    for (const { queryKey, state } of queries) add('memory cache', JSON.stringify({ queryKey, state }));
    for (const { state } of mutations) add('memory cache', JSON.stringify({ mutation: state }));
  }
  function walk(fiber: unknown): void {
    for (let node = asRecord(fiber); node['memoizedProps'] !== undefined; node = asRecord(node['sibling'])) {
      const client = asRecord(node['memoizedProps'])['client'];
      if (typeof asRecord(client)['getQueryCache'] === 'function') readCache(asRecord(client));
      walk(node['child']);
    }
  }
  const root = document.querySelector('#app');
  const container = root === null ? undefined : Object.keys(root).find((key) => key.startsWith('__reactContainer$'));
  if (root !== null && container !== undefined) walk(asRecord(asRecord(root)[container])['child']);

  add('screen', document.documentElement.outerHTML);
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    add('screen', field.value);
  add('document.cookie', document.cookie);
  add('document.referrer', document.referrer);
  add('history state', JSON.stringify(history.state));
  add('window.name', window.name);
  for (const name of await caches.keys()) add('cache storage', name);
  return places;
}

/** What the browser keeps now. */
export async function tracesOf(page: Page): Promise<Trace[]> {
  const kept = await page.evaluate(placesOfPage);
  const devtools = await page.context().newCDPSession(page);
  const { entries } = await devtools.send('Page.getNavigationHistory');
  await devtools.detach();
  const cookies = await page.context().cookies();
  return [
    { place: 'address', text: page.url() },
    ...entries.map(({ url, title }) => ({ place: 'history entry', text: `${url} ${title}` })),
    ...cookies.map((cookie) => ({ place: 'cookie', text: JSON.stringify(cookie) })),
    ...kept,
  ];
}

/**
 * What the browser tells from now on: addresses and referrers of requests, what goes to others, console messages. The
 * address of the visit itself is left out: that it brings the secret is how one arrives.
 * @param own origins of the product: what is sent to them in a body is theirs to read
 */
export function watch(context: BrowserContext, own: readonly string[]): () => Promise<Trace[]> {
  const traces: Promise<Trace[]>[] = [];
  context.on('request', (request) => {
    const url = request.url();
    const read = async (): Promise<Trace[]> => {
      const { referer = '' } = await request.allHeaders();
      const foreign = own.includes(new URL(url).origin)
        ? []
        : [{ place: 'sent to others', text: request.postData() ?? '' }];
      const arriving = request.isNavigationRequest() && own.includes(new URL(url).origin);
      const address = arriving ? [] : [{ place: 'request address', text: url }];
      return [...address, { place: 'referrer', text: referer }, ...foreign];
    };
    // A request that its page did not wait for has no headers to show any more; it was seen when it was made.
    traces.push(read().catch(() => [{ place: 'request address', text: request.isNavigationRequest() ? '' : url }]));
  });
  context.on('console', (message) => traces.push(Promise.resolve([{ place: 'console', text: message.text() }])));
  return async () => (await Promise.all(traces)).flat();
}

/** The places where one of the texts was found, one per trace. */
export function placesWith(traces: readonly Trace[], texts: readonly (string | RegExp)[]): string[] {
  const stands = (text: string) => texts.some((one) => (typeof one === 'string' ? text.includes(one) : one.test(text)));
  return traces.filter(({ text }) => stands(text)).map(({ place }) => place);
}
