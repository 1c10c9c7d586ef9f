/** Which keys of a set of questions may be shown now: the policy for many questions in one statement. */
import { canSeeGabarito, canServeInPractice, type ExamOfQuestao } from '@luneta/domain/gabarito';

import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import { type Attempt, isAskedNow, WAITING_OF } from './boss-aberto-sql.ts';
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

/** Releases of the exams that contain a question, as `RELEASES_OF` reads them. */
export type Liberacoes = { readonly liberacoes: readonly (Date | null)[] };

/** `practiceOf` for questions whose releases another statement has read. */
export function practiceOfLiberacoes(
  questoes: readonly (Liberacoes & { readonly questao_id: number })[],
  agora: Date,
): Pratica {
  const exams = questoes.map(({ questao_id, liberacoes }) => {
    const given = liberacoes.map((liberado_em) => toExam({ liberado_em }));
    return [questao_id, given] as const;
  });
  return praticaOf(new Map(exams), agora);
}

/** Practice of one student: a question may also be waiting for an answer in the student's own Boss. */
export type PraticaDoAluno = Pratica & {
  /** The student's running Boss asks it: no verdict, no key and no new answer anywhere else (BOS-15). */
  readonly isAskedByBoss: (questao_id: number) => boolean;
  /** No exam of the school blocks it, whatever the Boss asks. */
  readonly isFreeOfExams: (questao_id: number) => boolean;
};

/** What decides about one question in a student's exercises. */
export type PraticaFatos = Liberacoes & { readonly questao_id: number; readonly no_boss: readonly Attempt[] };

/**
 * SQL columns of `PraticaFatos` beside `questao_id`, for a statement that reads other things too. It has the parameter
 * `turma_aluno_id`.
 * @param questao the question's id, by an alias that is none of a, b, c, f, g, i, p
 */
export const PRATICA = (questao: string) => `${RELEASES_OF(questao)} as liberacoes, ${WAITING_OF(questao)} as no_boss`;

/** A question that an exam holds or the own running Boss asks is not served, and its key is not shown. */
export function practiceOfFatos(fatos: readonly PraticaFatos[], agora: Date): PraticaDoAluno {
  const { canServe, canShowKey } = practiceOfLiberacoes(fatos, agora);
  const asked = new Set(fatos.filter(({ no_boss }) => isAskedNow(no_boss, agora)).map(({ questao_id }) => questao_id));
  return {
    isAskedByBoss: (id) => asked.has(id),
    isFreeOfExams: canServe,
    canServe: (id) => canServe(id) && !asked.has(id),
    canShowKey: (id, locked) => canShowKey(id, locked) && !asked.has(id),
  };
}

const fatosOf = statement<{ escola_id: number; turma_aluno_id: number; questao_ids: readonly number[] }, PraticaFatos>(
  'find_pratica_fatos',
  `select q.id as questao_id, ${PRATICA('q.id')} from questao q
   where q.escola_id = :escola_id and q.id = any(:questao_ids::bigint[])`,
);

/** The same for any number of questions, in one statement. */
export async function practiceOfAluno(
  escola: Tenant,
  turma_aluno_id: number,
  questao_ids: readonly number[],
  agora: Date,
): Promise<PraticaDoAluno> {
  const fatos = questao_ids.length === 0 ? [] : await escola.run(fatosOf, { turma_aluno_id, questao_ids });
  return practiceOfFatos(fatos, agora);
}
