import { normalizeItemResposta } from '@luneta/domain/resposta';

import { ok, type Handlers } from '../../http/call.ts';
import { ctxOf } from '../../http/ctx.ts';
import { badRequest } from '../../http/errors.ts';
import { gatherCentral } from './central.ts';
import * as presenter from './presenter.ts';
import { findMaterias } from './itens-store.ts';
import { gatherResumo } from './resumo.ts';
import { presentResumo } from './resumo-presenter.ts';
import * as service from './service.ts';
import { saveSubjetiva } from './subjetiva.ts';

const instantOf = (text: string | undefined) => (text === undefined ? null : new Date(text));

/** Operations of the exam centre; the twins under both bases share them, and the class's version decides the policy. */
export const handlers = {
  listCentralAvaliacoes: async (call) => ok(await gatherCentral(ctxOf(call), call.sessao.fuso_horario)),
  getProva: async (call) => {
    const ctx = ctxOf(call);
    const prova = await service.requireProva(ctx, call.path);
    const materias = await findMaterias(ctx.escola, ctx.aluno, [prova]);
    return ok(presenter.presentProva(prova, materias, ctx.aluno, ctx.agora));
  },
  getProvaResumo: async (call) => {
    const ctx = ctxOf(call);
    return ok(presentResumo(await gatherResumo(ctx, call.path), ctx.aluno, ctx.agora));
  },
  startProva: async (call) => {
    const ctx = ctxOf(call);
    return ok(presenter.presentInicio(await service.startProva(ctx, call.path), ctx.aluno, ctx.agora));
  },
  saveResposta: async (call) => {
    const { body, path, agora } = call;
    const item_id = body.turma_avaliacao_questao_resposta_id;
    const item_resposta = normalizeItemResposta(body.item_resposta);
    if (item_resposta === 'invalid') throw badRequest('resposta_invalida', 'Escolha uma das alternativas.');
    const { row, gravada } = await service.saveResposta(ctxOf(call), {
      turma_avaliacao_id: path.turma_avaliacao_id,
      dia_prova: body.dia,
      item_id,
      item_resposta,
      seq: body.seq ?? null,
      respondida_em: instantOf(body.respondida_em),
    });
    return ok(presenter.presentResposta(row, item_id, gravada, agora));
  },
  saveRespostaSubjetiva: async (call) => {
    const { body, path, agora } = call;
    const item_id = body.turma_avaliacao_questao_resposta_id;
    const { row, gravada } = await saveSubjetiva(ctxOf(call), {
      turma_avaliacao_id: path.turma_avaliacao_id,
      dia_prova: body.dia,
      item_id,
      texto: body.texto_resposta,
      seq: body.seq ?? null,
      respondida_em: instantOf(body.respondida_em),
    });
    return ok(presenter.presentSubjetiva(row, item_id, gravada, agora));
  },
  setLinguaEstrangeira: async (call) => {
    const ctx = ctxOf(call);
    const { lingua_estrangeira: lingua, dia } = call.body;
    const prova = await service.chooseLingua(ctx, { ...call.path, dia_prova: dia ?? null, lingua });
    const materias = await findMaterias(ctx.escola, ctx.aluno, [prova]);
    return ok(presenter.presentLingua(prova, materias, ctx.aluno, ctx.agora));
  },
  saveRedacao: async (call) => {
    const { body, path, agora } = call;
    const { row, gravada } = await service.saveRedacao(ctxOf(call), {
      ...path,
      dia_prova: body.dia ?? null,
      texto: body.texto_redacao,
      seq: body.seq ?? null,
    });
    return ok(presenter.presentRedacao(row, gravada, agora));
  },
  closeProva: async (call) => {
    const ctx = ctxOf(call);
    const prova = await service.closeProva(ctx, call.path);
    const materias = await findMaterias(ctx.escola, ctx.aluno, [prova]);
    return ok(presenter.presentRecibo(prova, materias, ctx.agora));
  },
} satisfies Handlers;
