/** Digital contents of the topics: listed, read, written, put in order, and their links checked. */
import { enderecoFalha, enderecoLimpo, plataformaDoEndereco } from '@luneta/domain/conteudo-endereco';
import { cleanNome } from '@luneta/domain/nome';
import { mayWriteQuestao } from '@luneta/domain/questao-lacre';

import { tenant, type Tenant } from '../../../../database/tenant.ts';
import { readBusca } from '../../../../http/busca.ts';
import { type Call, type Handlers, ok } from '../../../../http/call.ts';
import type { Caller } from '../../../../http/ctx.ts';
import { nextPage, readIdCursor } from '../../../../http/cursor.ts';
import { errors } from '../../../../http/errors.ts';
import type { LinkCheck } from '../../../../http/link/link-check.ts';
import { filterOf } from '../../../../http/query.ts';
import type { Sessao } from '../../../../http/sessao.ts';
import { outraVersao, requireVersao } from '../../../../http/versao.ts';
import { escolaInReach, escolasInReach, recordAct } from '../../../escola/index.ts';
import { findObjeto } from '../cursos/store.ts';
import { conteudoErrors } from './errors.ts';
import * as store from './store.ts';
import * as write from './write-store.ts';

/** What students read at most of one topic. */
const MAX_DO_OBJETO = 100;

const mayWrite = ({ perfil_real }: Sessao, { autor }: Pick<store.ConteudoRow, 'autor'>): boolean =>
  mayWriteQuestao(perfil_real, autor);

const present = (sessao: Sessao, { autor, verificada_em, arquivado_em, ...row }: store.ConteudoRow) => ({
  ...row,
  verificada_em: verificada_em?.toISOString() ?? null,
  arquivado_em: arquivado_em?.toISOString() ?? null,
  editavel: mayWrite(sessao, { autor }),
});

/** @throws 404 for a content out of reach, whether it exists or not */
async function escolaDoConteudo({ db, sessao }: Pick<Caller, 'db' | 'sessao'>, id: number): Promise<Tenant> {
  const escola_id = await store.findEscolaDoConteudo(db, await escolasInReach(db, sessao), id);
  if (escola_id === null) throw conteudoErrors.notFound();
  return tenant(db, escola_id);
}

/** @throws 404 */
async function read(escola: Tenant, id: number, { pessoa_id }: Sessao): Promise<store.ConteudoRow> {
  const row = await store.findConteudo(escola, id, pessoa_id);
  if (!row) throw conteudoErrors.notFound();
  return row;
}

/** @throws 404; 403 for one of somebody else */
async function readOwn(escola: Tenant, id: number, sessao: Sessao): Promise<store.ConteudoRow> {
  const row = await read(escola, id, sessao);
  if (!mayWrite(sessao, row)) throw conteudoErrors.notYours();
  return row;
}

/** @throws 422 at the field at fault (rule ROT-6) */
function escritaOf(body: Call<'createConteudo'>['body'] | Call<'saveConteudo'>['body']): write.Escrita {
  const { objeto_conhecimento_id, tipo } = body;
  const descricao = cleanNome(body.descricao);
  if (descricao === '') throw conteudoErrors.untitled();
  const falha = enderecoFalha(body.url);
  if (falha !== null) throw conteudoErrors.endereco(falha);
  const url = enderecoLimpo(body.url);
  return { objeto_conhecimento_id, tipo, descricao, url, plataforma: plataformaDoEndereco(tipo, url) };
}

/** @param id the content that comes, which is not counted @throws 422 for a topic that holds as many as students read */
async function assertRoom(tx: Tenant, objeto_conhecimento_id: number, { pessoa_id }: Sessao, id: number | null) {
  const others = await store.findDoObjeto(tx, objeto_conhecimento_id, pessoa_id);
  if (others.filter((one) => one.id !== id).length >= MAX_DO_OBJETO) throw conteudoErrors.full();
}

