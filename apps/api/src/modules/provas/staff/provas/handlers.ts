/** The list of exams of the classes within reach. */
import { type Handlers, ok } from '../../../../http/call.ts';
import { nextPage, pageOf, readIdCursor } from '../../../../http/cursor.ts';
import { filterOf } from '../../../../http/query.ts';
import { staffCtxOf } from '../../../escola/index.ts';
import { readBusca } from '../../../../http/busca.ts';
import { escolaOf } from '../alcance.ts';
import { presentProva } from './presenter.ts';
import { findProvas, PAGE } from './store.ts';

export const handlers = {
  listGestaoProvas: async (call) => {
    const ctx = await staffCtxOf(call);
    const { escola_id, turma_id, avaliacao, data_inicio, data_fim, situacao, busca, cursor } = call.query;
    const texto = readBusca(busca);
    const rows = await findProvas(escolaOf(ctx, escola_id), {
      turmas: ctx.alcance.turmas,
      turma_id: filterOf(turma_id),
      avaliacao_id: filterOf(avaliacao),
      data_inicio: filterOf(data_inicio),
      data_fim: filterOf(data_fim),
      situacao: filterOf(situacao),
      texto: texto?.nome ?? null,
      id: texto?.turma_aluno_id ?? null,
      depois: readIdCursor(cursor),
      agora: ctx.agora,
    });
    const { page, next } = pageOf(rows, PAGE, (row) => row.turma_avaliacao_id);
    return { ...ok(page.map((row) => presentProva(row, ctx.agora))), ...nextPage(next) };
  },
} satisfies Handlers;
