/** The writes of an exam day that touch more than one store: start, answer, essay, language, delivery. */
import { countWords } from '@luneta/domain/redacao';
import type { ItemResposta } from '@luneta/domain/resposta';

import type { Ctx } from '../../http/ctx.ts';
import { provaErrors } from './errors.ts';
import {
  assertMayStart,
  isIniciada,
  isOver,
  prazoFor,
  realizadoOnline,
  respondeAposEntrega,
  writeRefusal,
  type Iniciada,
} from './policy.ts';
import { keepLate } from './fora-do-prazo-store.ts';
import { findDias, findProva, type Lingua, type ProvaRow } from './prova-store.ts';
import { upsertRedacao, type RedacaoSaved } from './redacao-store.ts';
import { upsertResposta, type RespostaSaved } from './resposta-store.ts';
import { findItemKind } from './subjetiva-store.ts';
import { deliverOnce, insertTentativaOnce, lockWindow, setLingua } from './tentativa-store.ts';
import { writeAndSee } from './write-and-see.ts';

type DayPath = { readonly turma_avaliacao_id: number; readonly dia_prova: number };

/** @throws 404 `prova_nao_encontrada` when the student's class has no such day. */
export async function requireProva({ escola, aluno }: Ctx, path: DayPath): Promise<ProvaRow> {
  const prova = await findProva(escola, aluno, path);
  if (!prova) throw provaErrors.notFound();
  return prova;
}

/**
 * Starts the day, or returns the attempt there is. Of any number of calls at once the unique constraint lets one create it.
 * @throws 409 outside the window or for an in-class exam.
 */
export async function startProva(ctx: Ctx, path: DayPath): Promise<Iniciada> {
  return ensureStarted(ctx, await requireProva(ctx, path));
}

/** The attempt of a day just read, started now if there is none. @throws as `startProva` */
export async function ensureStarted(ctx: Ctx, prova: ProvaRow): Promise<Iniciada> {
  return isIniciada(prova) ? prova : start(ctx, prova);
}

/** An extension granted at the same moment is either seen here or finds the attempt. */
async function start(ctx: Ctx, prova: ProvaRow): Promise<Iniciada> {
  const { turma_avaliacao_id, dia_prova } = prova;
  const day = { turma_avaliacao_id, dia_prova, turma_aluno_id: ctx.aluno.turma_aluno_id };
  await ctx.escola.transaction(async (escola) => {
    const aluno = { ...ctx.aluno, ...(await lockWindow(escola, day)) };
    const now = await requireProva({ ...ctx, escola }, day);
    if (isIniciada(now)) return;
    assertMayStart(now, aluno, ctx.agora);
    await insertTentativaOnce(escola, day, ctx.agora, prazoFor(now, aluno, ctx.agora));
  });
  const started = await requireProva(ctx, day);
  if (!isIniciada(started))
    throw new Error(`attempt of day ${dia_prova} of ${turma_avaliacao_id} vanished after its insert`);
  return started;
}

export type RespostaInput = {
  readonly turma_avaliacao_id: number;
  readonly dia_prova: number;
  readonly item_id: number;
  readonly item_resposta: ItemResposta | null;
  readonly seq: number | null;
  readonly respondida_em: Date | null;
};

/** What is stored now; `gravada` is false when a newer choice was already there. */
export type Saved<Row> = { readonly row: Row; readonly gravada: boolean };

/**
 * Saves one answer. The usual case is one statement; only when it finds nothing to write to is the reason looked for:
 * no attempt yet (the first answer starts it), a foreign item, or a day that is over (kept apart for the school).
 * @throws 400 an item answered with a text; 404 unknown day or item; 409 not open, finished or late.
 */
export async function saveResposta(ctx: Ctx, input: RespostaInput): Promise<Saved<RespostaSaved>> {
  const row = (await write(ctx, input)) ?? (await saveAfterLooking(ctx, input));
  const repeated = row.seq === input.seq && row.item_resposta === input.item_resposta;
  return { row, gravada: row.gravou || repeated };
}

function write({ escola, aluno, agora }: Ctx, input: RespostaInput): Promise<RespostaSaved | undefined> {
  return writeAndSee(input.seq, () =>
    upsertResposta(escola, { ...input, turma_aluno_id: aluno.turma_aluno_id, agora }),
  );
}

