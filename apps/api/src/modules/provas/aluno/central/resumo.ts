/**
 * Reads the data of a resumo. Reading starts nothing and writes nothing. While the student takes the exam, what every
 * student has alike comes from memory; before and after, when staff correct the exam, everything is read anew.
 */
import { isGabaritoReleased } from '@luneta/domain/gabarito';
import { dayAsksLanguage } from '@luneta/domain/lingua-estrangeira';

import type { Ctx } from '../../../../http/ctx.ts';
import { keysOfExams, toExam } from '../../../questoes/index.ts';
import { itemsOfDay, readItems } from './day-items.ts';
import { provaErrors } from './errors.ts';
import { inOwnOrder } from './ordem.ts';
import { mayReadContent, situacao } from './policy.ts';
import type { DayPath } from './prova-store.ts';
import { findProposta, readProposta } from './redacao-store.ts';
import { counted, type ResumoParts } from './resumo-presenter.ts';
import { answersOf, findResumo } from './resumo-store.ts';

/** @throws 404 `prova_nao_encontrada` */
export async function gatherResumo({ escola, aluno, agora }: Ctx, path: DayPath): Promise<ResumoParts> {
  const prova = await findResumo(escola, aluno, path);
  if (!prova) throw provaErrors.notFound();
  const released = isGabaritoReleased(toExam(prova), agora.getTime());
  const runs = situacao(prova, agora) === 'em_andamento' && !released;
  const { proposta_redacao_id: id } = prova;
  const [itens, proposta] = await Promise.all([
    runs ? itemsOfDay(escola, prova, agora) : readItems(escola, prova),
    id === null ? undefined : runs ? findProposta(escola, id, agora) : readProposta(escola, id),
  ]);
  const readable = mayReadContent(prova, released);
  const questoes = itens.map((item) => item.questao_id);
  const keys = await keysOfExams(escola, questoes, { place: 'prova', released, agora });
  const answerTo = answersOf(prova);
  return {
    prova,
    itens: readable
      ? inOwnOrder(itens, aluno.turma_aluno_id, prova.dia_prova).map((item) => ({
          ...keys.reveal(item),
          ...answerTo(item.item_id),
          anulada: item.anulada && (released || !item.calada),
        }))
      : [],
    proposta: readable ? proposta : undefined,
    revisao_prova: itens[0]?.revisao_prova ?? 0,
    asksLanguage: dayAsksLanguage(prova.solicitar_idioma, itens),
    qtde_itens: counted(itens, prova.lingua_estrangeira).length,
  };
}
