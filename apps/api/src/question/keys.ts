/** Which keys of a set of questions may be shown now: the policy for many questions in one statement. */
import { canSeeGabarito, canServeInPractice, type ExamOfQuestao } from '@luneta/domain/gabarito';

import type { Tenant } from '../database/tenant.ts';
import { type Attempt, findAskedByBoss, isAskedNow, WAITING_OF } from './boss-aberto-store.ts';
import { findExamsOfQuestoes, RELEASES_OF, toExam } from './release.ts';

/** Where keys of an exam are shown: its summary, or its result and answer key. */
export type ExamPlace = 'prova' | 'resultado';

/** Ids of the questions whose key may be shown at this place now, considering the whole school. */
export async function visibleKeys(
  escola: Tenant,
  questao_ids: readonly number[],
  kind: ExamPlace,
  agora: Date,
): Promise<Set<number>> {
  const exams = await findExamsOfQuestoes(escola, questao_ids);
  return new Set(questao_ids.filter((id) => canSeeGabarito(exams.get(id) ?? [], { kind }, agora.getTime())));
}

/** What practice (an exercise, a Boss, a roadmap) may do with a question now. */
export type Pratica = {
  /** It may be served: no exam of the school blocks it (GAB-6). */
  readonly canServe: (questao_id: number) => boolean;
  /** Its key may be shown to a student whose item is locked or answered (GAB-2, GAB-4). */
  readonly canShowKey: (questao_id: number, locked: boolean) => boolean;
};

function praticaOf(exams: ReadonlyMap<number, readonly ExamOfQuestao[]>, agora: Date): Pratica {
  return {
    canServe: (id) => canServeInPractice(exams.get(id) ?? [], agora.getTime()),
    canShowKey: (id, locked) => canSeeGabarito(exams.get(id) ?? [], { kind: 'exercicio', locked }, agora.getTime()),
  };
}

/** The same policy for questions in practice: one statement for any number of questions. */
export async function practiceOf(escola: Tenant, questao_ids: readonly number[], agora: Date): Promise<Pratica> {
  return praticaOf(await findExamsOfQuestoes(escola, questao_ids), agora);
}

/** Practice of one student: a question may also be waiting for an answer in the student's own Boss. */
export type PraticaDoAluno = Pratica & {
  /** The student's running Boss asks it: no verdict, no key and no new answer anywhere else (BOS-15). */
  readonly isAskedByBoss: (questao_id: number) => boolean;
};

function besideBoss({ canServe, canShowKey }: Pratica, asked: ReadonlySet<number>): PraticaDoAluno {
  return {
    isAskedByBoss: (id) => asked.has(id),
    canServe: (id) => canServe(id) && !asked.has(id),
    canShowKey: (id, locked) => canShowKey(id, locked) && !asked.has(id),
  };
}

/** The same for a student's exercises: a question that the own running Boss asks is not served and its key is not shown. */
export async function practiceOfAluno(
  escola: Tenant,
  turma_aluno_id: number,
  questao_ids: readonly number[],
  agora: Date,
): Promise<PraticaDoAluno> {
  const [pratica, asked] = await Promise.all([
    practiceOf(escola, questao_ids, agora),
    findAskedByBoss(escola, turma_aluno_id, questao_ids, agora),
  ]);
  return besideBoss(pratica, asked);
}

/** What decides about one question in a student's exercises, read by a statement of the caller with `PRATICA`. */
export type PraticaFatos = {
  readonly questao_id: number;
  readonly liberacoes: readonly (Date | null)[];
  readonly no_boss: readonly Attempt[];
};

/**
 * SQL columns of `PraticaFatos` beside `questao_id`. The statement has the parameter `turma_aluno_id`.
 * @param questao the question's id, by an alias that is none of a, b, c, i, p
 */
export const PRATICA = (questao: string) => `${RELEASES_OF(questao)} as liberacoes, ${WAITING_OF(questao)} as no_boss`;

/** `practiceOfAluno` for one question, without a statement of its own. */
export function practiceOfFatos({ questao_id, liberacoes, no_boss }: PraticaFatos, agora: Date): PraticaDoAluno {
  const exams = new Map([[questao_id, liberacoes.map((liberado_em) => toExam({ liberado_em }))]]);
  return besideBoss(praticaOf(exams, agora), new Set(isAskedNow(no_boss, agora) ? [questao_id] : []));
}
