/** Campuses and grades: made, changed, archived. */
import { cleanNome, isNomeVazio } from '@luneta/domain/nome';
import { SERIES_PADRAO } from '@luneta/domain/series-padrao';

import { type Handlers, ok } from '../../../../http/call.ts';
import { errors } from '../../../../http/errors.ts';
import { requireVersao } from '../../../../http/versao.ts';
import { escolaInReach } from '../../alcance.ts';
import { recordAct } from '../../auditoria.ts';
import { findSede, findSerie } from '../escolas/partes-store.ts';
import { findTurmasEmUso } from './arquivo-store.ts';
import { estruturaErrors } from './errors.ts';
import { lockEstrutura } from './lock.ts';
import { presentSede, presentSerie } from './presenter.ts';
import * as sedes from './sede-store.ts';
import * as series from './serie-store.ts';

/** @throws 422 for a name that shows nothing */
function nameOf(text: string): string {
  const nome = cleanNome(text);
  if (isNomeVazio(nome)) throw estruturaErrors.name();
  return nome;
}

function there<Row>(row: Row | null): Row {
  if (row === null) throw errors.notFound();
  return row;
}

function refuseClash(clash: 'nome' | 'id_externo' | null): void {
  if (clash === 'nome') throw estruturaErrors.nameTaken();
  if (clash === 'id_externo') throw estruturaErrors.externoTaken();
}

export const parteHandlers = {
  saveSede: async ({ db, sessao, path, body, agora }) => {
    const escola = await escolaInReach(db, sessao, path.escola_id);
    return escola.transaction(async (tx) => {
      await lockEstrutura(tx);
      const before = body.sede_id === undefined ? null : there(await findSede(tx, body.sede_id));
      if (before) requireVersao(before.versao, body.versao ?? 0);
      const { codigo_inep = before?.codigo_inep ?? null, id_externo = before?.id_externo ?? null } = body;
      const sede = { nome: nameOf(body.nome), codigo_inep, id_externo };
      refuseClash(await sedes.findSedeIgual(tx, before?.sede_id ?? null, sede));
      const sede_id = before?.sede_id ?? (await sedes.createSede(tx, sede));
      if (before) await sedes.saveSede(tx, sede_id, before.versao, sede);
      const saved = there(await findSede(tx, sede_id));
      await recordAct(tx, { acao: 'sede_salva', sessao, detalhe: { sede_id, nome: sede.nome }, agora });
      return ok(presentSede(saved));
    });
  },

  saveSerie: async ({ db, sessao, path, body, agora }) => {
    const escola = await escolaInReach(db, sessao, path.escola_id);
    return escola.transaction(async (tx) => {
      await lockEstrutura(tx);
      const before = body.serie_id === undefined ? null : there(await findSerie(tx, body.serie_id));
      if (before) requireVersao(before.versao, body.versao ?? 0);
      const { nivel_ordem, etapa, id_externo = before?.id_externo ?? null } = body;
      const serie = { nome: nameOf(body.nome), nivel_ordem, etapa, id_externo };
      refuseClash(await series.findSerieIgual(tx, before?.serie_id ?? null, serie));
      const serie_id = before?.serie_id ?? (await series.createSerie(tx, serie));
      if (before) await series.saveSerie(tx, serie_id, before.versao, serie);
      const saved = there(await findSerie(tx, serie_id));
      await recordAct(tx, { acao: 'serie_salva', sessao, detalhe: { serie_id, nome: serie.nome }, agora });
      return ok(presentSerie(saved));
    });
  },

  createSeriesPadrao: async ({ db, sessao, path, body: { etapas }, agora }) => {
    const escola = await escolaInReach(db, sessao, path.escola_id);
    return escola.transaction(async (tx) => {
      await lockEstrutura(tx);
      const qtde_criadas = await series.createSeries(
        tx,
        SERIES_PADRAO.filter(({ etapa }) => etapas.some((one) => one === etapa)),
      );
      if (qtde_criadas > 0) await recordAct(tx, { acao: 'series_criadas', sessao, detalhe: { qtde_criadas }, agora });
      return ok({ qtde_criadas });
    });
  },

  setSedeArquivamento: async ({ db, sessao, path: { escola_id, sede_id }, body: { arquivada }, agora }) => {
    const escola = await escolaInReach(db, sessao, escola_id);
    return escola.transaction(async (tx) => {
      await lockEstrutura(tx);
      there(await findSede(tx, sede_id));
      const turmas = arquivada ? await findTurmasEmUso(tx, { sede_id }) : [];
      if (turmas.length > 0) throw estruturaErrors.turmasAtivas(turmas);
      const changed = await sedes.archiveSede(tx, sede_id, arquivada, agora);
      const saved = there(await findSede(tx, sede_id));
      const detalhe = { sede_id, nome: saved.nome, arquivada };
      if (changed) await recordAct(tx, { acao: 'sede_arquivada', sessao, detalhe, agora });
      return ok(presentSede(saved));
    });
  },

  setSerieArquivamento: async ({ db, sessao, path: { escola_id, serie_id }, body: { arquivada }, agora }) => {
    const escola = await escolaInReach(db, sessao, escola_id);
    return escola.transaction(async (tx) => {
      await lockEstrutura(tx);
      there(await findSerie(tx, serie_id));
      const turmas = arquivada ? await findTurmasEmUso(tx, { serie_id }) : [];
      if (turmas.length > 0) throw estruturaErrors.turmasAtivas(turmas);
      const changed = await series.archiveSerie(tx, serie_id, arquivada, agora);
      const saved = there(await findSerie(tx, serie_id));
      const detalhe = { serie_id, nome: saved.nome, arquivada };
      if (changed) await recordAct(tx, { acao: 'serie_arquivada', sessao, detalhe, agora });
      return ok(presentSerie(saved));
    });
  },
} satisfies Handlers;
