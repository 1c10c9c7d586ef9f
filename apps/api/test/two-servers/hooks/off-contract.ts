/** A planted fault: answers that the contract does not declare. Loaded by the servers of one test only. */
import type { FastifyInstance } from 'fastify';

export function prepare(app: FastifyInstance): void {
  app.addHook('preSerialization', async () => ({ inventado: true }));
}
