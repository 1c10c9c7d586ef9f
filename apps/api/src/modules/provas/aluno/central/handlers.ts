/** Tag `central_avaliacoes`: the exam days of a student, with answers, essays and delivery, for both versions. */
import { normalizeItemResposta } from '@luneta/domain/resposta';

import { ok, type Call, type Handlers } from '../../../../http/call.ts';
import { ready } from '../../../../http/ready.ts';
import { ctxOf } from '../../../../http/ctx.ts';
import { badRequest } from '../../../../http/errors.ts';
import type { Above } from '../../above.ts';
import { gatherCentral } from './central.ts';
import { pedeCodigo } from './entrada.ts';
import * as presenter from './presenter.ts';
import { findMaterias } from './materias-store.ts';
import { findCabecalho } from './prova-store.ts';
import { gatherQuestoes } from './questoes.ts';
import { gatherResumo } from './resumo.ts';
import { presentResumo } from './resumo-presenter.ts';
import { optionOf, textOf } from './resposta/answer.ts';
import { presentRedacao, presentResposta, presentSubjetiva } from './resposta/presenter.ts';
import { saveAnswer } from './resposta/service.ts';
import * as service from './service.ts';

const instantOf = (text: string | undefined) => (text === undefined ? null : new Date(text));

type ItemCall = Pick<Call<'saveResposta' | 'saveRespostaSubjetiva'>, 'path' | 'body'>;

/** The exam day and item that an answer is for. */
const ofItem = ({ path, body }: ItemCall) => ({
  turma_avaliacao_id: path.turma_avaliacao_id,
  dia_prova: body.dia,
  alvo_id: body.turma_avaliacao_questao_resposta_id,
  seq: body.seq ?? null,
  respondida_em: instantOf(body.respondida_em),
});

/** @param marcas where the marks of typed answers are kept */
export const buildHandlers = ({ marcas }: Pick<Above, 'marcas'>) =>
  ({
    listCentralAvaliacoes: async (call) => ok(await gatherCentral(ctxOf(call), call.sessao.fuso_horario)),
    getProva: async (call) => {
      const ctx = ctxOf(call);
      const prova = await service.requireProva(ctx, call.path);
      const [materias, cabecalho] = await Promise.all([
        findMaterias(ctx.escola, ctx.aluno, [prova]),
        findCabecalho(ctx.escola, ctx.aluno, prova),
      ]);
      const asks = prova.entrada === 'codigo' && prova.tentativa_id === null;
      const { turma_avaliacao_id, dia_prova } = prova;
      const { turma_aluno_id } = ctx.aluno;
      const pede_codigo = asks && (await pedeCodigo(ctx.escola, { turma_avaliacao_id, dia_prova, turma_aluno_id }));
      return ok(presenter.presentProva(prova, { materias, pede_codigo, ...cabecalho }, ctx.aluno, ctx.agora));
    },
    getProvaResumo: async (call) => {
      const ctx = ctxOf(call);
      return ok(presentResumo(await gatherResumo(ctx, call.path), ctx.aluno, ctx.agora));
    },
    getProvaQuestoes: async (call) => ready(await gatherQuestoes(ctxOf(call), call.path)),
    startProva: async (call) => {
      const ctx = ctxOf(call);
      const started = await service.startProva(ctx, call.path, { codigo: call.body?.codigo ?? null, marcas });
      return ok(presenter.presentInicio(started, ctx.agora));
    },
    saveResposta: async (call) => {
      const { body } = call;
      const item_resposta = normalizeItemResposta(body.item_resposta);
      if (item_resposta === 'invalid')
        throw badRequest('resposta_invalida', 'Escolha uma das alternativas.', 'item_resposta');
      const saved = await saveAnswer(ctxOf(call), 'opcao', { ...ofItem(call), content: optionOf(item_resposta) });
      return ok(presentResposta(saved, body.turma_avaliacao_questao_resposta_id, call.agora));
    },
    saveRespostaSubjetiva: async (call) => {
      const { body } = call;
      const saved = await saveAnswer(ctxOf(call), 'texto', { ...ofItem(call), content: textOf(body.texto_resposta) });
      return ok(presentSubjetiva(saved, body.turma_avaliacao_questao_resposta_id, call.agora));
    },
    setLinguaEstrangeira: async (call) => {
      const ctx = ctxOf(call);
      const { lingua_estrangeira: lingua, dia } = call.body;
      const prova = await service.chooseLingua(ctx, { ...call.path, dia_prova: dia ?? null, lingua });
      const materias = await findMaterias(ctx.escola, ctx.aluno, [prova]);
      return ok(presenter.presentLingua(lingua, prova, materias, ctx.aluno, ctx.agora));
    },
    saveRedacao: async (call) => {
      const { body, path, agora } = call;
      const saved = await saveAnswer(ctxOf(call), 'redacao', {
        turma_avaliacao_id: path.turma_avaliacao_id,
        dia_prova: body.dia ?? null,
        alvo_id: path.proposta_redacao_id,
        content: textOf(body.texto_redacao),
        seq: body.seq ?? null,
        respondida_em: instantOf(body.respondida_em),
      });
      return ok(presentRedacao(saved, agora));
    },
    closeProva: async (call) => {
      const ctx = ctxOf(call);
      const prova = await service.closeProva(ctx, call.path);
      const materias = await findMaterias(ctx.escola, ctx.aluno, [prova]);
      return ok(presenter.presentRecibo(prova, materias, ctx.agora));
    },
  }) satisfies Handlers;
