/** Late answers: listed without their content, counted or left out by staff (decision 93; security D17). */
import { isLiberada } from '@luneta/domain/liberacao';

import { type Handlers, ok } from '../../../../http/call.ts';
import { assertTurmaAberta, recordAct, staffCtxOf } from '../../../escola/index.ts';
import { askRecalculo } from '../../recalculo-store.ts';
import { lockGrade } from '../../segunda-store.ts';
import { requireDia } from '../alcance.ts';
import { gestaoProvaErrors } from '../errors.ts';
import { findFim } from '../fim-store.ts';
import { lockAvaliacao } from '../liberacao/store.ts';
import { presentAtrasada } from './presenter.ts';
import { decideLate, findAtrasadas, lockAttempts } from './store.ts';

export const handlers = {
  listForaDoPrazo: async (call) => {
    const { dia, escola } = await requireDia(await staffCtxOf(call), call.path);
    return ok((await findAtrasadas(escola, dia)).map(presentAtrasada));
  },
  setForaDoPrazo: async (call) => {
    const { sessao, agora, ...ctx } = await staffCtxOf(call);
    const { dia, escola } = await requireDia({ sessao, agora, ...ctx }, call.path);
    const { contar, motivo } = call.body;
    const ids = [...new Set(call.body.respostas)];
    const rows = await escola.transaction(async (tx) => {
      await assertTurmaAberta(tx, dia.turma_id);
      await lockAttempts(tx, ids);
      await lockAvaliacao(tx, dia.avaliacao_id);
      await lockGrade(tx, dia);
      const { classEndsMs, retencao } = await findFim(tx, dia.avaliacao_id);
      if (isLiberada(classEndsMs, retencao, agora.getTime())) throw gestaoProvaErrors.resultadoSaiu();
      const listed = new Set((await findAtrasadas(tx, dia)).map((row) => row.id));
      if (!ids.every((id) => listed.has(id))) throw gestaoProvaErrors.notFound();
      const changed = await decideLate(tx, dia, ids, contar, agora);
      if (changed > 0) await askRecalculo(tx, dia.avaliacao_id);
      const { turma_avaliacao_id, dia_prova } = dia;
      const detalhe = { turma_avaliacao_id, dia_prova, contar, respostas: ids.length, mudaram: changed };
      const decided = await findAtrasadas(tx, dia);
      await recordAct(tx, { acao: 'fora_do_prazo_decidido', sessao, motivo, detalhe, agora });
      return decided;
    });
    return ok(rows.map(presentAtrasada));
  },
} satisfies Handlers;
