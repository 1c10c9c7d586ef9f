/** Reads one file in a thread of its own, so that no answer of an exam waits for it. It ends when it has answered. */
import { workerData } from 'node:worker_threads';

import { LeituraRecusada, readTabela } from './leitura.ts';
import type { Tarefa } from './read.ts';

const { port, ...pedido }: Tarefa = workerData;
const answer = port.postMessage.bind(port);
try {
  answer({ leitura: await readTabela(pedido) });
} catch (error) {
  if (!(error instanceof LeituraRecusada)) throw error;
  answer({ recusa: error.codigo });
} finally {
  port.close();
}
