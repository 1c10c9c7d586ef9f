/** Classes with their students, within reach of the profile. Staff see full names. */
import { reachOf } from '../../school/alcance.ts';
import { ok, type Handlers } from '../../http/call.ts';
import { readBusca } from './busca.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { gestaoTurma } from './presenter.ts';
import { listTurmas } from './store.ts';

export const handlers = {
  listGestaoAcompanhamento: async ({ db, sessao, query }) => {
    const { cursor, busca, ...filters } = query;
    const depois = readCursor(cursor);
    const alcance = await reachOf(db, sessao);
    const { turmas, next } = await listTurmas(db, alcance, { ...filters, busca: readBusca(busca), depois });
    return { ...ok(turmas.map(gestaoTurma)), ...(next && { headers: { 'proximo-cursor': writeCursor(next) } }) };
  },
} satisfies Handlers;
