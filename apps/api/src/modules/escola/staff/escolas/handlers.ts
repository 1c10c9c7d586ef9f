/** Tag `gestao_escolas`: the schools within a staff profile's reach, their settings, notices and survey answers. */
import { cleanNome, isNomeVazio } from '@luneta/domain/nome';
import { npsOf } from '@luneta/domain/pesquisa';

import type { Tenant } from '../../../../database/tenant.ts';
import { type Handlers, ok } from '../../../../http/call.ts';
import { nextPage, pageOf, readIdCursor } from '../../../../http/cursor.ts';
import { requireVersao } from '../../../../http/versao.ts';
import { iso } from '../../../../http/iso.ts';
import { filterOf } from '../../../../http/query.ts';
import { escolaInReach, reachOf } from '../../alcance.ts';
import { recordAct } from '../../auditoria.ts';
import { type Configuracao, findConfiguracao, saveConfiguracao } from '../../configuracao.ts';
import { avisoHandlers } from './aviso-handlers.ts';
import { escolaErrors } from './errors.ts';
import type { JanelasAhead } from './fuso.ts';
import { manutencaoHandlers } from './manutencao-handlers.ts';
import { changedSettings, readMudancas } from './mudancas.ts';
import { findSedes, findSeries, PAGE } from './partes-store.ts';
import { findPassos } from './passos-store.ts';
import { listRespostas } from './pesquisa-store.ts';
import { presentSede, presentSerie } from '../estrutura/presenter.ts';
import { presentConfiguracao, presentPreviaFuso } from './presenter.ts';
import { isKnownZone, listEscolas } from './store.ts';

/** What other subjects do when a setting changes. Each joins the transaction that stores the setting. */
export type OnConfiguracao = {
  /** The rules of the second marking changed. */
  readonly settleRedacoes: (escola: Tenant, configuracao: Configuracao) => Promise<void>;
  /** The school changed whether staff look at results before they are shown (LIB-9). */
  readonly changeLiberacao: (escola: Tenant, agora: Date) => Promise<void>;
  /** The time zone changed, or is about to (ESC-3). */
  readonly janelas: JanelasAhead;
};

export const buildEscolaHandlers = ({ settleRedacoes, changeLiberacao, janelas }: OnConfiguracao) =>
  ({
    listEscolas: async ({ db, sessao, agora }) => ok(await listEscolas(db, await reachOf(db, sessao, agora))),

    listSedes: async ({ db, sessao, path, query, agora }) => {
      const escola = await escolaInReach(db, sessao, path.escola_id);
      const { turmas } = await reachOf(db, sessao, agora);
      const of = { turmas, depois: readIdCursor(query.cursor), arquivadas: query.arquivadas === true };
      const { page, next } = pageOf(await findSedes(escola, of), PAGE, (row) => row.sede_id);
      return { ...ok(page.map(presentSede)), ...nextPage(next) };
    },

    listSeries: async ({ db, sessao, path, query, agora }) => {
      const escola = await escolaInReach(db, sessao, path.escola_id);
      const { turmas } = await reachOf(db, sessao, agora);
      const of = { turmas, depois: readIdCursor(query.cursor), arquivadas: query.arquivadas === true };
      const { page, next } = pageOf(await findSeries(escola, of), PAGE, (row) => row.serie_id);
      return { ...ok(page.map(presentSerie)), ...nextPage(next) };
    },

    getPrimeirosPassos: async ({ db, sessao, path }) =>
      ok(await findPassos(await escolaInReach(db, sessao, path.escola_id), sessao.pessoa_id)),

    getConfiguracaoEscola: async ({ db, sessao, path }) => {
      const escola = await escolaInReach(db, sessao, path.escola_id);
      return ok(presentConfiguracao(escola.escola_id, await findConfiguracao(escola)));
    },

    getPreviaFuso: async ({ db, sessao, path, query, agora }) => {
      const escola = await escolaInReach(db, sessao, path.escola_id);
      if (!(await isKnownZone(db, query.fuso_horario))) throw escolaErrors.zone();
      const { fuso_horario } = await findConfiguracao(escola);
      const mudanca = { de: fuso_horario, para: query.fuso_horario, manter: 'relogio', agora } as const;
      return ok(presentPreviaFuso(fuso_horario, await janelas.findAhead(escola, agora), mudanca));
    },

    updateConfiguracaoEscola: async ({ db, sessao, path, body, agora }) => {
      const escola = await escolaInReach(db, sessao, path.escola_id);
      const { versao, fuso_horario = null } = body;
      const nome = body.nome === undefined ? null : cleanNome(body.nome);
      if (nome !== null && isNomeVazio(nome)) throw escolaErrors.name();
      const before = await findConfiguracao(escola);
      requireVersao(before.configuracao.versao, versao);
      if (fuso_horario === null && body.janelas !== undefined) throw escolaErrors.zoneMissing();
      if (fuso_horario !== null && !(await isKnownZone(db, fuso_horario))) throw escolaErrors.zone();
      const mudancas = readMudancas(body, before.configuracao, iso(agora));
      return escola.transaction(async (tx) => {
        const saved = await saveConfiguracao(tx, versao, mudancas, { nome, fuso_horario });
        if (body.segundo_corretor !== undefined || body.divergencia_maxima !== undefined)
          await settleRedacoes(tx, saved.configuracao);
        if (body.liberacao !== undefined) await changeLiberacao(tx, agora);
        const movidas =
          fuso_horario === null
            ? 0
            : await janelas.moveAhead(tx, {
                de: before.fuso_horario,
                para: fuso_horario,
                manter: body.janelas ?? 'instante',
                agora,
              });
        if (movidas === null) throw escolaErrors.windowInThePast();
        const detalhe = { ...changedSettings(body), ...(movidas > 0 && { janelas_movidas: movidas }) };
        await recordAct(tx, { acao: 'configuracao_alterada', sessao, detalhe, agora });
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
  }) satisfies Handlers;
