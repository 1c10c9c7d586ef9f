/** A planted fault: a limit per address that each process counts separately. Loaded by the servers of one test only. */
import type { FastifyInstance } from 'fastify';

/** How many requests of one address are allowed. */
export const LIMIT = 3;
const seen = new Map<string, number>();

export function prepare(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ ip }, reply) => {
    const count = (seen.get(ip) ?? 0) + 1;
    seen.set(ip, count);
    if (count > LIMIT) return reply.code(404).send();
    return undefined;
  });
}
