/**
 * The only place that opens a sealed key. Each function takes the facts that decide (the student's access, the time, the
 * state of the item) and returns the row with the key and comment, or with null and an empty text.
 */
import { canSeeGabarito } from '@luneta/domain/gabarito';
import { itemRespostaOf, type Letra } from '@luneta/domain/resposta';

import type { Tenant } from '../../database/tenant.ts';
import { mayReadKeyOf, type QuestaoAccess } from './access.ts';
import { visibleKeys, type ExamPlace, type Pratica } from './keys.ts';
import { unseal, type Sealed } from './sealed.ts';

/** A row with a sealed key, and perhaps a sealed comment. */
type WithKey<K> = { readonly gabarito: Sealed<K>; readonly comentario?: Sealed<string> };

/** The question id of a row, under either name. Null when the row has no question. */
type OfQuestao = { readonly questao_id: number | null } | { readonly banco_questao_id: number };

/** The type of a row whose sealed values are replaced. */
type Told<K> = { readonly gabarito: K | null; readonly comentario: string; readonly keyVisible: boolean };

type Without<Row> = Omit<Row, 'gabarito' | 'comentario'>;

/** A stored row after the decision. `keyVisible` also decides about everything that depends on the key. */
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

/** The keys of one or several exams, at one place and time. */
export type ExamKeys = {
  readonly reveal: <Row, K>(row: Row & WithKey<K> & OfQuestao) => Without<Row & WithKey<K> & OfQuestao> & Told<K>;
};

/**
 * Keys in an exam's summary, result or answer key. They are null before `released`, and while another exam of the school
 * still needs them. One statement for any number of keys.
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

/** The key in practice. @param locked the student's item is locked or answered */
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

/** A student's state in one question of a quiz: answered in some phase, and waiting in a phase of an open roadmap. */
export type QuizEstado = { readonly answered: boolean; readonly waiting: boolean };

/** The key in a course quiz, once its question is answered (GAB-4) and nowhere asked (GAB-7). It is in no exam (sec D2). */
export function revealInQuiz<Row, K>(row: Row & WithKey<K>, estado: QuizEstado, agora: Date) {
  return reveal(row, canSeeGabarito([], { kind: 'quiz', ...estado }, agora.getTime()));
}

/** The key for authors of questions and courses. The caller's policy must have allowed it. A test lists the callers. */
export function revealToAuthor<Row, K>(row: Row & WithKey<K>) {
  return open(row);
}

/**
 * The key for staff who judge the items of an exam. @param closed the exam, and every other exam of the same students that asks
 * one of its questions, has ended for everybody (GAB-1), whether results are held or not. A test lists the callers.
 */
export function revealToStaff<Row, K>(row: Row & WithKey<K>, closed: boolean) {
  return reveal(row, closed);
}

/** Rows whose options and reasons are sealed with the key. */
type WithSecrets<K, O, M> = WithKey<K> & {
  readonly comentario: Sealed<string>;
  readonly opcoes: Sealed<O>;
  readonly motivos: Sealed<M>;
};

/**
 * A question of the bank for staff who write questions: key, comment, options and their reasons, or none of them.
 * @param lacrada they are hidden from this reader (rule BAN-5). A test lists the callers.
 */
export function revealToWriter<Row, K, O, M>(row: Row & WithSecrets<K, O, M>, lacrada: boolean) {
  const { gabarito, comentario, opcoes, motivos, ...rest } = row;
  const secrets = lacrada
    ? null
    : { gabarito: unseal(gabarito), comentario: unseal(comentario), opcoes: unseal(opcoes), motivos: unseal(motivos) };
  return { ...rest, secrets };
}

/** Whether an option is right: the verdict, not the key. False without a key or without an answer. */
export function judge(gabarito: Sealed<Letra | number | null>, item_resposta: number | null): boolean {
  const key = unseal(gabarito);
  if (key === null || item_resposta === null) return false;
  return item_resposta === (typeof key === 'number' ? key : itemRespostaOf(key));
}

/** The key itself, for the computation of results, which must not output it. A test lists the callers. */
export function openForScoring<K>(gabarito: Sealed<K>): K {
  return unseal(gabarito);
}
