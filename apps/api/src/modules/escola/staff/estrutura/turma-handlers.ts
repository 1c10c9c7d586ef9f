/** The classes of a school: their list, and several made at once. One class with its teachers is of the subject of people. */
import { type Handlers, ok } from '../../../../http/call.ts';
import { nextPage, pageOf, readIdCursor } from '../../../../http/cursor.ts';
import { filterOf } from '../../../../http/query.ts';
import { escolaInReach, reachOf } from '../../alcance.ts';
import { recordAct } from '../../auditoria.ts';
import { presentTurma } from './presenter.ts';
import { findMaterias, findTurmas, PAGE_TURMAS } from './turma-store.ts';
import { ensureTurmas } from './turmas.ts';

export const turmaHandlers = {
  listTurmas: async ({ db, sessao, path, query, agora }) => {
    const escola = await escolaInReach(db, sessao, path.escola_id);
    const { turmas } = await reachOf(db, sessao, agora);
    const { arquivadas = false, cursor } = query;
    const ano = filterOf(query.ano);
    const rows = await findTurmas(escola, { ano, arquivadas, turmas, depois: readIdCursor(cursor), agora });
    const { page, next } = pageOf(rows, PAGE_TURMAS, (row) => row.turma_id);
    return { ...ok({ turmas: page.map(presentTurma), materias: await findMaterias(escola) }), ...nextPage(next) };
  },

  createTurmas: async ({ db, sessao, path, body, agora }) => {
    const { codigos, sede_id, serie_id, turno, ano, versao_aluno } = body;
    const escola = await escolaInReach(db, sessao, path.escola_id);
    return escola.transaction(async (tx) => {
      const turmas = await ensureTurmas(tx, { sede_id, serie_id, turno, ano, versao_aluno }, codigos);
      const criadas = turmas.filter(({ criada }) => criada).map(({ codigo }) => codigo);
      const detalhe = { ano, sede_id, serie_id, turno, versao_aluno, criadas: criadas.join(', ') };
      if (criadas.length > 0) await recordAct(tx, { acao: 'turmas_criadas', sessao, detalhe, agora });
      return ok({ turmas: [...turmas] });
    });
  },
} satisfies Handlers;