async function saveAfterLooking(ctx: Ctx, input: RespostaInput): Promise<RespostaSaved> {
  const { escola, agora } = ctx;
  const prova = await requireProva(ctx, input);
  const day = { dia_prova: prova.dia_prova, item_id: input.item_id };
  const item = await findItemKind(escola, { ...day, avaliacao_id: prova.avaliacao_conhecimento_id });
  if (!item) throw provaErrors.itemNotFound();
  if (item.subjetiva) throw provaErrors.notOptions();
  const started = await ensureStarted(ctx, prova);
  const refusal = writeRefusal(started, agora, input.respondida_em);
  const saved = refusal ? undefined : await write(ctx, { ...input, ...day });
  if (saved) return saved;
  await keepLate(escola, {
    tentativa_id: started.tentativa_id,
    item_id: input.item_id,
    item_resposta: input.item_resposta,
    texto_redacao: null,
    seq: input.seq ?? 0,
    respondida_em: input.respondida_em,
    agora,
  });
  throw refusal ?? provaErrors.finished();
}

export type RedacaoInput = {
  readonly turma_avaliacao_id: number;
  readonly proposta_redacao_id: number;
  readonly dia_prova: number | null;
  readonly texto: string;
  readonly seq: number | null;
};

/**
 * Saves the essay. The call carries no instant of writing, so the tolerance is given to every text that arrives within it.
 * @throws 404 unknown proposal; 409 not open, finished or late.
 */
export async function saveRedacao(ctx: Ctx, input: RedacaoInput): Promise<Saved<RedacaoSaved>> {
  const { escola, aluno, agora } = ctx;
  const dias = await findDias(escola, aluno, input.turma_avaliacao_id);
  if (dias.length === 0) throw provaErrors.notFound();
  const prova = dias.find(
    (dia) =>
      dia.proposta_redacao_id === input.proposta_redacao_id &&
      (input.dia_prova === null || dia.dia_prova === input.dia_prova),
  );
  if (!prova) throw provaErrors.propostaNotFound();
  const started = await ensureStarted(ctx, prova);
  const { tentativa_id, prazo_em } = started;
  const { texto, seq, proposta_redacao_id } = input;
  const refusal = writeRefusal(started, agora, prazo_em);
  const palavras = countWords(texto);
  const write = { tentativa_id, proposta_redacao_id, texto, palavras, seq, agora };
  const row = refusal ? undefined : await writeAndSee(seq, () => upsertRedacao(escola, write));
  if (row) return { row, gravada: row.gravou || (row.seq === seq && row.texto === texto) };
  await keepLate(escola, {
    tentativa_id,
    item_id: null,
    item_resposta: null,
    texto_redacao: texto,
    seq: seq ?? 0,
    respondida_em: null,
    agora,
  });
  throw refusal ?? provaErrors.finished();
}

/**
 * Chooses the language on the open days, or on the one named. Answers of both languages stay.
 * @throws 409 when the assessment asks for none, nothing was started, or every day is over.
 */
export async function chooseLingua(
  ctx: Ctx,
  input: { turma_avaliacao_id: number; dia_prova: number | null; lingua: Lingua },
): Promise<Iniciada> {
  const { escola, aluno, agora } = ctx;
  const { turma_avaliacao_id, dia_prova } = input;
  const dias = await findDias(escola, aluno, turma_avaliacao_id);
  const named = dias.filter((dia) => dia_prova === null || dia.dia_prova === dia_prova);
  if (!named[0]) throw provaErrors.notFound();
  if (!named[0].solicitar_idioma) throw provaErrors.languageNotAsked();
  const [changed] = await setLingua(
    escola,
    { turma_avaliacao_id, dia_prova, turma_aluno_id: aluno.turma_aluno_id },
    input.lingua,
    agora,
  );
  if (changed === undefined) throw named.some(isIniciada) ? provaErrors.finished() : provaErrors.notStarted();
  const prova = await requireProva(ctx, { turma_avaliacao_id, dia_prova: changed });
  if (!isIniciada(prova)) throw provaErrors.notStarted();
  return prova;
}

/**
 * Hands the day in, once; a repetition returns the same state. Where the policy takes no answers after delivery it also closes.
 * @throws 409 when nothing was started.
 */
export async function closeProva(ctx: Ctx, path: DayPath): Promise<Iniciada> {
  const prova = await requireProva(ctx, path);
  if (!realizadoOnline(prova)) throw provaErrors.inClass();
  if (!isIniciada(prova)) throw provaErrors.notStarted();
  if (prova.entregue_em || isOver(prova, ctx.agora)) return prova;
  await deliverOnce(ctx.escola, prova.tentativa_id, ctx.agora, !respondeAposEntrega(prova));
  const delivered = await requireProva(ctx, path);
  return isIniciada(delivered) ? delivered : prova;
}
