/** Notices that are on now. What a device has dismissed is known to the device alone. */
import { ok, type Handlers } from '../../http/call.ts';
import { listOn } from './store.ts';

export const handlers = {
  listAvisos: async ({ escola, agora }) => {
    const rows = await listOn(escola, agora);
    return ok(
      rows.map(({ chave, titulo, texto, inicio, fim }) => ({
        id: chave,
        titulo,
        texto,
        inicio: inicio.toISOString(),
        fim: fim.toISOString(),
      })),
    );
  },
} satisfies Handlers;
