/** Decides what a student may do with an exercise now, and what a stored try means. It writes nothing. */
import { isJaTentada } from '@luneta/domain/exercicio';
import { type FaseEstado, isExecucaoDePratica, isExercicioBloqueado, isFaseBloqueada } from '@luneta/domain/fase';
import type { ItemResposta } from '@luneta/domain/resposta';

import type { Aluno } from '../../../../../http/sessao.ts';
import { isEncerrado } from '../../trilhas_v1/policy.ts';
import { exercicioErrors } from './errors.ts';
import type { ExecucaoRow } from './execucao-store.ts';
import type { FaseRow, ItemRow } from './store.ts';

/**
 * Exercises with two tries and lives belong to version 1. A class of version 2 has one answer per item, and these calls
 * would give its students a second one.
 */
export function hasExercicios({ versao }: Pick<Aluno, 'versao'>): boolean {
  return versao === 1;
}

/** The viewer of a phase, and when. */
export type Viewer = { readonly viewsAsAluno: boolean; readonly agora: Date };

/** A phase's place in its roadmap, and the roadmap's end. */
type Place = Pick<FaseRow, 'ordem_oic' | 'data_fim'>;

/** Whether this viewer sees the phase as locked. Staff see it open (FAS-3). In a roadmap that is over all are (FAS-7). */
export function isLocked(fases: readonly FaseEstado[], fase: Place, { viewsAsAluno, agora }: Viewer): boolean {
  return isFaseBloqueada(fases, fase.ordem_oic, { viewsAsAluno, encerrado: isEncerrado(fase, agora) });
}

/** @throws 409 when the student has not reached the phase, or the roadmap is over and this is no practice */
export function assertTakes(fases: readonly FaseEstado[], fase: Place, pratica: boolean, agora: Date): void {
  if (isLocked(fases, fase, { viewsAsAluno: true, agora })) throw exercicioErrors.locked();
  if (!pratica && isEncerrado(fase, agora)) throw exercicioErrors.closed();
}

/** Whether the item is locked in its run: it takes no try, and its key may be shown (FAS-8). */
export function isItemLocked(item: Pick<ItemRow, 'bloqueado_em' | 'resposta_1'>, encerrado: boolean): boolean {
  const { bloqueado_em, resposta_1 } = item;
  return isExercicioBloqueado({ bloqueado: bloqueado_em !== null, respondido: resposta_1 !== null }, encerrado);
}

/** The item after the end of its run: what was answered takes no more tries. `closeExecucao` stores the same. */
export function lockedAtEnd<Item extends Pick<ItemRow, 'bloqueado_em' | 'resposta_1'>>(item: Item, fim: Date): Item {
  return item.resposta_1 === null ? item : { ...item, bloqueado_em: item.bloqueado_em ?? fim };
}

/** Number of the run that takes answers: the open one, or the one that the next answer opens. */
export function currentNumero(runs: readonly Pick<ExecucaoRow, 'numero' | 'concluida_em'>[]): number {
  const last = runs.at(-1);
  if (!last) return 1;
  return last.concluida_em === null ? last.numero : last.numero + 1;
}

/** Tries made: 0, 1 or 2. */
export function triesOf({ resposta_1, resposta_2 }: Pick<ItemRow, 'resposta_1' | 'resposta_2'>): 0 | 1 | 2 {
  if (resposta_1 === null) return 0;
  return resposta_2 === null ? 1 : 2;
}

/** What a student sends for an item: the option, null to continue, and which try it is. */
export type Asked = { readonly item_resposta: ItemResposta | null; readonly vez: 1 | 2 };

/** What the call does: store a new try, lock the item, or repeat the response to a stored try. */
export type Step =
  | { readonly do: 'try'; readonly vez: 1 | 2; readonly item_resposta: ItemResposta }
  | { readonly do: 'continue' }
  | { readonly do: 'repeat'; readonly vez: 1 | 2 };

const storedOf = (item: ItemRow, vez: 1 | 2) => (vez === 1 ? item.resposta_1 : item.resposta_2);

/**
 * Compares a call with the stored tries. `vez` tells a repetition from a new try, so that an answer sent again after a
 * lost response is never taken for the second try.
 * @throws 409 `item_bloqueado`, `alternativa_ja_tentada`; 422 `item_sem_resposta`, `vez_invalida`
 */
export function stepOf(item: ItemRow, { item_resposta, vez }: Asked, locked: boolean): Step {
  const tries = triesOf(item);
  if (item_resposta === null && tries === 0) throw exercicioErrors.unanswered();
  // A new try is the one after the stored ones; continuing names a stored one.
  if (vez > (item_resposta === null ? tries : tries + 1)) throw exercicioErrors.wrongVez();
  if (item_resposta === null) return locked ? { do: 'repeat', vez: tries === 2 ? 2 : 1 } : { do: 'continue' };
  if (locked && storedOf(item, vez) !== item_resposta) throw exercicioErrors.itemLocked();
  if (vez <= tries) return { do: 'repeat', vez };
  if (isJaTentada(item.resposta_1, item_resposta)) throw exercicioErrors.alreadyTried();
  return { do: 'try', vez, item_resposta };
}

/** Whether the stored try was right. The first of two tries was always wrong. */
export function wasHit(item: Pick<ItemRow, 'acertou' | 'resposta_1' | 'resposta_2'>, vez: 1 | 2): boolean {
  return item.acertou === true && triesOf(item) === vez;
}

/** A run whose answers are all practice (FAS-9). */
export function isPratica(itens: readonly ItemRow[]): boolean {
  return isExecucaoDePratica(itens.filter((item) => triesOf(item) > 0));
}

/** Hits of a run that count for stars: not those of practice (decision 129). */
export function hitsOf(itens: readonly ItemRow[]): number {
  return itens.filter((item) => item.acertou === true && !item.pratica).length;
}

/** All hits of a run, as the result of a run of practice shows them. */
export function practiceHitsOf(itens: readonly ItemRow[]): number {
  return itens.filter((item) => item.acertou === true).length;
}
