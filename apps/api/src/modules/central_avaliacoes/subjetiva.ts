/** The text answer of a subjective item (decision 181): times, order and quarantine are those of any other answer. */
import { countWords } from '@luneta/domain/redacao';

import type { Ctx } from '../../http/ctx.ts';
import { provaErrors } from './errors.ts';
import { keepLate } from './fora-do-prazo-store.ts';
import { writeRefusal } from './policy.ts';
import { ensureStarted, requireProva, type Saved } from './service.ts';
import { findItemKind, upsertSubjetiva, type SubjetivaSaved } from './subjetiva-store.ts';
import { writeAndSee } from './write-and-see.ts';

export type SubjetivaInput = {
  readonly turma_avaliacao_id: number;
  readonly dia_prova: number;
  readonly item_id: number;
  readonly texto: string;
  readonly seq: number | null;
  readonly respondida_em: Date | null;
};

/**
 * Saves or clears a text. As with an option, the usual case is one statement; why it found nothing is looked for after.
 * @throws 404 unknown day or item; 409 not open, finished or late; 422 an item of options.
 */
export async function saveSubjetiva(ctx: Ctx, input: SubjetivaInput): Promise<Saved<SubjetivaSaved>> {
  const row = (await write(ctx, input)) ?? (await saveAfterLooking(ctx, input));
  return { row, gravada: row.gravou || (row.seq === input.seq && row.texto === input.texto) };
}

function write({ escola, aluno, agora }: Ctx, input: SubjetivaInput): Promise<SubjetivaSaved | undefined> {
  const palavras = countWords(input.texto);
  return writeAndSee(input.seq, () =>
    upsertSubjetiva(escola, { ...input, palavras, turma_aluno_id: aluno.turma_aluno_id, agora }),
  );
}

async function saveAfterLooking(ctx: Ctx, input: SubjetivaInput): Promise<SubjetivaSaved> {
  const { escola, agora } = ctx;
  const { item_id, texto } = input;
  const prova = await requireProva(ctx, input);
  const day = { dia_prova: prova.dia_prova, item_id };
  const item = await findItemKind(escola, { ...day, avaliacao_id: prova.avaliacao_conhecimento_id });
  if (!item) throw provaErrors.itemNotFound();
  if (!item.subjetiva) throw provaErrors.notSubjective();
  const started = await ensureStarted(ctx, prova);
  const refusal = writeRefusal(started, agora, input.respondida_em);
  const saved = refusal ? undefined : await write(ctx, { ...input, ...day });
  if (saved) return saved;
  const { tentativa_id } = started;
  // With an item the text is an answer, without one an essay.
  await keepLate(escola, {
    tentativa_id,
    item_id,
    item_resposta: null,
    texto_redacao: texto,
    seq: input.seq ?? 0,
    respondida_em: input.respondida_em,
    agora,
  });
  throw refusal ?? provaErrors.finished();
}
