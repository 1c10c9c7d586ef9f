/** Tag `avisos`: the notices that are shown now. The server does not know which of them a device has dismissed. */
import { ok, type Handlers } from '../../../../http/call.ts';
import { presentAviso } from './presenter.ts';
import { listOn } from './store.ts';

export const handlers = {
  listAvisos: async ({ escola, agora }) => {
    const rows = await listOn(escola, agora);
    return ok(rows.map(presentAviso));
  },
} satisfies Handlers;
