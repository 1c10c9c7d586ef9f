/** The writes of an exam day other than answers: start, language and delivery. */
import type { Tenant } from '../../../../database/tenant.ts';
import type { Ctx } from '../../../../http/ctx.ts';
import type { Marcas } from '../../above.ts';
import { keepPapelApart } from '../../segunda-store.ts';
import { passEntrada } from './entrada.ts';
import { provaErrors } from './errors.ts';
import {
  assertMayStart,
  isIniciada,
  isOver,
  prazoFor,
  realizadoOnline,
  answersAfterEntrega,
  type Iniciada,
} from './policy.ts';
import { startOrFind, type Started } from './inicio-store.ts';
import { findDias, findProva, type DayPath, type Lingua, type ProvaRow } from './prova-store.ts';
import { deliverOnce, createTentativaOnce, lockWindow, setLingua } from './tentativa-store.ts';

type AlunoDay = DayPath & { readonly turma_aluno_id: number };

/** @throws 404 `prova_nao_encontrada` when the student's class has no such day */
export async function requireProva({ escola, aluno }: Ctx, path: DayPath): Promise<ProvaRow> {
  const prova = await findProva(escola, aluno, path);
  if (!prova) throw provaErrors.notFound();
  return prova;
}

/** What only the start itself may do. */
export type Inicio = {
  /** The code of the board, where the day asks for one (rule MON-7). */
  readonly codigo: string | null;
  /** Where the marks of typed answers are kept, which a start keeps apart (rule MON-4). */
  readonly marcas: Marcas;
};

/**
 * Starts the day, or returns the existing attempt. The unique constraint lets one of several simultaneous calls create
 * it. Usually one statement does it; when it returns nothing, this looks for the reason.
 * @throws 409 outside the window, for an in-class exam, or at the door
 */
export async function startProva(ctx: Ctx, path: DayPath, inicio: Inicio): Promise<Started> {
  const { escola, aluno, agora } = ctx;
  const started = await startOrFind(escola, aluno, path, agora);
  if (started) return started;
  const prova = await requireProva(ctx, path);
  return isIniciada(prova) ? prova : start(ctx, prova, inicio);
}

/**
 * Returns the attempt of a day just read, and starts it if there is none.
 * @throws as `startProva`
 */
export async function ensureStarted(ctx: Ctx, prova: ProvaRow): Promise<Iniciada> {
  if (isIniciada(prova)) return prova;
  const started = await startOrFind(ctx.escola, ctx.aluno, prova, ctx.agora);
  if (started) return { ...prova, ...started };
  // Only the start itself takes the code of the door.
  if (prova.entrada === 'codigo') throw provaErrors.notStarted();
  return start(ctx, prova, null);
}

/** Makes room for an attempt on a screen. Only the start itself touches typed answers. */
async function makeRoom(escola: Tenant, day: AlunoDay, inicio: Inicio | null, agora: Date): Promise<void> {
  const papel = inicio && (await keepPapelApart(escola, inicio.marcas, day, agora));
  if (papel === 'ja_guardado') throw provaErrors.finished();
}

/** The lock makes a concurrent extension either visible here or able to see the new attempt. */
async function start(ctx: Ctx, prova: ProvaRow, inicio: Inicio | null): Promise<Iniciada> {
  const { turma_avaliacao_id, dia_prova } = prova;
  const day = { turma_avaliacao_id, dia_prova, turma_aluno_id: ctx.aluno.turma_aluno_id };
  const refusal = await ctx.escola.transaction(async (escola) => {
    const aluno = { ...ctx.aluno, ...(await lockWindow(escola, day)) };
    const now = await requireProva({ ...ctx, escola }, day);
    if (isIniciada(now)) return null;
    assertMayStart(now, aluno, ctx.agora);
    const refused = now.entrada === 'codigo' ? await passEntrada(escola, day, inicio?.codigo ?? null) : null;
    if (refused === null && now.tipo_aplicacao === 'Híbrida') await makeRoom(escola, day, inicio, ctx.agora);
    if (refused === null) await createTentativaOnce(escola, day, ctx.agora, prazoFor(now, aluno, ctx.agora));
    return refused;
  });
  if (refusal) throw refusal;
  const started = await requireProva(ctx, day);
  if (!isIniciada(started) && started.tipo_aplicacao === 'Híbrida') throw provaErrors.notStarted();
  if (!isIniciada(started))
    throw new Error(`attempt of day ${dia_prova} of ${turma_avaliacao_id} vanished after its insert`);
  return started;
}

/**
 * Chooses the language on the open days, or on the named day. Answers in both languages are kept.
 * @throws 409 when the assessment has no choice of language, nothing was started, or every day is over
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
 * Delivers the day once; a repetition returns the same state. When the policy takes no answers after delivery, this
 * also closes the day.
 * @throws 409 when nothing was started
 */
export async function closeProva(ctx: Ctx, path: DayPath): Promise<Iniciada> {
  const prova = await requireProva(ctx, path);
  if (!realizadoOnline(prova)) throw provaErrors.inClass();
  if (!isIniciada(prova)) throw provaErrors.notStarted();
  if (prova.entregue_em || isOver(prova, ctx.agora)) return prova;
  await deliverOnce(ctx.escola, prova.tentativa_id, ctx.agora, !answersAfterEntrega(prova));
  const delivered = await requireProva(ctx, path);
  return isIniciada(delivered) ? delivered : prova;
}
