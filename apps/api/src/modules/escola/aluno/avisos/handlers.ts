/** Tag `avisos`: the notices that are shown now. The server does not know which of them a device has dismissed. */
import { ok, type Handlers } from '../../../../http/call.ts';
import { listOfEquipe } from './da-equipe.ts';
import { presentAviso } from './presenter.ts';
import { listOn, MAX_SHOWN } from './store.ts';

export const handlers = {
  listAvisos: async ({ db, escola, sessao, agora }) => {
    const own = await listOfEquipe(db, sessao, agora);
    const rows = await listOn(escola, agora);
    return ok([...own, ...rows].slice(0, MAX_SHOWN).map(presentAviso));
  },
} satisfies Handlers;
