/** Reads one file in a thread of its own, so that no answer of an exam waits for it. It ends when it has answered. */
import { type MessagePort, workerData } from 'node:worker_threads';

import { type Leitura, LeituraRecusada, type Pedido, readTabela } from './leitura.ts';
import { readLote } from './oneroster/lote.ts';
import type { LeituraDeParametros } from './parametros.ts';
import type { LeituraDeQuestoes, PedidoDeQuestoes } from './questoes/read.ts';

/** What the thread is given, and where it answers. */
export type Tarefa = (
  | { readonly pessoas: Pedido }
  | { readonly questoes: PedidoDeQuestoes }
  | { readonly parametros: Uint8Array }
) & {
  readonly port: MessagePort;
};
export type Lido =
  | { readonly pessoas: Leitura }
  | { readonly questoes: LeituraDeQuestoes }
  | { readonly parametros: LeituraDeParametros };
export type Resposta =
  | Lido
  | {
      readonly recusa: LeituraRecusada['codigo'];
      readonly planilhas: readonly string[];
    };

const { port, ...tarefa }: Tarefa = workerData;
const answer: (resposta: Resposta) => void = port.postMessage.bind(port);

async function read(): Promise<Lido> {
  if ('questoes' in tarefa) {
    // Formulas and HTML are of no use to a table of people, and take time to load.
    const { readQuestoes } = await import('./questoes/read.ts');
    return { questoes: await readQuestoes(tarefa.questoes) };
  }
  if ('parametros' in tarefa) {
    const { readLeituraDeParametros } = await import('./parametros.ts');
    return { parametros: readLeituraDeParametros(tarefa.parametros) };
  }
  const { pessoas } = tarefa;
  return { pessoas: pessoas.formato === 'oneroster' ? readLote(pessoas) : await readTabela(pessoas) };
}

try {
  answer(await read());
} catch (error) {
  if (!(error instanceof LeituraRecusada)) throw error;
  answer({ recusa: error.codigo, planilhas: error.planilhas });
} finally {
  port.close();
}
