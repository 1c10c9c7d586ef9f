/** A real HTTP server on the loopback that records what arrives and answers what a test says. */
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Arrived = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
};
export type Answer = {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  raw?: string;
  break?: boolean;
};

export type Loopback = {
  baseUrl: string;
  arrived: Arrived[];
  /** Sets the answer to all following calls. A function can decide for each call. */
  answer: (next: Answer | ((call: Arrived) => Answer)) => void;
  close: () => Promise<void>;
};

/** Starts it on a free port; every call is answered 200 `{}` until `answer` says otherwise. */
export async function startLoopback(): Promise<Loopback> {
  const arrived: Arrived[] = [];
  let decide: (call: Arrived) => Answer = () => ({});
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://loopback');
      const call: Arrived = {
        method: request.method ?? '',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
        bytes: Buffer.concat(chunks),
      };
      arrived.push(call);
      const answer = decide(call);
      const text = answer.raw ?? JSON.stringify(answer.body ?? {});
      if (answer.break === true) {
        // Announces more bytes than it sends and closes the connection, so that the answer breaks in the middle.
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(text.length + 50) });
        response.write(text, () => response.socket?.destroy());
        return;
      }
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
      response.end(text);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const { port } = isAddress(address) ? address : { port: 0 };
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    arrived,
    answer: (next) => {
      decide = typeof next === 'function' ? next : () => next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function isAddress(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}
