/**
 * When results are shown, and corrections of faulty items (decisions 96, 100). Each act and its audit row are one
 * transaction.
 */
import { conferenciaErro } from '@luneta/domain/conferencia';
import { isLiberada, liberacaoErro, liberacaoMinimaMs, liberacaoMs, type Retencao } from '@luneta/domain/liberacao';
import type { components } from '@luneta/openapi';

import { type Handlers, ok } from '../../../../http/call.ts';
import { iso } from '../../../../http/iso.ts';
import type { Services } from '../../../../http/services.ts';
import { setConferencia } from '../../conferencia-store.ts';
import { assertProvaAberta, recordAct, staffCtxOf } from '../../../escola/index.ts';
import { askRecalculo } from '../../recalculo-store.ts';
import { RECALCULO_DA_PROVA } from '../../recalculo-work.ts';
import { requireAvaliacao } from '../alcance.ts';
import { gestaoProvaErrors } from '../errors.ts';
import { recordEvento } from '../evento-store.ts';
import { findFim, type FimNomeado } from '../fim-store.ts';
import { findCalculadoEm, lockAvaliacao, setItemCorrigido, setRetencao } from './store.ts';

const isoOfMs = (ms: number | null) => iso(ms === null ? null : new Date(ms));

function presentLiberacao(
  avaliacao_conhecimento_id: number,
  fim: FimNomeado,
  agora: Date,
): components['schemas']['Liberacao'] {
  const { classEndsMs, outras, retencao, descricao, liberacao, liberacao_da_prova, conferida_em } = fim;
  return {
    avaliacao_conhecimento_id,
    descricao,
    retido: retencao.retido,
    liberar_em: isoOfMs(retencao.liberarEmMs),
    liberacao_minima_em: isoOfMs(liberacaoMinimaMs(classEndsMs)),
    gabarito_liberado_em: isoOfMs(liberacaoMs(classEndsMs, retencao)),
    liberado: isLiberada(classEndsMs, retencao, agora.getTime()),
    outras_provas_ate: isoOfMs(outras.fimMs),
    liberacao,
    liberacao_da_prova,
    conferida_em: iso(conferida_em),
    aguarda_conferencia: retencao.aConferir === true,
  };
}

/** @throws 409 when results are already released; 422 before the earliest moment */
function assertMayHold({ classEndsMs, retencao }: FimNomeado, wanted: Retencao, agora: Date): void {
  const erro = liberacaoErro(classEndsMs, retencao, wanted, agora.getTime());
  if (erro === 'ja_liberada') throw gestaoProvaErrors.jaLiberada();
  if (erro === 'antes_do_fim') throw gestaoProvaErrors.antesDoFim();
}

type Corrigido = NonNullable<Awaited<ReturnType<typeof setItemCorrigido>>>;

/** The events of a change. An open exam asks for its questions again when there are more events than before (rule MON-6). */
function mudancasOf({ anulada, era_anulada, gabarito_bonificado, era_bonificada }: Corrigido) {
  return [
    ...(anulada === era_anulada ? [] : [anulada ? ('anulada' as const) : ('desanulada' as const)]),
    ...(gabarito_bonificado === era_bonificada
      ? []
      : [gabarito_bonificado ? ('bonificada' as const) : ('desbonificada' as const)]),
  ];
}

