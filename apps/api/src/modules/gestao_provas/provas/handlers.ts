/** The list of exams of the classes within reach. */
import { ok, type Handlers } from '../../../http/call.ts';
import { readBusca } from '../../gestao/index.ts';
import { contextOf, escolaOf } from '../alcance.ts';
import { pageOf, readIdCursor } from '../cursor.ts';
import { presentProva } from './presenter.ts';
import { findProvas, PAGE } from './store.ts';

export const handlers = {
  listGestaoProvas: async (call) => {
    const ctx = await contextOf(call);
    const { escola_id, turma_id, situacao, busca, cursor } = call.query;
    const texto = readBusca(busca);
    const rows = await findProvas(escolaOf(ctx, escola_id), {
      professor_id: ctx.alcance.professor_id,
      turma_id: turma_id ?? null,
      situacao: situacao ?? null,
      texto: texto?.nome ?? null,
      id: texto?.turma_aluno_id ?? null,
      depois: readIdCursor(cursor),
      agora: ctx.agora,
    });
    const { page, headers } = pageOf(rows, PAGE, (row) => row.turma_avaliacao_id);
    return { ...ok(page.map((row) => presentProva(row, ctx.agora))), ...(headers && { headers }) };
  },
} satisfies Handlers;
