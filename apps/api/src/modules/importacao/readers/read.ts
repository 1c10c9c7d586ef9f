/** Reads a file that was handed in, with limits on memory and time: a hostile one ends its own thread alone. */
import { MessageChannel, Worker } from 'node:worker_threads';

import { type Leitura, LeituraRecusada, type Pedido } from './leitura.ts';
import type { Resposta, Tarefa } from './worker.ts';

const MEMORY_MB = 256;
const LIMIT_MS = 20_000;

const isOutOfMemory = (error: unknown): boolean => Reflect.get(Object(error), 'code') === 'ERR_WORKER_OUT_OF_MEMORY';

/** @throws LeituraRecusada for a file that cannot be read within the limits */
export async function readInThread(pedido: Pedido): Promise<Leitura> {
  const { port1, port2 } = new MessageChannel();
  const tarefa: Tarefa = { ...pedido, port: port2 };
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    workerData: tarefa,
    transferList: [port2],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Leitura>((resolve, reject) => {
      timer = setTimeout(() => reject(new LeituraRecusada('demorou')), LIMIT_MS);
      port1.once('message', (message: Resposta) => {
        if ('leitura' in message) resolve(message.leitura);
        else reject(new LeituraRecusada(message.recusa, message.planilhas));
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