export const buildHandlers = ({ defer }: Pick<Services, 'defer'>) =>
  ({
    getLiberacao: async (call) => {
      const ctx = await staffCtxOf(call);
      const avaliacao_id = call.path.avaliacao_conhecimento_id;
      const escola = await requireAvaliacao(ctx, avaliacao_id);
      return ok(presentLiberacao(avaliacao_id, await findFim(escola, avaliacao_id), ctx.agora));
    },
    setLiberacao: async (call) => {
      const ctx = await staffCtxOf(call);
      const { sessao, agora } = ctx;
      const avaliacao_id = call.path.avaliacao_conhecimento_id;
      const escola = await requireAvaliacao(ctx, avaliacao_id);
      const { retido, motivo } = call.body;
      const liberar_em = call.body.liberar_em ? new Date(call.body.liberar_em) : null;
      const found = await escola.transaction(async (tx) => {
        await assertProvaAberta(tx, avaliacao_id);
        await lockAvaliacao(tx, avaliacao_id);
        assertMayHold(await findFim(tx, avaliacao_id), { retido, liberarEmMs: liberar_em?.getTime() ?? null }, agora);
        await setRetencao(tx, avaliacao_id, { retido, liberar_em, liberacao: call.body.liberacao }, agora);
        const detalhe = {
          avaliacao_conhecimento_id: avaliacao_id,
          retido,
          liberar_em: iso(liberar_em),
          ...(call.body.liberacao === undefined ? {} : { liberacao: call.body.liberacao }),
        };
        const fim = await findFim(tx, avaliacao_id);
        await recordAct(tx, { acao: 'liberacao_alterada', sessao, motivo, detalhe, agora });
        return fim;
      });
      return ok(presentLiberacao(avaliacao_id, found, agora));
    },
    confirmLiberacao: async (call) => {
      const ctx = await staffCtxOf(call);
      const { sessao, agora } = ctx;
      const avaliacao_id = call.path.avaliacao_conhecimento_id;
      const escola = await requireAvaliacao(ctx, avaliacao_id);
      const { motivo, calculado_em } = call.body;
      const seen = calculado_em === null ? null : new Date(calculado_em);
      const found = await escola.transaction(async (tx) => {
        await assertProvaAberta(tx, avaliacao_id);
        await lockAvaliacao(tx, avaliacao_id);
        const erro = conferenciaErro(await findFim(tx, avaliacao_id), agora.getTime());
        if (erro === 'ja_liberada') throw gestaoProvaErrors.jaLiberada();
        if (erro === 'prova_nao_encerrada') throw gestaoProvaErrors.naoEncerrada();
        if (iso(await findCalculadoEm(tx, avaliacao_id)) !== iso(seen)) throw gestaoProvaErrors.resultadosMudaram();
        await setConferencia(tx, avaliacao_id, agora);
        const detalhe = { avaliacao_conhecimento_id: avaliacao_id };
        const fim = await findFim(tx, avaliacao_id);
        await recordAct(tx, {
          acao: 'resultado_conferido',
          sessao,
          ...(motivo === undefined ? {} : { motivo }),
          detalhe,
          agora,
        });
        return fim;
      });
      return ok(presentLiberacao(avaliacao_id, found, agora));
    },
    setItemProva: async (call) => {
      const ctx = await staffCtxOf(call);
      const { sessao, agora } = ctx;
      const { avaliacao_conhecimento_id: avaliacao_id, avaliacao_conhecimento_questao_id: item_id } = call.path;
      const escola = await requireAvaliacao(ctx, avaliacao_id);
      const { anulada, gabarito_bonificado, motivo } = call.body;
      if (anulada && gabarito_bonificado) throw gestaoProvaErrors.anuladaEBonificada();
      const { item, recalculo } = await escola.transaction(async (tx) => {
        await assertProvaAberta(tx, avaliacao_id);
        const saved = await setItemCorrigido(tx, { avaliacao_id, item_id, anulada, gabarito_bonificado });
        if (!saved) throw gestaoProvaErrors.notFound();
        const mudancas = mudancasOf(saved);
        for (const tipo of mudancas) {
          const depois = { aviso: tipo === 'anulada' ? tipo : null };
          await recordEvento(tx, { avaliacao_id, item_id, tipo, depois, motivo }, { sessao, agora });
        }
        const asked = mudancas.length > 0 ? await askRecalculo(tx, avaliacao_id) : 'nao_necessario';
        if (asked === 'pendente') await defer(tx, RECALCULO_DA_PROVA, { escola_id: tx.escola_id, avaliacao_id });
        const detalhe = { avaliacao_conhecimento_id: avaliacao_id, item_id, anulada, gabarito_bonificado };
        await recordAct(tx, { acao: 'item_alterado', sessao, motivo, detalhe, agora });
        return { item: saved, recalculo: asked };
      });
      const { era_anulada: _annulled, era_bonificada: _given, ...row } = item;
      return ok({ avaliacao_conhecimento_questao_id: item_id, ...row, recalculo });
    },
  }) satisfies Handlers;
