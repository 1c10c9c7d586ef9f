/** What screens read. Pure, cheap, and free of words. */
import { countingLanguage, isItemOfLanguage } from '@luneta/domain/lingua-estrangeira';
import type { Recusa } from '@luneta/domain/escrita';
import { isRespondida } from '@luneta/domain/resposta';

import type { Reparo } from '../shapes.ts';
import type { ProvaState, EssayState, ItemState } from './state.ts';

/** `guardado`: kept on this device, waits for the connection. `erro`: the server refused it. */
export type SaveState = 'salvo' | 'salvando' | 'guardado' | 'erro';

/** Items without a language or of the one that counts, by numero; the numbering stays. */
export function visibleItems(state: Pick<ProvaState, 'items' | 'language'>): readonly ItemState[] {
  const counting = countingLanguage(state.language.chosen);
  return state.items.filter((item) => isItemOfLanguage(item, counting));
}

/** Rises at the first choice or letter, stays when that changes, falls when it is cleared (decision 101). */
export function answeredCount(state: Pick<ProvaState, 'items' | 'language'>): number {
  return visibleItems(state).filter(isRespondida).length;
}

/** Shown items by subject, in order of first appearance. */
export function itemsByMateria(state: Pick<ProvaState, 'items' | 'language'>) {
  const groups = new Map<number, { materia_id: number; materia_nome: string; itens: ItemState[] }>();
  for (const item of visibleItems(state)) {
    const { materia_id, materia_nome } = item;
    const group = groups.get(materia_id) ?? { materia_id, materia_nome, itens: [] };
    group.itens.push(item);
    groups.set(materia_id, group);
  }
  return [...groups.values()];
}

export function itemSaveState(state: ProvaState, item: ItemState): SaveState {
  return saveStateOf(state, item);
}

export function essaySaveState(state: ProvaState, essay: EssayState): SaveState {
  return saveStateOf(state, essay);
}

/** The most serious state of all items. */
export function overallSaveState(state: ProvaState): SaveState {
  const all = new Set<SaveState>(state.items.map((item) => saveStateOf(state, item)));
  if (state.essay !== null) all.add(saveStateOf(state, state.essay));
  return (['erro', 'guardado', 'salvando'] as const).find((value) => all.has(value)) ?? 'salvo';
}

function saveStateOf(
  state: ProvaState,
  { waiting, sending }: Pick<ItemState | EssayState, 'waiting' | 'sending'>,
): SaveState {
  if (waiting?.refused != null) return 'erro';
  if (waiting === null && sending === null) return 'salvo';
  const writes = state.access === 'open' || state.access === 'taken-over';
  return state.connection.status === 'online' && writes ? 'salvando' : 'guardado';
}

/** A part of the exam that the server did not take. */
export type RefusedPart =
  | { readonly kind: 'item'; readonly banco_questao_id: number; readonly numero: number; readonly recusa: Recusa }
  | { readonly kind: 'essay'; readonly recusa: Recusa };

export interface Neighbours {
  /** banco_questao_id before and after the current one; null at the ends. */
  readonly previous: number | null;
  readonly next: number | null;
  /** A save of the current question is on its way: both buttons wait (S3 §2). */
  readonly saving: boolean;
}

export function neighbours(state: ProvaState): Neighbours {
  const items = visibleItems(state);
  const index = items.findIndex((item) => item.banco_questao_id === state.current);
  if (index < 0) return { previous: null, next: null, saving: false };
  return {
    previous: items[index - 1]?.banco_questao_id ?? null,
    next: items[index + 1]?.banco_questao_id ?? null,
    saving: items[index]?.sending != null && state.connection.status === 'online',
  };
}

export type Place = { readonly kind: 'item'; readonly banco_questao_id: number } | { readonly kind: 'essay' };

/** Where an exam opens: last viewed question, else first unanswered, else essay (decisions 79, 109), else the first. */
export function initialPlace(state: ProvaState): Place | null {
  const items = visibleItems(state);
  const item =
    items.find(({ banco_questao_id }) => banco_questao_id === state.lastViewed) ??
    items.find((item) => !isRespondida(item)) ??
    (state.essay === null ? items[0] : undefined);
  if (item !== undefined) return { kind: 'item', banco_questao_id: item.banco_questao_id };
  return state.essay === null ? null : { kind: 'essay' };
}

/** What the server does not take, with its reason: questions by numero, then the essay. */
export function refusedParts({ items, essay }: Pick<ProvaState, 'items' | 'essay'>): readonly RefusedPart[] {
  const questions = items.flatMap(({ banco_questao_id, numero, waiting }): RefusedPart[] =>
    waiting?.refused == null ? [] : [{ kind: 'item', banco_questao_id, numero, recusa: waiting.refused }],
  );
  const recusa = essay?.waiting?.refused ?? null;
  return recusa === null ? questions : [...questions, { kind: 'essay', recusa }];
}

/** Answers and drafts the server has not acknowledged. */
export function unsentCount(state: ProvaState): number {
  const waits = ({ waiting, sending }: Pick<ItemState | EssayState, 'waiting' | 'sending'>) =>
    waiting !== null || sending !== null;
  return state.items.filter(waits).length + (state.essay !== null && waits(state.essay) ? 1 : 0);
}

/** Repairs that the student is told of now, by numero; those of the other language are not. */
export function repairsToTell(state: Pick<ProvaState, 'items' | 'language' | 'repaired'>): readonly RepairTold[] {
  return visibleItems(state).flatMap(({ turma_avaliacao_questao_resposta_id: row, numero, reparo }): RepairTold[] =>
    reparo != null && state.repaired.includes(row) ? [{ numero, reparo }] : [],
  );
}
export type RepairTold = { readonly numero: number; readonly reparo: Reparo };
