/** Tag `roteiro_estudos`: the study roadmaps of version 2, with phases, quizzes and answers. Reads write nothing. */
import { type Handlers, ok } from '../../../../http/call.ts';
import { ctxOf } from '../../../../http/ctx.ts';
import { errors } from '../../../../http/errors.ts';
import { iso } from '../../../../http/iso.ts';
import type { Services } from '../../../../http/services.ts';
import { findPrevisoes } from '../../planos/previsao.ts';
import { roteiroErrors } from './errors.ts';
import { type Persist, presentFase, presentQuiz, presentResposta } from './fase-presenter.ts';
import { gatherFase, requireFase } from './fase.ts';
import { findFases, findQuestoesProva } from './fases-store.ts';
import { assertAberta, hasTrilhasNovas, maySeeEstimates } from './policy.ts';
import { presentLista, presentMateria } from './presenter.ts';
import { saveResposta, saveRespostaQuiz } from './resposta.ts';
import { findResumo, findUltimoAto } from './resumo-store.ts';
import { findTrilhasAbertas } from './trilha-store.ts';
import { requireTrilha } from './trilha.ts';
import { saveViewOnce } from './visualizacao-store.ts';

export function buildHandlers({ signerFor }: Pick<Services, 'signerFor'>) {
  const { sign, isOurs } = signerFor('roteiro');
  const persist: Persist = (fase, respondidos) => sign(JSON.stringify({ fase, respondidos }));
  return {
    listRoteiroEstudos: async (call) => {
      const { escola, aluno, agora } = ctxOf(call);
      const trilhas = await findTrilhasAbertas(escola, aluno, agora);
      const [resumo, ultimoAto, { notas }] = await Promise.all([
        findResumo(
          escola,
          aluno.turma_aluno_id,
          trilhas.map(({ trilha_id }) => trilha_id),
        ),
        findUltimoAto(escola, aluno.turma_aluno_id),
        findPrevisoes(escola, aluno, agora),
      ]);
      const trilhas_novas = hasTrilhasNovas(trilhas, ultimoAto);
      return ok(presentLista({ trilhas, resumo, trilhas_novas, notas }));
    },
    getRoteiroMateria: async (call) => {
      const ctx = ctxOf(call);
      const trilha = await requireTrilha(ctx, call.path);
      const { turma_aluno_id } = ctx.aluno;
      const [resumo, fases, questoes] = await Promise.all([
        findResumo(ctx.escola, turma_aluno_id, [trilha.trilha_id]),
        findFases(ctx.escola, trilha.trilha_id, turma_aluno_id),
        findQuestoesProva(ctx.escola, trilha.trilha_id),
      ]);
      return ok(presentMateria({ trilha, resumo, fases, questoes }, maySeeEstimates(call.sessao), ctx.agora));
    },
    getRoteiroFase: async (call) => {
      const ctx = ctxOf(call);
      const parts = await gatherFase(ctx, call.path.trilha_fase_id, maySeeEstimates(call.sessao));
      return ok(presentFase(parts, persist, ctx.agora));
    },
    saveRoteiroResposta: async (call) => {
      const { trilha_item_id, item_resposta, persisted_data } = call.body;
      // All state is in the database, so an altered text changes nothing. It is logged as a sign of tampering.
      if (persisted_data && !isOurs(persisted_data))
        call.log.warn({ trilha_fase_id: call.path.trilha_fase_id }, 'persisted_data altered: ignored');
      const answered = await saveResposta(ctxOf(call), { ...call.path, trilha_item_id, item_resposta });
      return ok(presentResposta(answered, persist));
    },
    saveRespostaQuiz: async (call) => {
      const { index, item_resposta } = call.body.resposta_quiz;
      const { trilha_fase_id } = call.path;
      return ok(presentQuiz(await saveRespostaQuiz(ctxOf(call), { trilha_fase_id, index, item_resposta })));
    },
    createVisualizacaoConteudo: async (call) => {
      const ctx = ctxOf(call);
      const { escola, aluno, agora } = ctx;
      const { trilha_fase_id, objeto_conhecimento_conteudo_digital_id: conteudo_digital_id } = call.body;
      const { turma_aluno_id } = aluno;
      if ((call.body.turma_aluno_id ?? turma_aluno_id) !== turma_aluno_id) throw errors.foreignEnrolment();
      const fase = await requireFase(ctx, trilha_fase_id);
      assertAberta(fase, agora);
      const view = { turma_aluno_id, trilha_fase_id, conteudo_digital_id };
      const visualizado_em = await saveViewOnce(escola, view, fase.objeto_conhecimento_id, agora);
      if (!visualizado_em) throw roteiroErrors.midiaNotFound();
      const trilhas = await findTrilhasAbertas(escola, aluno, agora);
      const { qtde_midias_acessadas } = await findResumo(
        escola,
        turma_aluno_id,
        trilhas.map(({ trilha_id }) => trilha_id),
      );
      return ok({ visualizado_em: iso(visualizado_em), qtde_midias_acessadas });
    },
  } satisfies Handlers;
}
