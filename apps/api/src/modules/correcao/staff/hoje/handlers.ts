/** Tag `gestao_hoje`: the day of a school: its exams with who answers, and what waits for somebody. */
import { type Handlers, ok } from '../../../../http/call.ts';
import { staffCtxOf } from '../../../escola/index.ts';
import { escolaOf } from '../../../provas/index.ts';
import { countParaCorrigir } from '../contagem.ts';
import { findAtrasadas, findBloqueados, findDuasRespostas, findEmPapel, findRetidos } from './pendencias-store.ts';
import { presentDia } from './presenter.ts';
import { findProvas, findSemana } from './store.ts';

export const handlers = {
  getGestaoHoje: async (call) => {
    const ctx = await staffCtxOf(call);
    const { agora, alcance } = ctx;
    const escola = escolaOf(ctx, call.query.escola_id);
    const semana = await findSemana(escola, agora);
    return ok(
      presentDia({
        agora,
        escola_id: escola.escola_id,
        semana,
        provas: await findProvas(escola, alcance.turmas, semana, agora),
        corrigir: await countParaCorrigir(ctx, escola),
        retidos: await findRetidos(escola, alcance.turmas, agora),
        atrasadas: await findAtrasadas(escola, alcance.turmas),
        emPapel: await findEmPapel(escola, alcance.turmas, agora),
        duasRespostas: await findDuasRespostas(escola, alcance.turmas),
        bloqueados: await findBloqueados(escola, alcance.turmas, agora),
      }),
    );
  },
} satisfies Handlers;
