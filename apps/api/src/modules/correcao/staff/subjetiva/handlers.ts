/** Text answers to mark, with points from 0 to those of the item (decision 181). */
import type { components } from '@luneta/openapi';

import { tenant } from '../../../../database/tenant.ts';
import { type Handlers, ok } from '../../../../http/call.ts';
import { nextPage, pageOf, readIdCursor } from '../../../../http/cursor.ts';
import { filterOf } from '../../../../http/query.ts';
import { assertProvaAberta, recordAct, type StaffCtx, staffCtxOf } from '../../../escola/index.ts';
import { askRecalculo, escolaOf } from '../../../provas/index.ts';
import { presentTexto } from '../../../questoes/index.ts';
import { codigoOf } from '../codigo.ts';
import { correcaoErrors } from '../errors.ts';
import { corretorOf } from '../redacao/service.ts';
import { findSubjetiva, findSubjetivas, saveSubjetiva, type SubjetivaRow } from './store.ts';

const PAGE = 50;

function presentSubjetiva(row: SubjetivaRow): components['schemas']['Subjetiva'] {
  const { escola_id, resposta_id, avaliacao_id, texto, pontuacao, comentario, passagem, ...rest } = row;
  return {
    resposta_subjetiva_id: resposta_id,
    codigo: codigoOf('S', escola_id, resposta_id),
    avaliacao_conhecimento_id: avaliacao_id,
    ...rest,
    enunciado: presentTexto({ passagem, enunciado: row.enunciado }),
    texto_resposta: texto,
    pontuacao_correcao: pontuacao,
    comentario_correcao: comentario,
  };
}

/** @throws 404 out of reach, or while the student still writes */
async function requireSubjetiva({ db, alcance }: StaffCtx, resposta_id: number): Promise<SubjetivaRow> {
  const row = await findSubjetiva(db, alcance, resposta_id);
  if (!row) throw correcaoErrors.notFound();
  return row;
}

export const handlers = {
  listRespostasSubjetivas: async (call) => {
    const ctx = await staffCtxOf(call);
    const { escola_id, turma_avaliacao_id, situacao = 'a_corrigir', resposta_subjetiva_id, cursor } = call.query;
    const marked = filterOf(situacao);
    const rows = await findSubjetivas(escolaOf(ctx, escola_id), {
      turmas: ctx.alcance.turmas,
      turma_avaliacao_id: filterOf(turma_avaliacao_id),
      resposta_id: filterOf(resposta_subjetiva_id),
      corrigida: marked === null ? null : marked === 'corrigida',
      depois: readIdCursor(cursor),
      quantas: PAGE + 1,
    });
    const { page, next } = pageOf(rows, PAGE, (row) => row.resposta_id);
    return { ...ok(page.map(presentSubjetiva)), ...nextPage(next) };
  },
  saveCorrecaoSubjetiva: async (call) => {
    const ctx = await staffCtxOf(call);
    const { sessao, agora } = ctx;
    const resposta_id = call.path.resposta_subjetiva_id;
    const { pontuacao_correcao: pontuacao, comentario_correcao, versao } = call.body;
    const row = await requireSubjetiva(ctx, resposta_id);
    if (pontuacao > row.pontuacao_avaliacao) throw correcaoErrors.pontosDemais();
    await tenant(ctx.db, row.escola_id).transaction(async (tx) => {
      await assertProvaAberta(tx, row.avaliacao_id);
      const comentario = comentario_correcao ?? null;
      await saveSubjetiva(tx, { resposta_id, pontuacao, comentario, ...corretorOf(ctx), versao, agora });
      await askRecalculo(tx, row.avaliacao_id);
      const detalhe = { resposta_subjetiva_id: resposta_id, versao: versao + 1 };
      await recordAct(tx, { acao: 'subjetiva_corrigida', sessao, detalhe, agora });
    });
    return ok(presentSubjetiva(await requireSubjetiva(ctx, resposta_id)));
  },
} satisfies Handlers;
