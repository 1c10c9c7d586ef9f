/**
 * The operations of a Boss: look, start, answer and leave. Looking changes nothing; the others first close an attempt
 * whose time is over.
 */
import { bossDuracaoSeconds, type BossRules, type StatusBoss } from '@luneta/domain/boss';
import type { ItemResposta } from '@luneta/domain/resposta';

import type { Tenant } from '../../../../database/tenant.ts';
import type { Ctx } from '../../../../http/ctx.ts';
import { judge, type Liberacoes } from '../../../questoes/index.ts';
import { type AdaptadaPath, type AdaptadaRow, findAdaptada, findAdaptadaOfItem } from '../trilhas_v1/store.ts';
import { findFases } from '../trilhas_v1/fases-store.ts';
import { hasBoss, isEncerrado } from '../trilhas_v1/policy.ts';
import { bossErrors } from './errors.ts';
import { endHeld, holdSettled, settle } from './fim.ts';
import { asOf, isRunning, statusOf } from './policy.ts';
import { findRules } from './rules-store.ts';
import { drawItens } from './sorteio-store.ts';
import type { Tentativa } from './tentativa-sql.ts';
import { beginOnce, type BossItemRow, findItem, findTentativas, saveAnswer } from './tentativa-store.ts';

/** How a roadmap's Boss stands for the student. */
type Standing = {
  readonly roteiro: AdaptadaRow;
  /** The end of the roadmap has passed. */
  readonly encerrado: boolean;
  readonly status: StatusBoss;
  /** The newest attempt, as ended when its time is over; null before the first attempt. */
  readonly tentativa: Tentativa | null;
};

/** The same with the rules. */
export type Boss = Standing & {
  /** The school's present rules. An attempt keeps the rules it began with. */
  readonly rules: BossRules;
  readonly tempoTotal: number;
};

async function standingOf({ escola, aluno, agora }: Ctx, roteiro: AdaptadaRow | undefined): Promise<Standing> {
  if (!roteiro) throw bossErrors.notFound();
  const { turma_aluno_id } = aluno;
  const [fases, tentativas] = await Promise.all([
    findFases(escola, turma_aluno_id, [roteiro.trilha_id]),
    findTentativas(escola, turma_aluno_id, [roteiro.trilha_id], agora),
  ]);
  if (!hasBoss(roteiro, fases)) throw bossErrors.notFound();
  const stored = tentativas.get(roteiro.trilha_id);
  const tentativa = stored ? asOf(stored, agora) : null;
  const encerrado = isEncerrado(roteiro, agora);
  return { roteiro, encerrado, status: statusOf(tentativa, fases, encerrado), tentativa };
}

function withRules({ aluno }: Ctx, standing: Standing, rules: BossRules): Boss {
  const { tentativa } = standing;
  const begun = tentativa?.iniciado_em ? tentativa : null;
  return { ...standing, rules, tempoTotal: begun?.duracao_segundos ?? bossDuracaoSeconds(rules, aluno.fator_tempo) };
}

async function bossOf(ctx: Ctx, roteiro: AdaptadaRow | undefined): Promise<Boss> {
  const [standing, rules] = await Promise.all([standingOf(ctx, roteiro), findRules(ctx.escola)]);
  return withRules(ctx, standing, rules);
}

/** @throws 404 when the student has no such roadmap, or the roadmap has no Boss */
export async function requireBoss(ctx: Ctx, path: AdaptadaPath): Promise<Boss> {
  const { aluno, agora, escola } = ctx;
  return bossOf(ctx, await findAdaptada(escola, { turma_aluno_id: aluno.turma_aluno_id, agora }, path));
}

const numberOf = ({ tentativa }: Boss) => tentativa?.numero ?? 1;

/** The items that an attempt begun now would have. */
export function drawFor({ escola, aluno, agora }: Ctx, boss: Boss) {
  const { trilha_id } = boss.roteiro;
  const seed = { turma_aluno_id: aluno.turma_aluno_id, trilha_id, numero: numberOf(boss) };
  return drawItens(escola, seed, boss.rules.qtde_itens, agora);
}

/** @throws 409 when the Boss is locked, over, or past the end of its roadmap */
async function assertMayStart({ escola, agora }: Ctx, { status, tentativa, encerrado }: Boss): Promise<void> {
  if (tentativa?.encerrado_em) {
    await settle(escola, tentativa.boss_id, agora);
    throw bossErrors.ended();
  }
  if (encerrado) throw bossErrors.pastDeadline();
  if (status === 'bloqueado') throw bossErrors.locked();
}

/**
 * Begins the attempt unless it runs. `onlyWith` names an item; without that item in the draw nothing begins.
 * @returns the attempt; null when another call has begun it
 */
