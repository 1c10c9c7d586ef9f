/** Stores one answer to an exercise: run, tries, lives and coins in one transaction. */
import { moedasSteps, vezPaga } from '@luneta/domain/moedas';
import type { ItemResposta } from '@luneta/domain/resposta';
import { vidasAt } from '@luneta/domain/vidas';

import type { Ctx } from '../../../../../http/ctx.ts';
import { errors } from '../../../../../http/errors.ts';
import {
  judge,
  practiceOfFatos,
  type PraticaDoAluno,
  type Revealed,
  revealInPractice,
} from '../../../../questoes/index.ts';
import { readConfiguracao } from '../../../../escola/index.ts';
import type { NavbarRow } from '../../navbar/store.ts';
import { pay, takeLife, vidasOf } from '../../navbar/carteira-store.ts';
import { isEncerrado } from '../../trilhas_v1/policy.ts';
import { exercicioErrors } from './errors.ts';
import { lockTry, saveTry } from './execucao-store.ts';
import * as policy from './policy.ts';
import { type FasePath, findLugar, holdExecucao, type Lugar } from './resposta-store.ts';
import type { ItemRow } from './store.ts';

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
  /** As the answer has left it. */
  readonly navbar: NavbarRow;
};

/** The item after the answer, and what the answer paid or cost. */
type Done = Pick<Verdict, 'vez' | 'perdeu_vida' | 'moedas' | 'navbar'> & { readonly item: ItemRow };

/** The place of an answer whose run exists. */
type Found = Lugar & { readonly run: NonNullable<Lugar['run']> };

/**
 * Stores one answer once. It locks the run's row, so the tries of a run follow each other; it locks the wallet last. A
 * stored answer sent again gets the same response and charges nothing, even after the run or the roadmap has ended.
 * @throws 404 no such phase or item of this student; 409 and 422 as the contract lists them
 */
export async function saveItem(ctx: Ctx, path: FasePath, answer: Answer): Promise<Verdict> {
  if (!policy.hasExercicios(ctx.aluno)) throw errors.notFound();
  const { agora } = ctx;
  return ctx.escola.transaction(async (tx) => {
    const inside = { ...ctx, escola: tx };
    const held = await holdExecucao(inside, path, answer.tentativa);
    const numero = answer.tentativa ?? held?.numero ?? null;
    const lugar = held && (await findLugar(inside, held.trilha_fase_id, answer.questao_id, numero));
    if (!held || !lugar) throw errors.notFound();
    const keys = practiceOfFatos([lugar.pratica], agora);
    // This check comes before the stored tries are looked at, because repeating a stored try reveals as much as a new try.
    if (keys.isAskedByBoss(answer.questao_id)) throw exercicioErrors.bossRunning();
    const { run } = lugar;
    if (!run) throw exercicioErrors.runOver();
    const found = { ...lugar, run };
    const done = run.numero === held.numero ? await answerOpen(inside, found, keys, answer) : repeatPast(found, answer);
    const bloqueado = policy.isItemLocked(done.item, isEncerrado(lugar.fase, agora));
    return {
      ...done,
      item: revealInPractice(keys, done.item, bloqueado),
      retida: !keys.canShowKey(answer.questao_id, true),
      bloqueado,
      tentativa: run.numero,
    };
  });
}

const unchanged = ({ item, navbar }: Found, vez: 1 | 2): Done => ({ item, navbar, vez, perdeu_vida: false, moedas: 0 });

/** Handles a try of a run that has ended: repeats the response to a stored try, refuses a new one. */
function repeatPast(found: Found, answer: Answer): Done {
  const { item } = found;
  if (policy.triesOf(item) === 0) throw exercicioErrors.runOver();
  const step = policy.stepOf(item, answer, policy.isItemLocked(item, false));
  if (step.do !== 'repeat') throw exercicioErrors.runOver();
  return unchanged(found, step.vez);
}

/** Handles a try of the run that the transaction has locked. */
async function answerOpen(ctx: Ctx, found: Found, keys: PraticaDoAluno, answer: Answer): Promise<Done> {
  const { agora } = ctx;
  const { fase, fases, item, run } = found;
  const step = policy.stepOf(item, answer, policy.isItemLocked(item, isEncerrado(fase, agora)));
  if (step.do === 'repeat') return unchanged(found, step.vez);
  policy.assertTakes(fases, fase, answer.pratica, agora);
  if (step.do === 'continue') {
    const { trilha_item_id } = item;
    await lockTry(ctx.escola, { fase_execucao_id: run.fase_execucao_id, trilha_item_id }, agora);
    return { ...unchanged(found, 1), item: { ...item, bloqueado_em: agora } };
  }
  if (!keys.canServe(answer.questao_id)) throw exercicioErrors.unavailable();
  return take(ctx, found, step, answer);
}

type NewTry = { readonly vez: 1 | 2; readonly item_resposta: ItemResposta };

/** Grades a new try, takes the life or pays the coins, and stores the try. */
async function take(ctx: Ctx, found: Found, { vez, item_resposta }: NewTry, answer: Answer): Promise<Done> {
  const { escola: tx, aluno, agora } = ctx;
  const { fase, item, navbar } = found;
  const { fase_execucao_id } = found.run;
  const { trilha_item_id, ordem } = item;
  const acertou = judge(item.gabarito, item_resposta);
  const pratica = answer.pratica || item.pratica;
  const perdeu_vida =
    !pratica && (await chargeLife(ctx, navbar, `${fase_execucao_id}:${trilha_item_id}:${vez}`, acertou));
  const moedas = acertou && !pratica ? await payHit(ctx, found, vez) : 0;
  const bloqueia = acertou || vez === 2 || isEncerrado(fase, agora);
  const {
    moedas: saldo,
    vidas,
    vidas_desde,
    ...tried
  } = await saveTry(
    tx,
    aluno.turma_aluno_id,
    { fase_execucao_id, trilha_item_id, ordem, vez, resposta: item_resposta, acertou, pratica, bloqueia, moedas },
    agora,
  );
  return {
    item: { ...item, ...tried },
    navbar: { ...navbar, moedas: saldo, vidas, vidas_desde },
    vez,
    perdeu_vida,
    moedas,
  };
}

/** Pays a hit. A student who has already seen the key gets the payment of a second try. [MOE-6], [MOE-7] */
async function payHit({ escola: tx, aluno, agora }: Ctx, { fase, item, vista }: Found, vez: 1 | 2): Promise<number> {
  const plano = fase.tipo === 2;
  const steps = moedasSteps(vezPaga(vez, vista, plano), plano);
  const lancamentos = steps.map((valor, step) => ({ chave: `${item.trilha_item_id}:${step + 1}`, valor }));
  return pay(tx, aluno.turma_aluno_id, 'item', lancamentos, agora);
}

/**
 * Whether the try cost a life. A right answer costs no life, but the student needs one to answer at all.
 * @throws 409 `sem_vidas`
 */
async function chargeLife(
  { escola: tx, aluno, agora }: Ctx,
  now: NavbarRow,
  chave: string,
  acertou: boolean,
): Promise<boolean> {
  if (!now.vidas_ativas) return false;
  const { segundos_por_vida } = readConfiguracao(now.configuracao);
  if (vidasAt(vidasOf(now), agora.getTime(), segundos_por_vida).vidas === 0) throw exercicioErrors.noLives();
  if (acertou) return false;
  const taken = await takeLife(tx, aluno.turma_aluno_id, chave, segundos_por_vida, agora, now);
  if (taken === 'sem_vidas') throw exercicioErrors.noLives();
  return taken === 'perdeu';
}
