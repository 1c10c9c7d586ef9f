/** Drafts of exams: list, read, save, archive. */
import { formaDoRascunho } from '@luneta/domain/rascunho-forma';

import { readBusca } from '../../../../http/busca.ts';
import { type Handlers, ok } from '../../../../http/call.ts';
import { iso } from '../../../../http/iso.ts';
import { escolaInReach, findConfiguracao, reachOf, recordAct } from '../../../escola/index.ts';
import { nextCursor, readCursor } from './cursor.ts';
import { documentoOf } from './documento.ts';
import { previewRascunho } from './previa.ts';
import { publish } from './publicacao.ts';
import { isMine, requireEdit, requireRead } from './policy.ts';
import { presentResumo, presentVerificacao } from './presenter.ts';
import { archive, answerOf, save, type RascunhoCall } from './service.ts';
import { propose } from './sorteio.ts';
import { findRascunho, findRascunhos, PAGE } from './store.ts';
import { verify } from './verificacao.ts';

export const handlers = {
  listRascunhosAvaliacao: async ({ db, sessao, query, agora }) => {
    const escola = await escolaInReach(db, sessao, query.escola_id);
    const { turmas } = await reachOf(db, sessao, agora);
    const rows = await findRascunhos(escola, {
      turmas,
      pessoa_id: sessao.pessoa_id,
      arquivadas: query.arquivadas ?? false,
      texto: readBusca(query.busca)?.nome ?? null,
      depois: readCursor(query.cursor),
    });
    const page = rows.slice(0, PAGE);
    const last = rows.length > PAGE ? page.at(-1) : undefined;
    return {
      ...ok(page.map((row) => presentResumo(row, isMine(row, sessao), formaDoRascunho(row.documento).length))),
      ...nextCursor(last ? { em: last.atualizado_em, id: last.id } : null),
    };
  },

  getRascunhoAvaliacao: async (call) => ok(await answerOf(await asked(call))),

  saveRascunhoAvaliacao: async (call) => {
    const { versao = null } = call.body;
    return ok(await save(await asked(call), documentoOf(call.body), versao));
  },

  getVerificacao: async (call) => {
    const { escola, sessao, agora, turmas, id } = await asked(call);
    const row = requireRead(await findRascunho(escola, id), sessao, turmas);
    const { fuso_horario } = await findConfiguracao(escola);
    const { caderno } = row;
    const found = await verify(escola, row.documento, { sessao, agora, turmas, fuso_horario, caderno });
    return ok(presentVerificacao(row.versao, found));
  },

  getPrevia: async (call) => {
    const { escola, sessao, agora, turmas, id } = await asked(call);
    const row = requireRead(await findRascunho(escola, id), sessao, turmas);
    const { fuso_horario } = await findConfiguracao(escola);
    const { dia_prova, versao, lingua = null } = call.query;
    const reader = { sessao, agora, turmas, fuso_horario };
    return ok(await previewRascunho(escola, row.documento, { dia_prova, versao, lingua }, reader));
  },

  createSorteio: async (call) => {
    const { escola, sessao, agora, turmas, id } = await asked(call);
    const row = requireEdit(await findRascunho(escola, id), sessao, turmas);
    const { fuso_horario } = await findConfiguracao(escola);
    const found = await propose(escola, row.documento, call.body, { sessao, agora, turmas, fuso_horario });
    const detalhe = { rascunho_id: id, semente: found.semente, questoes: found.questoes.length };
    await recordAct(escola, { acao: 'questoes_sorteadas', sessao, detalhe, agora });
    return ok(found);
  },

  publishAvaliacao: async (call) => {
    const { versao, avisos_aceitos } = call.body;
    const { avaliacao_id, publicada_em } = await publish(await asked(call), versao, avisos_aceitos);
    return ok({ avaliacao_conhecimento_id: avaliacao_id, publicada_em: iso(publicada_em) });
  },

  setRascunhoArquivamento: async (call) => ok(await archive(await asked(call), call.body.arquivada)),
} satisfies Handlers;

type Of = Pick<RascunhoCall, 'db' | 'sessao' | 'agora'> & {
  readonly path: { readonly rascunho_id: string };
  readonly query: { readonly escola_id?: number };
};

/** The school of the call and what the caller reaches. @throws 404 for a school out of reach */
async function asked({ db, sessao, agora, path, query }: Of): Promise<RascunhoCall> {
  const escola = await escolaInReach(db, sessao, query.escola_id);
  const { turmas } = await reachOf(db, sessao, agora);
  return { db, escola, sessao, agora, turmas, id: path.rascunho_id };
}
