/** Stores one answer to an exercise: run, tries, lives and coins in one transaction. */
import { moedasSteps, vezPaga } from '@luneta/domain/moedas';
import type { ItemResposta } from '@luneta/domain/resposta';
import { vidasAt } from '@luneta/domain/vidas';

import type { Tenant } from '../../../../../database/tenant.ts';
import type { Ctx } from '../../../../../http/ctx.ts';
import { errors } from '../../../../../http/errors.ts';
import { grade, practiceOfAluno, type Revealed, revealInPractice } from '../../../../questoes/index.ts';
import { readConfiguracao } from '../../../../escola/index.ts';
import { findNavbar } from '../../navbar/store.ts';
import { pay, takeLife, vidasOf } from '../../navbar/carteira-store.ts';
import { isEncerrado } from '../../trilhas_v1/policy.ts';
import { findChaveVista } from './chave-vista-store.ts';
import { exercicioErrors } from './errors.ts';
import { type ExecucaoRow, findExecucoes, lockExecucao, lockTry, openExecucao, saveTry } from './execucao-store.ts';
import * as policy from './policy.ts';
import { type FaseRow, findFases, findItens, type ItemRow, type TrilhaPath } from './store.ts';

export type FasePath = TrilhaPath & { readonly objeto_conhecimento_id: number };
export type Fase = { readonly fases: readonly FaseRow[]; readonly fase: FaseRow };

/** @throws 404 when the student has no such roadmap, or it has no such phase */
export async function requireFase({ escola, aluno, agora }: Ctx, path: FasePath): Promise<Fase> {
  const fases = policy.hasExercicios(aluno) ? await findFases(escola, aluno, path, agora) : [];
  const fase = fases.find((row) => row.objeto_conhecimento_id === path.objeto_conhecimento_id);
  if (!fase) throw errors.notFound();
  return { fases, fase };
}

export type Answer = {
  readonly questao_id: number;
  readonly item_resposta: ItemResposta | null;
  /** Number of the run the answer belongs to. Null means the open run, or the run that this answer opens. */
  readonly tentativa: number | null;
  readonly vez: 1 | 2;
  readonly pratica: boolean;
};

/** The result of the answer as the server computed it. */
export type Verdict = {
  readonly item: Revealed<ItemRow>;
  /** An exam or a running Boss withholds the question: a repeated answer tells no verdict (decision 195). */
  readonly retida: boolean;
  readonly bloqueado: boolean;
  readonly vez: 1 | 2;
  readonly tentativa: number;
  readonly perdeu_vida: boolean;
  readonly moedas: number;
};

type Run = Pick<ExecucaoRow, 'fase_execucao_id' | 'numero'>;
type Done = { readonly run: Run; readonly vez: 1 | 2; readonly perdeu_vida: boolean; readonly moedas: number };

/**
 * Stores one answer once. It locks the run's row, so the tries of a run follow each other; it locks the wallet last. A
 * stored answer sent again gets the same response and charges nothing, even after the run or the roadmap has ended.
 * @throws 404 unknown item; 409 and 422 as the contract lists them
 */
export async function saveItem(ctx: Ctx, path: FasePath, answer: Answer): Promise<Verdict> {
  const { escola, aluno, agora } = ctx;
  const found = await requireFase(ctx, path);
  const { trilha_fase_id } = found.fase;
  const encerrado = isEncerrado(found.fase, agora);
  const of = { turma_aluno_id: aluno.turma_aluno_id, trilha_fase_id };
  const known = (await findItens(escola, trilha_fase_id, null)).some((item) => item.questao_id === answer.questao_id);
  if (!known) throw errors.notFound();
  const keys = await practiceOfAluno(escola, aluno.turma_aluno_id, [answer.questao_id], agora);
  // This check comes before the stored tries are read, because repeating a stored try reveals as much as a new try.
  if (keys.isAskedByBoss(answer.questao_id)) throw exercicioErrors.bossRunning();
  const done = await escola.transaction(async (tx): Promise<Done> => {
    const over = await pastRun(tx, of, answer);
    if (over) return repeatPast(tx, trilha_fase_id, over, answer);
    const opened = await lockExecucao(tx, of);
    const stored = await itemOf(tx, trilha_fase_id, opened, answer);
    const step = policy.stepOf(stored, answer, policy.isItemLocked(stored, encerrado));
    if (opened && step.do === 'repeat') return { run: opened, vez: step.vez, perdeu_vida: false, moedas: 0 };
    policy.assertTakes(found.fases, found.fase, answer.pratica, agora);
    if (opened && step.do === 'continue') {
      await lockTry(tx, { fase_execucao_id: opened.fase_execucao_id, trilha_item_id: stored.trilha_item_id }, agora);
      return { run: opened, vez: 1, perdeu_vida: false, moedas: 0 };
    }
    if (step.do !== 'try') throw exercicioErrors.unanswered();
    if (!keys.canServe(answer.questao_id)) throw exercicioErrors.unavailable();
    return opened
      ? take({ ...ctx, escola: tx }, found.fase, opened, stored, step, answer)
      : openAndTake({ ...ctx, escola: tx }, found.fase, answer);
  });
  const item = await itemOf(escola, trilha_fase_id, done.run, answer);
  return {
    item: revealInPractice(keys, item, policy.isItemLocked(item, encerrado)),
    retida: !keys.canShowKey(answer.questao_id, true),
    bloqueado: policy.isItemLocked(item, encerrado),
    vez: done.vez,
    tentativa: done.run.numero,
    perdeu_vida: done.perdeu_vida,
    moedas: done.moedas,
  };
}

