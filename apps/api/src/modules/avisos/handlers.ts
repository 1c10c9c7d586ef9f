/** Notices that are on now. What a device has dismissed is known to the device alone. */
import { ok, type Handlers } from '../../http/call.ts';
import { presentAviso } from './presenter.ts';
import { listOn } from './store.ts';

export const handlers = {
  listAvisos: async ({ escola, agora }) => {
    const rows = await listOn(escola, agora);
    return ok(rows.map(presentAviso));
  },
} satisfies Handlers;
