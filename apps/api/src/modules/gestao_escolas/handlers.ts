/** Tag `gestao_escolas`: the schools within a staff profile's reach, their settings, notices and survey answers. */
import { cleanNome, isNomeVazio } from '@luneta/domain/nome';
import { npsOf } from '@luneta/domain/pesquisa';

import { type Handlers, ok } from '../../http/call.ts';
import { nextPage, pageOf, readIdCursor } from '../../http/cursor.ts';
import { iso } from '../../http/iso.ts';
import { filterOf } from '../../http/query.ts';
import { requireVersao } from '../../http/versao.ts';
import { escolaInReach, professorOf, reachOf } from '../../school/alcance.ts';
import { changeLiberacao } from '../../question/conferencia-store.ts';
import { recordAct } from '../../school/auditoria.ts';
import { findConfiguracao, saveConfiguracao } from '../../school/configuracao.ts';
import { settleRedacoes } from '../gestao_redacoes/index.ts';
import { avisoHandlers } from './aviso-handlers.ts';
import { escolaErrors } from './errors.ts';
import { manutencaoHandlers } from './manutencao-handlers.ts';
import { changedSettings, readMudancas } from './mudancas.ts';
import { findSedes, findSeries, PAGE } from './partes-store.ts';
import { listRespostas } from './pesquisa-store.ts';
import { presentConfiguracao } from './presenter.ts';
import { isKnownZone, listEscolas } from './store.ts';

export const handlers = {
  listEscolas: async ({ db, sessao }) => ok(await listEscolas(db, await reachOf(db, sessao))),

  listSedes: async ({ db, sessao, path, query }) => {
    const rows = await findSedes(await escolaInReach(db, sessao, path.escola_id), {
      professor_id: professorOf(sessao),
      depois: readIdCursor(query.cursor),
    });
    const { page, next } = pageOf(rows, PAGE, (row) => row.sede_id);
    return { ...ok(page), ...nextPage(next) };
  },

  listSeries: async ({ db, sessao, path, query }) => {
    const rows = await findSeries(await escolaInReach(db, sessao, path.escola_id), {
      professor_id: professorOf(sessao),
      depois: readIdCursor(query.cursor),
    });
    const { page, next } = pageOf(rows, PAGE, (row) => row.serie_id);
    return { ...ok(page), ...nextPage(next) };
  },

  getConfiguracaoEscola: async ({ db, sessao, path }) => {
    const escola = await escolaInReach(db, sessao, path.escola_id);
    return ok(presentConfiguracao(escola.escola_id, await findConfiguracao(escola)));
  },

  updateConfiguracaoEscola: async ({ db, sessao, path, body, agora }) => {
    const escola = await escolaInReach(db, sessao, path.escola_id);
    const { versao, fuso_horario = null } = body;
    const nome = body.nome === undefined ? null : cleanNome(body.nome);
    if (nome !== null && isNomeVazio(nome)) throw escolaErrors.name();
    const before = await findConfiguracao(escola);
    requireVersao(before.configuracao.versao, versao);
    if (fuso_horario !== null && !(await isKnownZone(db, fuso_horario))) throw escolaErrors.zone();
    const mudancas = readMudancas(body, before.configuracao, iso(agora));
    return escola.transaction(async (tx) => {
      const saved = await saveConfiguracao(tx, versao, mudancas, { nome, fuso_horario });
      if (body.segundo_corretor !== undefined || body.divergencia_maxima !== undefined)
        await settleRedacoes(tx, saved.configuracao);
      if (body.liberacao !== undefined) await changeLiberacao(tx, agora);
      await recordAct(tx, { acao: 'configuracao_alterada', sessao, detalhe: changedSettings(body), agora });
      return ok(presentConfiguracao(tx.escola_id, saved));
    });
  },

  listPesquisaRespostas: async ({ db, sessao, query }) => {
    const [data_inicio, data_fim] = [filterOf(query.data_inicio), filterOf(query.data_fim)];
    const depois = readIdCursor(query.cursor);
    const escola = await escolaInReach(db, sessao, query.escola_id);
    const { respostas, resumo, next } = await listRespostas(escola, { data_inicio, data_fim }, depois);
    const nps = npsOf(resumo.total, resumo.promotores, resumo.detratores);
    return {
      ...ok({ resumo: { ...resumo, nps }, respostas }),
      ...nextPage(next),
    };
  },

  ...avisoHandlers,
  ...manutencaoHandlers,
} satisfies Handlers;
