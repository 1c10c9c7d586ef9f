/**
 * The address for operators, off unless configured: `/metrics`, `/live` (the process answers: restart it when this fails)
 * and `/ready` (it can serve: send it no requests while this fails). It is not for browsers.
 */
import { hash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import type { OperationsConfig } from '../config-operations.ts';
import { METRICS_TYPE, type Metrics } from '../http/metrics.ts';
import { slowSenders } from '../http/slow.ts';

export type OperationsOptions = OperationsConfig & {
  readonly metrics: Metrics;
  /** Whether `GET /api/saude` answers 200. */
  readonly ready: () => Promise<boolean>;
};

type Reply = readonly [status: number, body: string, type?: string];
const FAILED: Reply = [500, 'failed\n'];

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

/** Compares in constant time, so that the time does not reveal a near miss. */
function holds(request: IncomingMessage, token: string | null): boolean {
  if (token === null) return true;
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/** Listens. @returns its port and a function that ends it */
export async function serveOperations(
  options: OperationsOptions,
): Promise<{ port: number; close: () => Promise<void> }> {
  const { host, port, token, metrics, ready } = options;
  const answer = async (request: IncomingMessage): Promise<Reply> => {
    if (request.method !== 'GET') return [405, 'only GET\n'];
    if (request.url === '/live') return [200, 'live\n'];
    if (request.url === '/ready') return (await ready()) ? [200, 'ready\n'] : [503, 'not ready\n'];
    if (request.url !== '/metrics') return [404, 'not found\n'];
    if (!holds(request, token)) return [401, 'the token is missing or wrong\n'];
    return [200, await metrics.text(), METRICS_TYPE];
  };
  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [status, body, type = 'text/plain; charset=utf-8'] = await answer(request).catch(() => FAILED);
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  };
  metrics.add({
    name: 'luneta_ready',
    help: '1 while /ready answers 200.',
    read: async () => ((await ready()) ? 1 : 0),
  });
  const { http } = slowSenders();
  const server = createServer(http, (request, response) => void reply(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
