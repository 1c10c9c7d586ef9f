/** An exam and a draft of one on paper. */
import { type Handlers, ok } from '../../../../http/call.ts';
import { escolaInReach, reachOf } from '../../../escola/index.ts';
import { askedOf } from '../avaliacao/service.ts';
import { printDraft, printExam } from './service.ts';

export const handlers = {
  getImpressao: async (call) => {
    const { tipo, dia: dia_prova = null, lingua = null, modelo = 'A', turma_id = null } = call.query;
    return ok(await printExam(await askedOf(call), { tipo, dia_prova, lingua, modelo, turma_id }));
  },

  getRascunhoImpressao: async ({ db, sessao, agora, path, query }) => {
    const escola = await escolaInReach(db, sessao, query.escola_id);
    const { turmas } = await reachOf(db, sessao, agora);
    const { dia: dia_prova = null, lingua = null } = query;
    return ok(await printDraft({ db, escola, sessao, agora, turmas, id: path.rascunho_id }, { dia_prova, lingua }));
  },
} satisfies Handlers;
