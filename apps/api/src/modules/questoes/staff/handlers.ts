/** Tag `gestao_questoes`: the question bank for staff. The list and the figures are here, one question in `questao/`. */
import { canServeInPractice, isGabaritoReleased } from '@luneta/domain/gabarito';
import { isLacrada } from '@luneta/domain/questao-lacre';

import { tenant } from '../../../database/tenant.ts';
import { readBusca } from '../../../http/busca.ts';
import { type Handlers, ok } from '../../../http/call.ts';
import { nextPage, readIdCursor } from '../../../http/cursor.ts';
import { escolaInReach, escolasInReach } from '../../escola/index.ts';
import { questaoErrors } from '../banco/errors.ts';
import { findExamsOfQuestoes } from '../release.ts';
import { exportacaoHandlers } from './exportacao.ts';
import { filtrosOf } from './filtros.ts';
import { listQuestoes } from './lista-store.ts';
import { gestaoQuestao, questaoEstatisticas } from './presenter.ts';
import { objetoHandlers } from './partes/objeto-handlers.ts';
import { palavraHandlers } from './partes/palavra-handlers.ts';
import { textoHandlers } from './partes/texto-handlers.ts';
import { propostaHandlers } from './proposta/handlers.ts';
import { atoHandlers } from './questao/ato-handlers.ts';
import { questaoHandlers } from './questao/handlers.ts';
import { findProvasDasFamilias } from './questao/store.ts';
import { findQuestao } from './store.ts';
import { countOpcoes, findUsos } from './uso-store.ts';

export const handlers = {
  ...questaoHandlers,
  ...atoHandlers,
  ...textoHandlers,
  ...palavraHandlers,
  ...objetoHandlers,
  ...exportacaoHandlers,
  ...propostaHandlers,

  listQuestoes: async ({ db, sessao, query, agora }) => {
    const filtros = filtrosOf(query, sessao.pessoa_id);
    const depois = readIdCursor(query.cursor);
    const escola = await escolaInReach(db, sessao, query.escola_id);
    const { page, next } = await listQuestoes(escola, filtros, { busca: readBusca(query.busca), depois, agora });
    const raizes = page.map(({ raiz_id }) => raiz_id);
    const provas = await findProvasDasFamilias(escola, raizes, sessao.pessoa_id);
    const lacreOf = (raiz_id: number) => {
      const own = provas.get(raiz_id) ?? [];
      return {
        em_prova_nao_liberada: !canServeInPractice(own, agora.getTime()),
        lacrada: isLacrada(sessao.perfil_real, own, agora.getTime()),
      };
    };
    return { ...ok(page.map((row) => gestaoQuestao(row, lacreOf(row.raiz_id)))), ...nextPage(next) };
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
