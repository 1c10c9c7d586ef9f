/** Ports: which ones, whether they are free, and the error when they are not. */
import { createServer } from 'node:net';

import type { FastifyInstance } from 'fastify';

import type { AppName } from '../config.ts';
import { codeOf } from '../database/error-code.ts';

export type Ports = Record<AppName | 'api', number>;

const inUse = (host: string, port: number) =>
  new Error(
    `port ${port} on ${host} is in use. End the program that has it, or set LUNETA_PORT to another first port (four in a row are used).`,
  );

/** Listens once to find a port. 0: the system chooses. */
function probe(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? inUse(host, port) : error),
    );
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

/** The four ports, from the first one on. With 0, any four free ones. */
export async function portsFrom(host: string, first: number): Promise<Ports> {
  const [api, v1, v2, staff] =
    first === 0
      ? await Promise.all([probe(host, 0), probe(host, 0), probe(host, 0), probe(host, 0)])
      : [first, first + 1, first + 2, first + 3];
  return { api, 'student-v1': v1, 'student-v2': v2, staff };
}

/** Fails before anything is started. @throws when one of the four ports is in use; the message names it */
export async function assertFree(host: string, first: number): Promise<void> {
  if (first === 0) return;
  for (const port of Object.values(await portsFrom(host, first))) await probe(host, port);
}

/** Closes connections that become idle after the shutdown began. They would delay it otherwise. */
function endIdleConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once('close', () => clearInterval(timer));
  });
}

/** Listens on a port. @throws when it is in use; the message names it */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  endIdleConnections(app);
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw codeOf(error) === 'EADDRINUSE' ? inUse(host, port) : error;
  }
}
