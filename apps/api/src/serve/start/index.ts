/**
 * The page at `/` of the API: the three apps and, on this machine only, the people of the demo, the contract and Storybook.
 * In production and on an address that others reach it shows the apps and the health check.
 */
import type { FastifyInstance } from 'fastify';

import type { AppName } from '../../config.ts';
import type { DemoAccount } from '../../demo/accounts.ts';
import { registerEntry } from './entry.ts';
import { isLoopbackOrigin, isOwnMachine } from './own-browser.ts';
import { startPage } from './page.ts';
import { hasStorybook, POLICY, registerFiles, registerReference, registerStorybook } from './served.ts';

export type StartPageOptions = {
  /** The addresses of the apps for a browser that came to `hostname`. */
  readonly origins: (hostname: string) => Readonly<Record<AppName, string>>;
  /** The demo people; empty unless this server may publish the demo. */
  readonly accounts: readonly DemoAccount[];
  /** Where the first school is made, for a browser that came to `hostname`; null when there is one. */
  readonly firstStart: (hostname: string) => Promise<string | null>;
  /** Port of the API. */
  readonly port: number;
  /** Whether this server is for the person at this machine: loopback, not production. */
  readonly local: boolean;
};

/** Adds the page and what it links to. */
export async function registerStartPage(app: FastifyInstance, options: StartPageOptions): Promise<void> {
  const { origins, port, local } = options;
  // A code of the demo leaves this machine neither by a foreign caller nor to a foreign app.
  const mayEnter = local && Object.values(origins('localhost')).every(isLoopbackOrigin);
  const accounts = mayEnter ? options.accounts : [];
  registerFiles(app);
  if (accounts.length > 0) registerEntry(app, accounts, port);
  if (local) {
    await registerReference(app);
    await registerStorybook(app);
  }
  app.get('/', async (request, reply) => {
    const own = isOwnMachine(request.raw, port);
    const page = startPage({
      origins: origins(request.hostname),
      accounts: own ? accounts : [],
      // Whoever sits at the machine needs no code: the page hands it over.
      firstStart: mayEnter && own ? await options.firstStart(request.hostname) : null,
      reference: local,
      storybook: local ? (hasStorybook() ? 'built' : 'not built') : null,
    });
    return reply.headers(POLICY).type('text/html; charset=utf-8').send(page);
  });
}
