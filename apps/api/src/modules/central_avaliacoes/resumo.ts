/** Reads the data of a resumo. Reading starts nothing and writes nothing. */
import { isGabaritoReleased } from '@luneta/domain/gabarito';

import type { Ctx } from '../../http/ctx.ts';
import { findExam } from '../../question/release.ts';
import { keysOfExams } from '../../question/reveal.ts';
import { findItens } from './itens-store.ts';
import { mayReadContent } from './policy.ts';
import { findRedacao } from './redacao-store.ts';
import { counted, type ResumoParts } from './resumo-presenter.ts';
import { requireProva } from './service.ts';

/** @throws 404 `prova_nao_encontrada` */
export async function gatherResumo(
  ctx: Ctx,
  path: { turma_avaliacao_id: number; dia_prova: number },
): Promise<ResumoParts> {
  const { escola, agora } = ctx;
  const prova = await requireProva(ctx, path);
  const [itens, redacao, exam] = await Promise.all([
    findItens(escola, prova),
    findRedacao(escola, prova),
    findExam(escola, prova.avaliacao_conhecimento_id),
  ]);
  const released = isGabaritoReleased(exam, agora.getTime());
  const readable = mayReadContent(prova, released);
  const questoes = itens.map((item) => item.questao_id);
  const keys = await keysOfExams(escola, questoes, { place: 'prova', released, agora });
  return {
    prova,
    itens: readable ? itens.map((item) => keys.reveal(item)) : [],
    redacao: readable ? redacao : undefined,
    qtde_itens: counted(itens, prova.lingua_estrangeira).length,
  };
}
