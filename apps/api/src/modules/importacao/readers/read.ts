/** Reads a file that was handed in, with limits on memory and time: a hostile one ends its own thread alone. */
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';

import { type Leitura, LeituraRecusada, type Pedido } from './leitura.ts';
import type { LeituraDeParametros } from './parametros.ts';
import type { LeituraDeQuestoes, PedidoDeQuestoes } from './questoes/read.ts';
import type { Lido, Resposta, Tarefa } from './worker.ts';

const MEMORY_MB = 256;
const LIMIT_MS = 20_000;

const isOutOfMemory = (error: unknown): boolean => Reflect.get(Object(error), 'code') === 'ERR_WORKER_OUT_OF_MEMORY';

/** @throws LeituraRecusada for a file that cannot be read within the limits */
async function inThread(tarefaOf: (port: MessagePort) => Tarefa): Promise<Lido> {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    workerData: tarefaOf(port2),
    transferList: [port2],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Lido>((resolve, reject) => {
      timer = setTimeout(() => reject(new LeituraRecusada('demorou')), LIMIT_MS);
      port1.once('message', (message: Resposta) => {
        if ('recusa' in message) reject(new LeituraRecusada(message.recusa, message.planilhas));
        else resolve(message);
      });
      worker.once('error', (error) => reject(isOutOfMemory(error) ? new LeituraRecusada('arquivo_incha') : error));
      worker.once('exit', (code) => {
        if (code !== 0) reject(new LeituraRecusada('arquivo_danificado'));
      });
    });
  } finally {
    clearTimeout(timer);
    port1.close();
    await worker.terminate();
  }
}

/** A table or a packed file of people. @throws LeituraRecusada */
export async function readInThread(pessoas: Pedido): Promise<Leitura> {
  const lido = await inThread((port) => ({ pessoas, port }));
  if ('pessoas' in lido) return lido.pessoas;
  throw new LeituraRecusada('arquivo_danificado');
}

/** A file of questions. @throws LeituraRecusada */
export async function readQuestoesInThread(questoes: PedidoDeQuestoes): Promise<LeituraDeQuestoes> {
  const lido = await inThread((port) => ({ questoes, port }));
  if ('questoes' in lido) return lido.questoes;
  throw new LeituraRecusada('arquivo_danificado');
}

/** Parameters of items. @throws LeituraRecusada */
export async function readParametrosInThread(parametros: Uint8Array): Promise<LeituraDeParametros> {
  const lido = await inThread((port) => ({ parametros, port }));
  if ('parametros' in lido) return lido.parametros;
  throw new LeituraRecusada('arquivo_danificado');
}
