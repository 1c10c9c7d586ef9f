/** Tag `gestao_importacoes`: files of people and classes. */
import type { Db } from '../../../database/db.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { type Handlers, ok } from '../../../http/call.ts';
import { nextPage, pageOf, readIdCursor } from '../../../http/cursor.ts';
import { errors } from '../../../http/errors.ts';
import { filterOf } from '../../../http/query.ts';
import type { Services } from '../../../http/services.ts';
import type { Sessao } from '../../../http/sessao.ts';
import { escolaInReach, findTrabalho } from '../../escola/index.ts';
import { findLinhas, LINHAS_PAGE } from '../arquivo/linha-store.ts';
import { findImportacao, findImportacoes, type ImportacaoRow, PAGE } from '../arquivo/store.ts';
import { opcoesOf } from '../arquivo/opcoes.ts';
import { chaveOf, faseOf, IMPORTACAO } from '../arquivo/work.ts';
import { receiveExemplo } from '../exemplo/enviar.ts';
import { importacaoOf, linhaOf, resumida } from '../presenter.ts';
import { previaDe } from '../questoes/previa.ts';
import { modeloOf } from '../targets/campos.ts';
import { provaAsked, requireProva } from './alvo.ts';
import { csvReply, linhasCsv } from './csv.ts';
import { nextCursor, readCursor } from './cursor.ts';
import { receive } from './envio.ts';
import { requireEnvio, requireEscrita, requireLeitura, visiveisPara } from './direito.ts';
import { saveLinha } from './linha.ts';
import { saveLinhaDeParametro } from './linha-parametro.ts';
import { saveLinhaDeQuestao } from './linha-questao.ts';
import { type Pedido, remap, requestApplication, requestUndo } from './pedidos.ts';

type Of = {
  readonly db: Db;
  readonly sessao: Sessao;
  readonly path: { readonly importacao_id: string };
  readonly query: { readonly escola_id?: number };
};

/** @throws 404 for a file that is not of a school in reach, or that is not for this profile */
async function found({ db, sessao, path, query }: Of): Promise<{ escola: Tenant; row: ImportacaoRow }> {
  const escola = await escolaInReach(db, sessao, query.escola_id);
  const row = await findImportacao(escola, path.importacao_id);
  if (!row) throw errors.notFound();
  requireLeitura(sessao, row);
  return { escola, row };
}

/** @throws 404, and 403 for a file of which this profile changes nothing */
async function asked(call: Of & { readonly agora: Date }): Promise<Pedido> {
  const of = await found(call);
  requireEscrita(call.sessao, of.row);
  const { prova } = opcoesOf(of.row.opcoes, of.row.criada_em);
  if (prova) await requireProva(of.escola, prova, call);
  return { ...of, sessao: call.sessao, agora: call.agora };
}

/** How a line of this kind of file is mended. */
function saveOf(tipo: ImportacaoRow['tipo']) {
  if (tipo === 'questoes') return saveLinhaDeQuestao;
  return tipo === 'parametros_tri' ? saveLinhaDeParametro : saveLinha;
}

/** More lines than a file may have. */
const ALL_LINES = 20_000;

export const buildHandlers = (services: Pick<Services, 'defer'>) =>
  ({
    createImportacao: async ({ db, sessao, query, body, agora }) => {
      const escola = await escolaInReach(db, sessao, query.escola_id);
      const { tipo, nome_arquivo, forcar } = query;
      requireEnvio(sessao, tipo);
      const prova = await provaAsked(escola, tipo, query, { db, sessao, agora });
      const envio = { sessao, tipo, nome_arquivo, forcar: forcar === 1, prova, agora };
      const importacao_id = await receive(escola, body, envio, services);
      return { status: 202, body: { importacao_id, situacao: 'recebida' } };
    },

    createImportacaoExemplo: async ({ db, sessao, query, agora }) => {
      const escola = await escolaInReach(db, sessao, query.escola_id);
      requireEnvio(sessao, 'questoes');
      const importacao_id = await receiveExemplo(escola, { sessao, agora }, services);
      return { status: 202, body: { importacao_id, situacao: 'recebida' } };
    },

    listImportacoes: async ({ db, sessao, query, agora }) => {
      const escola = await escolaInReach(db, sessao, query.escola_id);
      const rows = await findImportacoes(escola, visiveisPara(sessao), readCursor(query.cursor));
      const page = rows.slice(0, PAGE);
      const last = rows.length > PAGE ? page.at(-1) : undefined;
      return { ...ok(page.map((row) => resumida(row, agora))), ...nextCursor(last ?? null) };
    },

    getImportacao: async ({ agora, ...call }) => {
      const { escola, row } = await found(call);
      const fase = faseOf(row.situacao);
      const trabalho =
        fase === null
          ? null
          : await findTrabalho(escola, {
              nome: IMPORTACAO.name,
              chave: chaveOf({ importacao_id: row.id, fase, versao: row.versao }),
            });
      const progresso = fase === null ? null : { feitas: trabalho?.feitas ?? 0, total: trabalho?.total ?? null };
      return ok(importacaoOf(row, progresso, agora));
    },

    listImportacaoLinhas: async (call) => {
      const { escola, row } = await found(call);
      const { acao, campo, cursor } = call.query;
      const depois = readIdCursor(cursor) ?? 0;
      const rows = await findLinhas(escola, row.id, { acao: filterOf(acao), campo: filterOf(campo), depois });
      const { page, next } = pageOf(rows, LINHAS_PAGE, ({ ordem }) => ordem);
      return { ...ok(page.map(linhaOf)), ...nextPage(next) };
    },

    getImportacaoLinhasCsv: async (call) => {
      const { escola, row } = await found(call);
      const filter = { acao: filterOf(call.query.acao), campo: filterOf(call.query.campo) };
      const rows = await findLinhas(escola, row.id, { ...filter, depois: 0, quantas: ALL_LINES });
      return csvReply(`linhas-${row.tipo}.csv`, linhasCsv(row.tipo, rows));
    },

    getImportacaoModelo: async ({ path }) => csvReply(`${path.tipo}.csv`, modeloOf(path.tipo)),

    saveImportacaoLinha: async (call) => {
      const { escola, row, sessao, agora } = await asked(call);
      return ok(await saveOf(row.tipo)(escola, { row, ordem: call.path.ordem, body: call.body, sessao, agora }));
    },

    getImportacaoLinhaPrevia: async (call) => {
      const { escola, row } = await found(call);
      return ok(await previaDe(escola, row, call.path.ordem));
    },

    setImportacaoMapeamento: async (call) => remap(await asked(call), call.body, services),

    applyImportacao: async (call) => requestApplication(await asked(call), call.body, services),

    undoImportacao: async (call) => requestUndo(await asked(call), call.body, services),
  }) satisfies Handlers;
