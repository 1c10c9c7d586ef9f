/** Reports the instant at which a request was answered. Loaded by the servers of one test only. */
import type { FastifyInstance } from 'fastify';

export function prepare(app: FastifyInstance): void {
  app.addHook('onSend', async ({ agora }, reply, payload) => {
    reply.header('x-instante', agora?.toISOString() ?? 'none');
    return payload;
  });
}