async function begin(ctx: Ctx, boss: Boss, onlyWith?: number): Promise<number | null> {
  await assertMayStart(ctx, boss);
  const itens = (await drawFor(ctx, boss)).map(({ id }) => id);
  if (itens.length === 0) throw bossErrors.held();
  if (onlyWith !== undefined && !itens.includes(onlyWith)) throw bossErrors.itemNotFound();
  const { turma_aluno_id } = ctx.aluno;
  const { percentual_vitoria, moedas_vitoria, moedas_derrota } = boss.rules;
  const rules = { duracao_segundos: boss.tempoTotal, percentual_vitoria, moedas_vitoria, moedas_derrota };
  const attempt = { ...rules, turma_aluno_id, trilha_id: boss.roteiro.trilha_id, numero: numberOf(boss) };
  return beginOnce(ctx.escola, attempt, itens, ctx.agora);
}

/**
 * Starts the clock, or returns the running attempt. The unique key lets one of several simultaneous calls begin it.
 * @throws 404 no Boss; 409 locked, or over
 */
export async function startBoss(ctx: Ctx, path: AdaptadaPath): Promise<Boss> {
  const boss = await requireBoss(ctx, path);
  if (isRunning(boss.tentativa)) return boss;
  await begin(ctx, boss);
  return requireBoss(ctx, path);
}

export type RespostaInput = {
  readonly tipo: 1 | 2;
  readonly trilha_item_id: number;
  readonly item_resposta: ItemResposta;
};

/** The stored answer. */
export type Answered = { readonly tentativa: Tentativa; readonly item: BossItemRow & Liberacoes };

/**
 * Stores an answer. The first answer starts an unlocked Boss, the last one ends it. A repetition gets the same
 * response, even after the end.
 * @throws 404 not an item of this student's Boss; 409 locked, over, or already answered with another option
 */
export async function saveResposta(ctx: Ctx, input: RespostaInput): Promise<Answered> {
  const { escola, aluno, agora } = ctx;
  const of = { turma_aluno_id: aluno.turma_aluno_id, agora };
  const roteiro = await findAdaptadaOfItem(escola, of, input);
  if (!roteiro) throw bossErrors.itemNotFound();
  const boss_id = await beginFor(ctx, roteiro, input.trilha_item_id);
  const outcome = await escola.transaction((tx) => answerHeld(tx, boss_id, input, agora));
  // Thrown after the transaction, so that a close done inside it is kept.
  if (typeof outcome === 'string') throw bossErrors[outcome]();
  return outcome;
}

/** The attempt that has begun, or that the first answer begins. */
async function beginFor(ctx: Ctx, roteiro: AdaptadaRow, trilha_item_id: number): Promise<number> {
  const before = await standingOf(ctx, roteiro);
  if (before.tentativa?.iniciado_em) return before.tentativa.boss_id;
  const begun = await begin(ctx, withRules(ctx, before, await findRules(ctx.escola)), trilha_item_id);
  if (begun !== null) return begun;
  const { tentativa } = await standingOf(ctx, roteiro);
  if (!tentativa?.iniciado_em) throw bossErrors.ended();
  return tentativa.boss_id;
}

type Refusal = 'itemNotFound' | 'answered' | 'ended';

async function answerHeld(tx: Tenant, boss_id: number, input: RespostaInput, agora: Date): Promise<Answered | Refusal> {
  const { trilha_item_id, item_resposta } = input;
  const tentativa = await holdSettled(tx, boss_id, agora);
  const item = tentativa && (await findItem(tx, boss_id, trilha_item_id));
  if (!item) return 'itemNotFound';
  if (item.item_resposta !== null) return item.item_resposta === item_resposta ? { tentativa, item } : 'answered';
  if (tentativa.encerrado_em) return 'ended';
  await saveAnswer(tx, { boss_id, trilha_item_id, item_resposta }, agora);
  const hit = judge(item.gabarito, item_resposta);
  const { respondidos, acertos } = tentativa;
  const after = { ...tentativa, respondidos: respondidos + 1, acertos: acertos + (hit ? 1 : 0) };
  const isLast = after.respondidos === after.itens;
  return { tentativa: isLast ? await endHeld(tx, after, agora, 'respostas') : after, item: { ...item, item_resposta } };
}

/**
 * Ends the running attempt after the student confirmed leaving. For an ended attempt it returns the result.
 * @throws 404 no Boss; 409 no attempt
 */
export async function closeBoss(ctx: Ctx, path: AdaptadaPath): Promise<Tentativa> {
  const { tentativa } = await requireBoss(ctx, path);
  if (!tentativa?.iniciado_em) throw bossErrors.notStarted();
  const closed = await ctx.escola.transaction(async (tx) => {
    const held = await holdSettled(tx, tentativa.boss_id, ctx.agora);
    return held && isRunning(held) ? endHeld(tx, held, ctx.agora, 'aluno') : held;
  });
  if (!closed) throw bossErrors.notStarted();
  return closed;
}
