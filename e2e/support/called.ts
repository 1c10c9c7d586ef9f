/**
 * Writes down what a journey asks the server, by its pages and by itself, and which files of an app its pages load, for `npm test`:
 * a file of journeys runs again only when a module that answered it, or that it loaded, has changed (`scripts/check/journeys.ts`).
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';

/** What Node tells of a `fetch`. */
const FETCH = 'undici:request:create';

/** A call, or a built file with code. */
const COUNTS = /^\/(api\/|assets\/.*\.(js|css)$)/;

const isFetch = (message: unknown): message is { request: { method: string; path: string } } =>
  typeof message === 'object' && message !== null && 'request' in message;

/** Of a request of Playwright. */
type Asked = { method: () => string; url: () => string; serviceWorker: () => unknown };
type Pages = { on: (event: 'request', listen: (request: Asked) => void) => unknown };

/** Begins to write for a file of journeys; what it returns ends that. `target` takes a line for each address. */
export function noteCalls(context: Pages, file: string, target = process.env['LUNETA_CALLED']): () => void {
  if (target === undefined) return () => undefined;
  const written = new Set<string>();
  const note = (method: string, path: string): void => {
    const place = path.split('?')[0] ?? '';
    const line = `${file}\t${method}\t${place}\n`;
    if (!COUNTS.test(place) || written.has(line)) return;
    written.add(line);
    appendFileSync(target, line);
  };
  const listen = (message: unknown): void => {
    if (isFetch(message)) note(message.request.method, message.request.path);
  };
  context.on('request', (request) => {
    // The worker fetches what the next visit may need: a page that runs it asks for it as well.
    if (request.serviceWorker() === null) note(request.method(), new URL(request.url()).pathname);
  });
  subscribe(FETCH, listen);
  return () => void unsubscribe(FETCH, listen);
}
