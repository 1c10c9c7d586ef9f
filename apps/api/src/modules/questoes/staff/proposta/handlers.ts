/** Essay proposals: listed, read, written, revised and copied. */
import { propostaMudou } from '@luneta/domain/proposta';

import type { Tenant } from '../../../../database/tenant.ts';
import { readBusca } from '../../../../http/busca.ts';
import { type Call, type Handlers, ok } from '../../../../http/call.ts';
import { nextPage, readIdCursor } from '../../../../http/cursor.ts';
import { filterOf } from '../../../../http/query.ts';
import { escolaInReach, recordAct } from '../../../escola/index.ts';
import type { Leitor } from '../questao/leitura.ts';
import { cleanEscrita, type Escrita, escritaOf, textosOf } from './campos.ts';
import { escolaDaProposta, mayWrite, readOwnProposta, readProposta, sealOf } from './leitura.ts';
import { listPropostas } from './lista-store.ts';
import { presentLinha, presentProposta } from './presenter.ts';
import { findUsos, type PropostaRow } from './store.ts';
import * as store from './write-store.ts';

const escritaOfBody = ({
  titulo,
  descricao,
  genero_textual_nome,
  min_linhas,
  max_linhas,
  textos,
  ano = null,
  fonte = '',
  situacao,
}: Call<'createProposta'>['body'] | Call<'saveProposta'>['body']): Escrita => ({
  titulo,
  descricao,
  genero_textual_nome,
  min_linhas,
  max_linhas,
  textos: textos.map(({ conteudo, fonte: source = '' }) => ({ conteudo, fonte: source })),
  ano,
  fonte,
  situacao,
});

const autoria = ({ sessao, agora }: Leitor) => ({
  autor_id: sessao.pessoa_id,
  autor_nome: sessao.nome,
  atualizada_em: agora,
});

async function answerOf(escola: Tenant, id: number, leitor: Leitor) {
  const row = await readProposta(escola, id, leitor);
  return presentProposta(row, await findUsos(escola, row.raiz_id), mayWrite(leitor.sessao, row));
}

/** The first revision of a new family. @returns its id */
async function create(tx: Tenant, escrita: Escrita, leitor: Leitor): Promise<number> {
  const codigo = await store.nextCodigo(tx);
  return store.insertProposta(tx, escrita, textosOf(escrita), {
    codigo,
    raiz_id: null,
    revisao: 1,
    ...autoria(leitor),
  });
}

/**
 * Saves a proposal that its caller has locked and read (rule ROT-7).
 * @returns the id of the row that now holds: the same one, or the next revision of a used one
 */
async function save(tx: Tenant, before: PropostaRow, escrita: Escrita, leitor: Leitor): Promise<number> {
  const { proposta_redacao_id: id, raiz_id, codigo, revisao, versao } = before;
  const changed = propostaMudou(escritaOf(before), escrita);
  if (!changed || !before.usada) {
    await store.updateProposta(tx, { id, versao, agora: leitor.agora }, escrita, changed ? textosOf(escrita) : null);
    return id;
  }
  const cabeca = { codigo, raiz_id, revisao: revisao + 1, ...autoria(leitor) };
  const next = await store.insertProposta(tx, escrita, textosOf(escrita), cabeca);
  await store.replaceProposta(tx, id, versao, next);
  return next;
}

export const propostaHandlers = {
  listPropostas: async ({ db, sessao, query, agora }) => {
    const depois = readIdCursor(query.cursor);
    const escola = await escolaInReach(db, sessao, query.escola_id);
    const { isLacrada, raizes } = await sealOf(escola, { sessao, agora });
    const filtros = {
      situacao: filterOf(query.situacao),
      genero: filterOf(query.genero),
      usada: filterOf(query.usada),
      autor_id: filterOf(query.autor) === null ? null : sessao.pessoa_id,
      texto: readBusca(query.busca)?.nome ?? null,
      lacradas: raizes.filter((raiz_id) => isLacrada({ raiz_id, autor: false })),
    };
    const { page, next } = await listPropostas(escola, filtros, sessao.pessoa_id, depois);
    const rows = page.map((row) => {
      const lacrada = isLacrada(row);
      return presentLinha(row, { lacrada, editavel: !lacrada && mayWrite(sessao, row) });
    });
    return { ...ok(rows), ...nextPage(next) };
  },

  getProposta: async ({ db, sessao, path: { proposta_redacao_id }, agora }) => {
    const escola = await escolaDaProposta({ db, sessao }, proposta_redacao_id);
    return ok(await answerOf(escola, proposta_redacao_id, { sessao, agora }));
  },

  createProposta: async ({ db, sessao, query, body, agora }) => {
    const leitor = { sessao, agora };
    const escola = await escolaInReach(db, sessao, query.escola_id);
    const escrita = cleanEscrita(escritaOfBody(body));
    return escola.transaction(async (tx) => {
      const id = await create(tx, escrita, leitor);
      const answer = await answerOf(tx, id, leitor);
      const detalhe = { proposta_redacao_id: id, codigo: answer.codigo };
      await recordAct(tx, { acao: 'proposta_criada', sessao, detalhe, agora });
      return ok(answer);
    });
  },

  saveProposta: async ({ db, sessao, path: { proposta_redacao_id }, body, agora }) => {
    const leitor = { sessao, agora };
    const escola = await escolaDaProposta({ db, sessao }, proposta_redacao_id);
    return escola.transaction(async (tx) => {
      await readOwnProposta(tx, proposta_redacao_id, leitor);
      const escrita = cleanEscrita(escritaOfBody(body));
      await store.lockProposta(tx, proposta_redacao_id, body.versao);
      // Read again: an exam that took it before the lock is counted now.
      const before = await readOwnProposta(tx, proposta_redacao_id, leitor);
      const id = await save(tx, before, escrita, leitor);
      const answer = await answerOf(tx, id, leitor);
      const { codigo, revisao } = answer;
      const detalhe = { proposta_redacao_id: id, codigo, revisao, nova_revisao: id !== proposta_redacao_id };
      await recordAct(tx, { acao: 'proposta_salva', sessao, detalhe, agora });
      return ok(answer);
    });
  },

  createPropostaCopia: async ({ db, sessao, path: { proposta_redacao_id }, agora }) => {
    const leitor = { sessao, agora };
    const escola = await escolaDaProposta({ db, sessao }, proposta_redacao_id);
    return escola.transaction(async (tx) => {
      const from = await readProposta(tx, proposta_redacao_id, leitor);
      const id = await create(tx, { ...escritaOf(from), situacao: 'rascunho' }, leitor);
      const answer = await answerOf(tx, id, leitor);
      const detalhe = { proposta_redacao_id: id, codigo: answer.codigo, copia_de: proposta_redacao_id };
      await recordAct(tx, { acao: 'proposta_copiada', sessao, detalhe, agora });
      return ok(answer);
    });
  },
} satisfies Handlers;