/** The item with its tries in the given run. Without a run it has no tries. */
async function itemOf(escola: Tenant, trilha_fase_id: number, run: Run | undefined, answer: Answer): Promise<ItemRow> {
  const itens = await findItens(escola, trilha_fase_id, run?.fase_execucao_id ?? null);
  const item = itens.find((row) => row.questao_id === answer.questao_id);
  if (!item) throw errors.notFound();
  return item;
}

type Of = { readonly turma_aluno_id: number; readonly trilha_fase_id: number };

/** The closed run that the answer names; null when it names the open run or no run. */
async function pastRun(tx: Tenant, of: Of, { tentativa }: Answer): Promise<ExecucaoRow | null> {
  if (tentativa === null) return null;
  const runs = await findExecucoes(tx, of);
  if (tentativa === policy.currentNumero(runs)) return null;
  const past = runs.find(({ numero }) => numero === tentativa);
  if (!past) throw exercicioErrors.runOver();
  return past;
}

/** Handles a try of a run that has ended: repeats the response to a stored try, refuses a new one. */
async function repeatPast(tx: Tenant, trilha_fase_id: number, run: ExecucaoRow, answer: Answer): Promise<Done> {
  const item = await itemOf(tx, trilha_fase_id, run, answer);
  if (policy.triesOf(item) === 0) throw exercicioErrors.runOver();
  const step = policy.stepOf(item, answer, policy.isItemLocked(item, false));
  if (step.do !== 'repeat') throw exercicioErrors.runOver();
  return { run, vez: step.vez, perdeu_vida: false, moedas: 0 };
}

/** Opens the run. A concurrent first answer may have been stored before, so the item is read again under the lock. */
async function openAndTake(ctx: Ctx, fase: FaseRow, answer: Answer): Promise<Done> {
  const { escola: tx, aluno, agora } = ctx;
  const of = { turma_aluno_id: aluno.turma_aluno_id, trilha_fase_id: fase.trilha_fase_id };
  const run = await openExecucao(tx, of, agora);
  if (!run || (answer.tentativa !== null && answer.tentativa !== run.numero)) throw exercicioErrors.runOver();
  const stored = await itemOf(tx, fase.trilha_fase_id, run, answer);
  const step = policy.stepOf(stored, answer, policy.isItemLocked(stored, isEncerrado(fase, agora)));
  if (step.do === 'repeat') return { run, vez: step.vez, perdeu_vida: false, moedas: 0 };
  if (step.do !== 'try') throw exercicioErrors.unanswered();
  return take(ctx, fase, run, stored, step, answer);
}

type NewTry = { readonly vez: 1 | 2; readonly item_resposta: ItemResposta };

/** Grades a new try, takes the life or pays the coins, and stores the try. */
async function take(
  ctx: Ctx,
  fase: FaseRow,
  run: Run,
  stored: ItemRow,
  { vez, item_resposta }: NewTry,
  answer: Answer,
): Promise<Done> {
  const { escola: tx, agora } = ctx;
  const { fase_execucao_id } = run;
  const { trilha_item_id, ordem } = stored;
  const acertou = grade(stored.gabarito, item_resposta);
  const pratica = answer.pratica || stored.pratica;
  const perdeu_vida = !pratica && (await chargeLife(ctx, `${fase_execucao_id}:${trilha_item_id}:${vez}`, acertou));
  const moedas = acertou && !pratica ? await payHit(ctx, trilha_item_id, vez, fase.tipo === 2) : 0;
  const bloqueia = acertou || vez === 2 || isEncerrado(fase, agora);
  await saveTry(
    tx,
    { fase_execucao_id, trilha_item_id, ordem, vez, resposta: item_resposta, acertou, pratica, bloqueia, moedas },
    agora,
  );
  return { run, vez, perdeu_vida, moedas };
}

/** Pays a hit. A student who has already seen the key gets the payment of a second try. [MOE-6], [MOE-7] */
async function payHit({ escola: tx, aluno, agora }: Ctx, trilha_item_id: number, vez: 1 | 2, plano: boolean) {
  const { turma_aluno_id, turma_id } = aluno;
  const vista = await findChaveVista(tx, { turma_aluno_id, turma_id, trilha_item_id, agora });
  const steps = moedasSteps(vezPaga(vez, vista, plano), plano);
  const lancamentos = steps.map((valor, step) => ({ chave: `${trilha_item_id}:${step + 1}`, valor }));
  return pay(tx, turma_aluno_id, 'item', lancamentos, agora);
}

/**
 * Whether the try cost a life. A right answer costs no life, but the student needs one to answer at all.
 * @throws 409 `sem_vidas`
 */
async function chargeLife({ escola: tx, aluno, agora }: Ctx, chave: string, acertou: boolean): Promise<boolean> {
  const { turma_aluno_id } = aluno;
  const now = await findNavbar(tx, turma_aluno_id);
  if (!now.vidas_ativas) return false;
  const { segundos_por_vida } = readConfiguracao(now.configuracao);
  if (vidasAt(vidasOf(now), agora.getTime(), segundos_por_vida).vidas === 0) throw exercicioErrors.noLives();
  if (acertou) return false;
  const taken = await takeLife(tx, turma_aluno_id, chave, segundos_por_vida, agora);
  if (taken === 'sem_vidas') throw exercicioErrors.noLives();
  return taken === 'perdeu';
}
