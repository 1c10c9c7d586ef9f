/** Tag `gestao`: the classes within reach of a staff profile, with the full names of their students or without them. */
import { reachOf } from '../../../escola/index.ts';
import { ok, type Handlers } from '../../../../http/call.ts';
import { nextPage, readPairCursor } from '../../../../http/cursor.ts';
import { filterOf } from '../../../../http/query.ts';
import { readBusca } from '../../../../http/busca.ts';
import { gestaoTurma, gestaoTurmaResumo } from './presenter.ts';
import { findResumo, PAGE_TURMAS } from './resumo-store.ts';
import { listTurmas } from './store.ts';

export const handlers = {
  listGestaoAcompanhamento: async ({ db, sessao, query, agora }) => {
    const { cursor, busca } = query;
    const filters = {
      sede: filterOf(query.sede),
      serie: filterOf(query.serie),
      turma: filterOf(query.turma),
      situacao: filterOf(query.situacao),
    };
    const last = readPairCursor(cursor, 'id');
    const depois = last && { escola_id: last[0], turma_id: last[1] };
    const alcance = await reachOf(db, sessao, agora);
    const found = await listTurmas(db, alcance, { ...filters, busca: readBusca(busca), agora, depois });
    const { headers } = nextPage(found.next && [found.next.escola_id, found.next.turma_id]);
    return {
      ...ok(found.turmas.map(gestaoTurma)),
      headers: { ...headers, 'total-alunos': String(found.total) },
    };
  },

  listGestaoTurmas: async ({ db, sessao, query, agora }) => {
    const rows = await findResumo(db, await reachOf(db, sessao, agora), readPairCursor(query.cursor, 'id'));
    const page = rows.slice(0, PAGE_TURMAS);
    const last = rows.length > PAGE_TURMAS ? page.at(-1) : undefined;
    return { ...ok(page.map(gestaoTurmaResumo)), ...nextPage(last ? [last.escola_id, last.turma_id] : null) };
  },
} satisfies Handlers;
