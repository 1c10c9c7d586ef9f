/** Reads one file in a thread of its own, so that no answer of an exam waits for it. It ends when it has answered. */
import { type MessagePort, workerData } from 'node:worker_threads';

import { type Leitura, LeituraRecusada, type Pedido, readTabela } from './leitura.ts';
import { readLote } from './oneroster/lote.ts';

/** What the thread is given, and where it answers. */
export type Tarefa = Pedido & { readonly port: MessagePort };
export type Resposta =
  | { readonly leitura: Leitura }
  | { readonly recusa: LeituraRecusada['codigo']; readonly planilhas: readonly string[] };

const { port, ...pedido }: Tarefa = workerData;
const answer: (resposta: Resposta) => void = port.postMessage.bind(port);
try {
  answer({ leitura: pedido.formato === 'oneroster' ? readLote(pedido) : await readTabela(pedido) });
} catch (error) {
  if (!(error instanceof LeituraRecusada)) throw error;
  answer({ recusa: error.codigo, planilhas: error.planilhas });
} finally {
  port.close();
}
