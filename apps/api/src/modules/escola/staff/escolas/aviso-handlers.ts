/** Notices of a school, past and future ones included, written by its management (decision 14). */
import { type Handlers, ok } from '../../../../http/call.ts';
import { unprocessable } from '../../../../http/errors.ts';
import { iso } from '../../../../http/iso.ts';
import { escolaInReach } from '../../alcance.ts';
import { recordAct } from '../../auditoria.ts';
import { AVISO_MESSAGES, avisoProblem } from '../../aluno/avisos/regras.ts';
import { listNewest, saveAviso } from '../../aluno/avisos/store.ts';
import { presentAviso } from '../../aluno/avisos/presenter.ts';

export const avisoHandlers = {
  listGestaoAvisos: async ({ db, sessao, query }) => {
    const escola = await escolaInReach(db, sessao, query.escola_id);
    return ok((await listNewest(escola)).map(presentAviso));
  },

  saveGestaoAviso: async ({ db, sessao, path, query, body, agora }) => {
    const chave = path.aviso_id;
    const [inicio, fim] = [new Date(body.inicio), new Date(body.fim)];
    const escola = await escolaInReach(db, sessao, query.escola_id);
    const notice = { chave, titulo: body.titulo.trim(), texto: body.texto.trim() };
    const problem = avisoProblem(notice, { inicio: inicio.getTime(), fim: fim.getTime() });
    if (problem) {
      const refusal = unprocessable(`aviso_${problem}`, AVISO_MESSAGES[problem]);
      // The key stands in the address.
      throw problem === 'chave' ? refusal : refusal.at(problem);
    }
    return escola.transaction(async (tx) => {
      const saved = await saveAviso(tx, { ...notice, inicio, fim });
      const detalhe = { aviso_id: chave, inicio: iso(inicio), fim: iso(fim) };
      await recordAct(tx, { acao: 'aviso_salvo', sessao, detalhe, agora });
      return ok(presentAviso(saved));
    });
  },
} satisfies Handlers;
