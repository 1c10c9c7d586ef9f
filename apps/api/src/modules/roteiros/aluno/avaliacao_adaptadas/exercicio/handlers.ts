import { tipoTrilhaOf } from '@luneta/domain/adaptada';
import { votosDoLog } from '@luneta/domain/conteudo-votos';
import { normalizeItemResposta } from '@luneta/domain/resposta';

import { ok, type Handlers } from '../../../../../http/call.ts';
import { ctxOf, type Ctx } from '../../../../../http/ctx.ts';
import { badRequest, errors } from '../../../../../http/errors.ts';
import { practiceOfAluno } from '../../../../questoes/index.ts';
import { navbarOf } from '../../navbar/handlers.ts';
import { presentNavbar } from '../../navbar/presenter.ts';
import { isEncerrado } from '../../trilhas_v1/policy.ts';
import { afterFase, closeFase, skipMidia } from './conclusao.ts';
import { exercicioErrors } from './errors.ts';
import { findExecucoes } from './execucao-store.ts';
import { currentNumero, hasExercicios, isLocked } from './policy.ts';
import { presentItens, presentResultado, presentVerdict } from './presenter.ts';
import { resetEstudos } from './reinicio-store.ts';
import { requireFase } from './fase.ts';
import { saveItem } from './service.ts';
import { findItens, hasWrongTry } from './store.ts';

/** @throws 404 when the word names no kind of roadmap */
function tipoOf(segmento: string): 1 | 2 {
  const tipo = tipoTrilhaOf(segmento);
  if (tipo === null) throw errors.notFound();
  return tipo;
}

const stripOf = ({ escola, aluno, agora }: Ctx) => navbarOf(escola, aluno.turma_aluno_id, agora);

/** Exercises of version 1: items, answers, the result of a phase, skipping and lost lives. */
export const handlers = {
  getAdaptadaItens: async (call) => {
    const ctx = ctxOf(call);
    const { escola, aluno, agora } = ctx;
    const { fases, fase } = await requireFase(ctx, { ...call.path, tipo: tipoOf(call.path.tipo) });
    if (isLocked(fases, fase, { viewsAsAluno: call.sessao.perfil === 'aluno', agora })) throw exercicioErrors.locked();
    const { trilha_fase_id } = fase;
    const runs = await findExecucoes(escola, { turma_aluno_id: aluno.turma_aluno_id, trilha_fase_id });
    const open = runs.find(({ concluida_em }) => concluida_em === null);
    const itens = await findItens(escola, trilha_fase_id, open?.fase_execucao_id ?? null);
    const questao_ids = itens.map((item) => item.questao_id);
    const keys = await practiceOfAluno(escola, aluno.turma_aluno_id, questao_ids, agora);
    return ok(presentItens(fase, itens, currentNumero(runs), { keys, encerrado: isEncerrado(fase, agora) }));
  },
  saveAdaptadaItem: async (call) => {
    const ctx = ctxOf(call);
    const { path, body } = call;
    const item_resposta = normalizeItemResposta(body.item_resposta);
    if (item_resposta === 'invalid')
      throw badRequest('resposta_invalida', 'Escolha uma das alternativas.', 'item_resposta');
    const verdict = await saveItem(
      ctx,
      { ...path, tipo: tipoOf(path.tipo) },
      {
        questao_id: path.banco_questao_id,
        item_resposta,
        tentativa: body.tentativa ?? null,
        vez: body.vez === 1 ? 1 : 2,
        pratica: body.pratica === true,
      },
    );
    return ok(presentVerdict(verdict, presentNavbar(verdict.navbar, ctx.agora)));
  },
  closeAdaptadaFase: async (call) => {
    const ctx = ctxOf(call);
    const path = { ...call.path, tipo: tipoOf(call.path.tipo) };
    const { fase_resumo, tentativa = null } = call.body;
    const conteudo_ids = fase_resumo.flatMap(({ midia_assistir }) => midia_assistir?.conteudo_id ?? []);
    const closed = await closeFase(ctx, path, { tentativa, conteudo_ids, votos: votosDoLog(fase_resumo) });
    return ok(presentResultado(closed, await afterFase(ctx, closed), await stripOf(ctx)));
  },
  createReducaoMoeda: async (call) => {
    const ctx = ctxOf(call);
    const { turma_avaliacao_id, materia_id, objeto_conhecimento_id } = call.body;
    const tipo = tipoOf(call.path.tipo);
    await skipMidia(ctx, { tipo, turma_avaliacao_id, materia_id, objeto_conhecimento_id });
    return ok(await stripOf(ctx));
  },
  // The answer has already taken the life. This call finds the stored mistake and charges nothing.
  createReducaoVida: async (call) => {
    const ctx = ctxOf(call);
    const { tipo, roteiro_ou_lista_id } = call.path;
    const { escola, aluno, agora } = ctx;
    const wrong = hasExercicios(aluno)
      ? await hasWrongTry(escola, aluno, tipoOf(tipo), roteiro_ou_lista_id, agora)
      : null;
    if (wrong === null) throw errors.notFound();
    if (!wrong) throw exercicioErrors.noMistake();
    return ok(await stripOf(ctx));
  },
  resetRoteiroEstudos: async (call) => {
    const { escola, aluno } = ctxOf(call);
    await resetEstudos(escola, aluno.turma_aluno_id);
    return ok({ message: 'Roteiro de estudos reiniciado com sucesso.' });
  },
} satisfies Handlers;
