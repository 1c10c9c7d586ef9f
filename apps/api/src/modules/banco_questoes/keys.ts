/** Which keys of a set of questions may be seen now: the policy applied to many questions in one statement. */
import type { Tenant } from '../../data/tenant.ts';
import { findExamsOfQuestoes } from './liberacao-store.ts';
import { mayReadKey } from './policy.ts';

/** Ids of the questions whose key may be seen now, anywhere in the school. */
export async function visibleKeys(escola: Tenant, questao_ids: readonly number[], agora: Date): Promise<Set<number>> {
  const exams = await findExamsOfQuestoes(escola, questao_ids, agora);
  return new Set(questao_ids.filter((id) => mayReadKey(exams.get(id) ?? [], agora)));
}
