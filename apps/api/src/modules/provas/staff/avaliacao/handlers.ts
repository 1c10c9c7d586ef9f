/** Published exams for who makes them: list, read, take back, copy, change classes, history. */
import { readBusca } from '../../../../http/busca.ts';
import { type Handlers, ok } from '../../../../http/call.ts';
import { nextPage, pageOf, readIdCursor } from '../../../../http/cursor.ts';
import { filterOf } from '../../../../http/query.ts';
import type { Services } from '../../../../http/services.ts';
import { staffCtxOf } from '../../../escola/index.ts';
import { escolaOf } from '../alcance.ts';
import { cancel, restore } from './cancelamento.ts';
import { copy } from './copia.ts';
import { unpublish } from './despublicacao.ts';
import { findEventos, PAGE as EVENTOS_PAGE } from './evento-store.ts';
import { isMine } from './policy.ts';
import { presentEvento, presentLinha } from './presenter.ts';
import { repair } from './reparo.ts';
import { answerOf, askedOf, requireExam } from './service.ts';
import { findAvaliacoes, PAGE } from './store.ts';
import { changeTurmas } from './turmas.ts';

export const buildHandlers = (services: Pick<Services, 'defer'>) =>
  ({
    listAvaliacoesGestao: async (call) => {
      const ctx = await staffCtxOf(call);
      const { escola_id, situacao, serie_id, ciclo, autor, turma_id, busca, cursor } = call.query;
      const texto = readBusca(busca);
      const rows = await findAvaliacoes(escolaOf(ctx, escola_id), {
        turmas: ctx.alcance.turmas,
        pessoa_id: ctx.sessao.pessoa_id,
        situacao: filterOf(situacao),
        serie_id: filterOf(serie_id),
        ciclo: filterOf(ciclo),
        minhas: filterOf(autor) === 'eu',
        turma_id: filterOf(turma_id),
        texto: texto?.nome ?? null,
        id: texto?.turma_aluno_id ?? null,
        depois: readIdCursor(cursor),
        agora: ctx.agora,
      });
      const { page, next } = pageOf(rows, PAGE, (row) => row.avaliacao_id);
      return { ...ok(page.map((row) => presentLinha(row, isMine(row, ctx.sessao), ctx.agora))), ...nextPage(next) };
    },

    getAvaliacaoGestao: async (call) => {
      const asked = await askedOf(call);
      const { escola } = await requireExam(asked);
      return ok(await answerOf(asked, escola));
    },

    unpublishAvaliacao: async (call) => ok({ rascunho_id: await unpublish(await askedOf(call), call.body.versao) }),

    createAvaliacaoCopia: async (call) => ok({ rascunho_id: await copy(await askedOf(call), call.body.rascunho_id) }),

    setAvaliacaoTurmas: async (call) => ok(await changeTurmas(await askedOf(call), call.body)),

    cancelAvaliacao: async (call) => ok(await cancel(await askedOf(call), call.body, services)),

    restoreAvaliacao: async (call) => ok(await restore(await askedOf(call), call.body, services)),

    repairItem: async (call) => {
      const item_id = call.path.avaliacao_conhecimento_questao_id;
      return ok(await repair(await askedOf(call), item_id, call.body, services));
    },

    listAvaliacaoEventos: async (call) => {
      const asked = await askedOf(call);
      const { escola } = await requireExam(asked);
      const rows = await findEventos(escola, asked.avaliacao_id, readIdCursor(call.query.cursor));
      const { page, next } = pageOf(rows, EVENTOS_PAGE, (row) => row.evento_id);
      return { ...ok(page.map(presentEvento)), ...nextPage(next) };
    },
  }) satisfies Handlers;
