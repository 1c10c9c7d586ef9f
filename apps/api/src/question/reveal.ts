/**
 * The only place that opens a sealed key. Each function takes what decides at its place (the student's access, the time,
 * the state of the item) and returns the row with what may be told: the key and comment, or null and an empty text.
 */
import { canSeeGabarito } from '@luneta/domain/gabarito';
import { itemRespostaOf, type Letra } from '@luneta/domain/resposta';

import type { Tenant } from '../database/tenant.ts';
import { mayReadKeyOf, type QuestaoAccess } from './access.ts';
import { visibleKeys, type ExamPlace, type Pratica } from './keys.ts';
import { unseal, type Sealed } from './sealed.ts';

/** A row with a sealed key, and perhaps a sealed comment. */
type WithKey<K> = { readonly gabarito: Sealed<K>; readonly comentario?: Sealed<string> };

/** The question of a row, under either name; null where the row has none. */
type OfQuestao = { readonly questao_id: number | null } | { readonly banco_questao_id: number };

/** What stands in place of the sealed values. */
type Told<K> = { readonly gabarito: K | null; readonly comentario: string; readonly keyVisible: boolean };

type Without<Row> = Omit<Row, 'gabarito' | 'comentario'>;

/** A row of a store after the decision. `keyVisible` also decides about everything that depends on the key. */
export type Revealed<Row> = Without<Row> & Told<Row extends WithKey<infer K> ? K : never>;

const questaoOf = (row: OfQuestao) => ('questao_id' in row ? row.questao_id : row.banco_questao_id);

function open<Row, K>(row: Row & WithKey<K>) {
  const { gabarito, comentario, ...rest } = row;
  return { ...rest, gabarito: unseal(gabarito), comentario: comentario ? unseal(comentario) : '', keyVisible: true };
}

function reveal<Row, K>(row: Row & WithKey<K>, keyVisible: boolean): Without<Row & WithKey<K>> & Told<K> {
  if (keyVisible) return open(row);
  const { gabarito: _gabarito, comentario: _comentario, ...rest } = row;
  return { ...rest, gabarito: null, comentario: '', keyVisible };
}

/** The keys of one exam, or of several, at one place and time. */
export type ExamKeys = {
  readonly reveal: <Row, K>(row: Row & WithKey<K> & OfQuestao) => Without<Row & WithKey<K> & OfQuestao> & Told<K>;
};

/**
 * Keys in an exam's summary, result or answer key: none before `released`, and none that another exam of the school still
 * needs. One statement, whatever their number.
 */
export async function keysOfExams(
  escola: Tenant,
  questao_ids: readonly number[],
  { place, released, agora }: { place: ExamPlace; released: boolean; agora: Date },
): Promise<ExamKeys> {
  const visible: ReadonlySet<number | null> = released
    ? await visibleKeys(escola, questao_ids, place, agora)
    : new Set();
  return { reveal: (row) => reveal(row, visible.has(questaoOf(row))) };
}

/** The key in practice; @param locked the student's item is locked or answered */
export function revealInPractice<Row, K>(
  { canShowKey }: Pick<Pratica, 'canShowKey'>,
  row: Row & WithKey<K> & OfQuestao,
  locked: boolean,
) {
  const questao_id = questaoOf(row);
  return reveal(row, questao_id !== null && canShowKey(questao_id, locked));
}

/** The key of a question of the bank, for a student with this access to it. */
export function revealInBank<Row, K>(row: Row & WithKey<K>, access: QuestaoAccess, agora: Date) {
  return reveal(row, mayReadKeyOf(access, agora));
}

/** The key in the quiz of a course, once its question is answered; its questions stand in no exam (security D2). */
export function revealInQuiz<Row, K>(row: Row & WithKey<K>, answered: boolean, agora: Date) {
  return reveal(row, canSeeGabarito([], { kind: 'quiz', answered }, agora.getTime()));
}

/** The key for who writes questions and courses. The caller's policy has let them; a test lists the callers. */
export function revealToAuthor<Row, K>(row: Row & WithKey<K>) {
  return open(row);
}

/** Whether an option is right: the verdict, not the key. Without a key, or without an answer, nothing is. */
export function grade(gabarito: Sealed<Letra | number | null>, item_resposta: number | null): boolean {
  const key = unseal(gabarito);
  if (key === null || item_resposta === null) return false;
  return item_resposta === (typeof key === 'number' ? key : itemRespostaOf(key));
}

/** The key itself, for the calculation of results, which must not show it. A test lists the callers. */
export function openForScoring<K>(gabarito: Sealed<K>): K {
  return unseal(gabarito);
}
