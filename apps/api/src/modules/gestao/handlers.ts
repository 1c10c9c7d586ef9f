/** Tag `gestao`: the classes within reach of a staff profile, with the full names of their students. */
import { reachOf } from '../../school/alcance.ts';
import { ok, type Handlers } from '../../http/call.ts';
import { nextPage, readPairCursor } from '../../http/cursor.ts';
import { filterOf } from '../../http/query.ts';
import { readBusca } from './busca.ts';
import { gestaoTurma } from './presenter.ts';
import { listTurmas } from './store.ts';

export const handlers = {
  listGestaoAcompanhamento: async ({ db, sessao, query }) => {
    const { cursor, busca } = query;
    const filters = { sede: filterOf(query.sede), serie: filterOf(query.serie), turma: filterOf(query.turma) };
    const last = readPairCursor(cursor, 'id');
    const depois = last && { escola_id: last[0], turma_id: last[1] };
    const alcance = await reachOf(db, sessao);
    const { turmas, next } = await listTurmas(db, alcance, { ...filters, busca: readBusca(busca), depois });
    return { ...ok(turmas.map(gestaoTurma)), ...nextPage(next && [next.escola_id, next.turma_id]) };
  },
} satisfies Handlers;
