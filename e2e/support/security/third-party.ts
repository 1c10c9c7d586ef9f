/**
 * A third-party site on loopback: pages that link to the product, an endpoint for reports, and a record of all
 * requests.
 */
import { createServer } from 'node:http';

import type { Trace } from './traces.ts';

export type ThirdParty = {
  readonly origin: string;
  /** A page with one link called 'Luneta' to `href`; returns its address. */
  readonly pageTo: (href: string) => string;
  /** Address, headers and body of every request so far. */
  readonly told: () => Trace[];
  readonly close: () => Promise<void>;
};

export async function startThirdParty(): Promise<ThirdParty> {
  const told: Trace[] = [];
  const pages = new Map<string, string>();
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = `${request.method} ${url}\n${request.rawHeaders.join('\n')}\n${Buffer.concat(chunks).toString()}`;
      told.push({ place: 'told to a third party', text });
      const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...cors });
      response.end(`<!doctype html><html lang="pt-BR"><title>Outro</title>${pages.get(url) ?? '<p>Outro site</p>'}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the third party has no port');
  const origin = `http://localhost:${address.port}`;
  return {
    origin,
    pageTo(href) {
      const path = `/pagina/${pages.size + 1}`;
      pages.set(path, `<a href="${href}">Luneta</a>`);
      return origin + path;
    },
    told: () => [...told],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
