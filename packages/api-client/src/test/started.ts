/** A client of Bia, a query client and a server on the loopback, for one test. */
import { createApi } from '../api.ts';
import type { ApiOptions } from '../api.ts';
import { createQueryClient } from '../query-client.ts';
import { startLoopback } from './loopback.ts';
import { strictShapes } from './strict-shapes.ts';

/** `options`: what differs from a signed-in student of version 2. Call `stop` when the test ends. */
export async function startClient(options: Partial<ApiOptions> = {}) {
  const server = await startLoopback();
  const client = createQueryClient();
  const api = createApi({
    baseUrl: server.baseUrl,
    authorization: () => 'Bearer abc',
    turma_aluno_id: () => 1002,
    shapes: strictShapes(),
    ...options,
  });
  const stop = (): Promise<void> => {
    client.clear();
    return server.close();
  };
  return { server, api, client, stop };
}
