/**
 * Saves an answer of any kind (option, text of an item, essay) in one way: write it, find out why it was refused, keep
 * it when it is late.
 */
import type { Ctx } from '../../../../../http/ctx.ts';
import { provaErrors } from '../errors.ts';
import { writeRefusal } from '../policy.ts';
import { findDias, type ProvaRow } from '../prova-store.ts';
import { ensureStarted, requireProva } from '../service.ts';
import { isSaved, type Answer, type AnswerKind, type SavedAnswer } from './answer.ts';
import { saveLate } from './fora-do-prazo-store.ts';
import { findItemKind } from './item-store.ts';
import { writeAnswer } from './store.ts';

/** The stored answer. `gravada` is false when a newer answer was already there. */
export type Saved = { readonly row: SavedAnswer; readonly gravada: boolean };

async function dayOfItem(ctx: Ctx, kind: 'opcao' | 'texto', answer: Answer): Promise<ProvaRow> {
  const { turma_avaliacao_id, dia_prova, alvo_id } = answer;
  if (dia_prova === null) throw provaErrors.notFound();
  const prova = await requireProva(ctx, { turma_avaliacao_id, dia_prova });
  const day = { dia_prova: prova.dia_prova, avaliacao_id: prova.avaliacao_conhecimento_id };
  const item = await findItemKind(ctx.escola, { ...day, item_id: alvo_id });
  if (!item) throw provaErrors.itemNotFound();
  if (item.subjetiva !== (kind === 'texto'))
    throw item.subjetiva ? provaErrors.notOptions() : provaErrors.notSubjective();
  return prova;
}

async function dayOfEssay(
  { escola, aluno }: Ctx,
  { turma_avaliacao_id, dia_prova, alvo_id }: Answer,
): Promise<ProvaRow> {
  const dias = await findDias(escola, aluno, turma_avaliacao_id);
  if (dias.length === 0) throw provaErrors.notFound();
  const named = dias.filter((dia) => dia_prova === null || dia.dia_prova === dia_prova);
  const prova = named.find((dia) => dia.proposta_redacao_id === alvo_id);
  if (!prova) throw provaErrors.propostaNotFound();
  return prova;
}

/**
 * Saves or clears one answer. Usually one statement does it. When that finds no open attempt, this looks for the
 * reason: no attempt yet (the first answer starts it), a wrong item or proposal, or a day that is over. A late answer
 * is kept for the school. The highest `seq` wins; a repetition gets the same response as the first call.
 * @throws 400 and 422 an item of the other kind; 404 unknown day, item or proposal; 409 not open, finished or late
 */
export async function saveAnswer(ctx: Ctx, kind: AnswerKind, answer: Answer): Promise<Saved> {
  const row = (await writeAnswer(ctx, kind, answer)) ?? (await saveAfterLooking(ctx, kind, answer));
  return { row, gravada: isSaved(row, answer) };
}

async function saveAfterLooking(ctx: Ctx, kind: AnswerKind, answer: Answer): Promise<SavedAnswer> {
  const { escola, agora } = ctx;
  const prova = kind === 'redacao' ? await dayOfEssay(ctx, answer) : await dayOfItem(ctx, kind, answer);
  const started = await ensureStarted(ctx, prova);
  const refusal = writeRefusal(started, agora, answer.respondida_em);
  const saved = refusal ? undefined : await writeAnswer(ctx, kind, { ...answer, dia_prova: prova.dia_prova });
  if (saved) return saved;
  const { item_resposta, texto } = answer.content;
  await saveLate(escola, {
    tentativa_id: started.tentativa_id,
    // A text with an item is an answer; without one it is an essay.
    item_id: kind === 'redacao' ? null : answer.alvo_id,
    item_resposta,
    texto_redacao: texto,
    seq: answer.seq ?? 0,
    respondida_em: answer.respondida_em,
    agora,
  });
  throw refusal ?? provaErrors.finished();
}
