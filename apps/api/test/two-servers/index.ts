/** Sends the next request of a test to its only server, or to two in turn (`LUNETA_TEST_VARIANT=two-servers`). */
import type { FastifyInstance, InjectOptions } from 'fastify';
import { inject } from 'vitest';

import { buildApp, type AppOptions } from '../../src/app.ts';
import type { TestAppOptions } from '../app.ts';
import type { Clock } from '../clock.ts';
import { readVariant } from '../variant.ts';
import { countServer, staysHere } from './kinds.ts';
import type { Served } from './messages.ts';
import { openInOtherProcess } from './other-process.ts';
import { buildInSameProcess } from './same-process.ts';

export type Server = {
  readonly ask: (request: InjectOptions) => Promise<Served>;
  readonly close: () => Promise<void>;
};

/** Adds what a server reports to the test: contract errors to its list, statements to its database. */
const serverOf = (app: FastifyInstance): Server => ({
  ask: async (request) => {
    const { statusCode: status, headers, rawPayload: raw } = await app.inject(request);
    return { pid: process.pid, status, headers: { ...headers }, raw, failures: [], statements: [] };
  },
  close: () => app.close(),
});

export type Given = {
  readonly url: string;
  readonly clock: Clock;
  /** Options of the test. */
  readonly options: TestAppOptions;
  /** The same options for a server in this process. */
  readonly build: AppOptions;
};

async function openOther({ url, clock, options, build }: Given): Promise<Server> {
  const here = staysHere(options, inject('apart') === true);
  countServer(inject('serversFile'), here);
  if (here !== null) {
    const app = await buildInSameProcess(build);
    await app.ready();
    return serverOf(app);
  }
  const { acesso, origins, https, tests, prepareFrom, cachesSessoes } = options;
  const { pepper, senhaPadrao, recuperacaoEstrita } = { ...build.acesso, ...acesso };
  const plain = {
    acesso: { pepper, senhaPadrao, recuperacaoEstrita, origins: build.acesso.origins },
    ...(origins && { origins }),
    ...(https !== undefined && { https }),
    ...(tests !== undefined && { tests }),
    ...(prepareFrom !== undefined && { prepareFrom }),
    ...(cachesSessoes !== undefined && { cachesSessoes }),
  };
  const other = await openInOtherProcess(url, plain, clock());
  clock.onMove(other.clockMoved);
  return { ask: (request) => other.ask(request, clock()), close: other.close };
}

async function openFirst(build: AppOptions): Promise<FastifyInstance> {
  const app = await buildApp(build);
  await app.ready();
  return app;
}

/** The servers that answer: the first one only, or two in the two-servers variant. */
export async function openServers(given: Given): Promise<[FastifyInstance, readonly [Server, ...Server[]]]> {
  if (readVariant() !== 'two-servers') {
    const app = await openFirst(given.build);
    return [app, [serverOf(app)]];
  }
  const [first, other] = await Promise.allSettled([openFirst(given.build), openOther(given)]);
  if (first.status === 'rejected') throw first.reason;
  if (other.status === 'rejected') throw other.reason;
  return [first.value, [serverOf(first.value), other.value]];
}
