/** Tag `gestao_questoes`: the question bank for staff, with each question's uses and figures and never its key. */
import { canServeInPractice, isGabaritoReleased } from '@luneta/domain/gabarito';

import { tenant } from '../../../database/tenant.ts';
import { type Handlers, ok } from '../../../http/call.ts';
import { nextPage, readIdCursor } from '../../../http/cursor.ts';
import { filterOf } from '../../../http/query.ts';
import { findExamsOfQuestoes } from '../release.ts';
import { escolaInReach, escolasInReach } from '../../escola/index.ts';
import { questaoErrors } from '../banco/errors.ts';
import { readBusca } from '../../../http/busca.ts';
import { gestaoQuestao, questaoEstatisticas } from './presenter.ts';
import { findQuestao, listQuestoes } from './store.ts';
import { countOpcoes, findUsos } from './uso-store.ts';

export const handlers = {
  listQuestoes: async ({ db, sessao, query, agora }) => {
    const [materia_id, dificuldade] = [filterOf(query.materia_id), filterOf(query.dificuldade)];
    const depois = readIdCursor(query.cursor);
    const escola = await escolaInReach(db, sessao, query.escola_id);
    const page = await listQuestoes(escola, { materia_id, dificuldade, busca: readBusca(query.busca), depois });
    const ids = page.questoes.map(({ banco_questao_id }) => banco_questao_id);
    const exams = await findExamsOfQuestoes(escola, ids);
    const isHeld = (id: number) => !canServeInPractice(exams.get(id) ?? [], agora.getTime());
    const questoes = page.questoes.map((row) => gestaoQuestao(row, isHeld(row.banco_questao_id)));
    return { ...ok(questoes), ...nextPage(page.next) };
  },

  getQuestaoEstatisticas: async ({ db, sessao, path, agora }) => {
    const id = path.banco_questao_id;
    const escolas = await escolasInReach(db, sessao);
    const questao = await findQuestao(db, escolas, id);
    if (!questao) throw questaoErrors.notFound();
    const escola = tenant(db, questao.escola_id);
    const [usos, exams] = await Promise.all([findUsos(escola, id), findExamsOfQuestoes(escola, [id])]);
    const released = new Set(
      (exams.get(id) ?? [])
        .filter((exam) => isGabaritoReleased(exam, agora.getTime()))
        .map(({ avaliacao_id }) => avaliacao_id),
    );
    const shown = usos.filter(({ avaliacao_id }) => released.has(avaliacao_id) && !questao.subjetiva);
    const opcoes = await countOpcoes(
      escola,
      shown.map(({ item_id }) => item_id),
    );
    const of = (item_id: number) => opcoes.filter((row) => row.item_id === item_id);
    const present = usos.map((row) => ({
      row,
      liberado: released.has(row.avaliacao_id),
      opcoes: of(row.item_id),
    }));
    return ok(questaoEstatisticas(questao, present));
  },
} satisfies Handlers;
