/** Which keys of a set of questions may be seen now: the policy applied to many questions in one statement. */
import { canSeeGabarito, canServeInPractice } from '@luneta/domain/gabarito';

import type { Tenant } from '../../data/tenant.ts';
import { findExamsOfQuestoes } from './liberacao-store.ts';
import { mayReadKey } from './policy.ts';

/** Ids of the questions whose key may be seen now, anywhere in the school. */
export async function visibleKeys(escola: Tenant, questao_ids: readonly number[], agora: Date): Promise<Set<number>> {
  const exams = await findExamsOfQuestoes(escola, questao_ids, agora);
  return new Set(questao_ids.filter((id) => mayReadKey(exams.get(id) ?? [], agora)));
}

/** What practice (an exercise, a Boss, a roadmap) may do with a question now. */
export type Pratica = {
  /** It may be served: no exam of the school holds it (GAB-6). */
  readonly canServe: (questao_id: number) => boolean;
  /** Its key may be seen by a student for whom the item is locked or answered (GAB-2, GAB-4). */
  readonly canShowKey: (questao_id: number, locked: boolean) => boolean;
};

/** The same policy for questions met in practice: one statement, whatever their number. */
export async function practiceOf(escola: Tenant, questao_ids: readonly number[], agora: Date): Promise<Pratica> {
  const exams = await findExamsOfQuestoes(escola, questao_ids, agora);
  return {
    canServe: (id) => canServeInPractice(exams.get(id) ?? [], agora.getTime()),
    canShowKey: (id, locked) => canSeeGabarito(exams.get(id) ?? [], { kind: 'exercicio', locked }, agora.getTime()),
  };
}