export const buildConteudoHandlers = (check: LinkCheck) =>
  ({
    listConteudos: async ({ db, sessao, query }) => {
      const depois = readIdCursor(query.cursor);
      const escola = await escolaInReach(db, sessao, query.escola_id);
      const filtros: store.Filtros = {
        materia_id: filterOf(query.materia_id),
        objeto_conhecimento_id: filterOf(query.objeto_conhecimento_id),
        tipo: filterOf(query.tipo),
        situacao: filterOf(query.situacao),
        verificacao: filterOf(query.verificacao),
        texto: readBusca(query.busca)?.nome ?? null,
      };
      const { page, next } = await store.listConteudos(escola, filtros, sessao.pessoa_id, depois);
      return { ...ok(page.map((row) => present(sessao, row))), ...nextPage(next) };
    },

    getConteudo: async ({ db, sessao, path: { conteudo_digital_id } }) => {
      const escola = await escolaDoConteudo({ db, sessao }, conteudo_digital_id);
      return ok(present(sessao, await read(escola, conteudo_digital_id, sessao)));
    },

    createConteudo: async ({ db, sessao, body, agora }) => {
      const topic = await findObjeto(db, await escolasInReach(db, sessao), body.objeto_conhecimento_id);
      if (!topic) throw errors.notFound();
      const escrita = escritaOf(body);
      return tenant(db, topic.escola_id).transaction(async (tx) => {
        await write.lockConteudos(tx);
        await assertRoom(tx, escrita.objeto_conhecimento_id, sessao, null);
        const conteudo_digital_id = await write.insertConteudo(tx, escrita, sessao.pessoa_id);
        const answer = present(sessao, await read(tx, conteudo_digital_id, sessao));
        const detalhe = { conteudo_digital_id, objeto_conhecimento_id: escrita.objeto_conhecimento_id };
        await recordAct(tx, { acao: 'conteudo_criado', sessao, detalhe, agora });
        return ok(answer);
      });
    },

    saveConteudo: async ({ db, sessao, path, body, agora }) => {
      const id = path.conteudo_digital_id;
      const { objeto_conhecimento_id, arquivado, versao } = body;
      const escola = await escolaDoConteudo({ db, sessao }, id);
      if (!(await findObjeto(db, [escola.escola_id], objeto_conhecimento_id))) throw errors.notFound();
      return escola.transaction(async (tx) => {
        const before = await readOwn(tx, id, sessao);
        requireVersao(before.versao, versao);
        const escrita = escritaOf(body);
        await write.lockConteudos(tx);
        if (!arquivado) await assertRoom(tx, objeto_conhecimento_id, sessao, id);
        await write.updateConteudo(tx, { id, versao, arquivado, agora }, escrita);
        const answer = present(sessao, await read(tx, id, sessao));
        const detalhe = { conteudo_digital_id: id, arquivado };
        await recordAct(tx, { acao: 'conteudo_salvo', sessao, detalhe, agora });
        return ok(answer);
      });
    },

    setConteudoOrdem: async ({ db, sessao, body: { objeto_conhecimento_id, conteudos }, agora }) => {
      const topic = await findObjeto(db, await escolasInReach(db, sessao), objeto_conhecimento_id);
      if (!topic) throw errors.notFound();
      return tenant(db, topic.escola_id).transaction(async (tx) => {
        await write.lockConteudos(tx);
        const now = await store.findDoObjeto(tx, objeto_conhecimento_id, sessao.pessoa_id);
        if (!now.every((one) => mayWrite(sessao, one))) throw conteudoErrors.orderNotYours();
        const named = new Set(conteudos);
        if (named.size !== now.length || !now.every(({ id }) => named.has(id))) throw outraVersao();
        await write.saveOrdem(tx, { objeto_conhecimento_id, ids: conteudos });
        await recordAct(tx, { acao: 'conteudos_em_ordem', sessao, detalhe: { objeto_conhecimento_id }, agora });
        return ok({ objeto_conhecimento_id, conteudos });
      });
    },

    createConteudoVerificacao: async ({ db, sessao, path, agora }) => {
      const id = path.conteudo_digital_id;
      const escola = await escolaDoConteudo({ db, sessao }, id);
      const { url } = await readOwn(escola, id, sessao);
      // No transaction and no lock waits for somebody else's server.
      const verificacao = await check(url);
      return escola.transaction(async (tx) => {
        await write.saveVerificacao(tx, { id, url, verificacao, agora });
        const answer = present(sessao, await read(tx, id, sessao));
        const detalhe = { conteudo_digital_id: id, verificacao };
        await recordAct(tx, { acao: 'conteudo_verificado', sessao, detalhe, agora });
        return ok(answer);
      });
    },
  }) satisfies Handlers;
