/** Which keys of a set of questions may be seen now: the policy applied to many questions in one statement. */
import { canServeInPractice } from '@luneta/domain/gabarito';

import type { Tenant } from '../../data/tenant.ts';
import { findExamsOfQuestoes } from './liberacao-store.ts';
import { mayReadKey } from './policy.ts';

/** Ids of the questions whose key may be seen now, anywhere in the school. */
export async function visibleKeys(escola: Tenant, questao_ids: readonly number[], agora: Date): Promise<Set<number>> {
  const exams = await findExamsOfQuestoes(escola, questao_ids, agora);
  return new Set(questao_ids.filter((id) => mayReadKey(exams.get(id) ?? [], agora)));
}

/**
 * Ids of the questions that practice (exercise, Boss, quiz) may serve now: those of no exam that is not released (GAB-6).
 * Of a question answered there it also says whether its key may be seen (GAB-2, GAB-4).
 */
export async function servableInPractice(
  escola: Tenant,
  questao_ids: readonly number[],
  agora: Date,
): Promise<Set<number>> {
  const exams = await findExamsOfQuestoes(escola, questao_ids, agora);
  return new Set(questao_ids.filter((id) => canServeInPractice(exams.get(id) ?? [], agora.getTime())));
}
