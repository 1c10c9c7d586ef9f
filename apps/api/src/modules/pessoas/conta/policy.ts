/** Decides who may change what in whose account. It reads and writes nothing. */
import { capabilities } from '@luneta/domain/perfil';

import { errors } from '../../../http/errors.ts';
import { isView, modoOf, type Sessao } from '../../../http/sessao.ts';
import { contaErrors } from './errors.ts';

/** Whether the account is the caller's own and not that of a student opened by staff. */
export function isOwn({ perfil_real, aluno }: Pick<Sessao, 'perfil_real' | 'aluno'>): boolean {
  return perfil_real === 'aluno' || aluno === null;
}

/** The person whose account the calls are about: the session's student, else the signed-in person. */
export function targetOf({ aluno, pessoa_id }: Sessao): number {
  return aluno?.pessoa_id ?? pessoa_id;
}

/**
 * While a step is forced, only that step is allowed. The guard lets the call through for it.
 * @param perguntas whether the call is about security questions, which only a student has (decision 29)
 * @throws 403
 */
export function assertMayUpdate(sessao: Sessao, perguntas: boolean): void {
  if (sessao.senha_inicial) throw errors.mustChangeSenha();
  if (sessao.sem_perguntas && !perguntas) throw errors.mustRegisterPerguntas();
  if (perguntas && sessao.perfil_real !== 'aluno') throw errors.profile();
}

/** The person whose password a call changes. */
export type SenhaTarget = { readonly kind: 'own' } | { readonly kind: 'reset'; readonly turma_aluno_id: number };

/**
 * A student can change only the own password, whatever else is sent (decision 20). Staff change their own outside a
 * student's view. The database decides later whether the student of a reset is in reach.
 * @param ownEnrolments the enrolments of the signed-in student
 * @throws 403 for another's enrolment and for staff who may not reset; 422 for staff inside a student's view
 */
export function senhaTarget(
  sessao: Sessao,
  turma_aluno_id: number | undefined,
  ownEnrolments: readonly number[],
): SenhaTarget {
  const { perfil_real, aluno } = sessao;
  if (perfil_real === 'aluno') {
    if (turma_aluno_id !== undefined && !ownEnrolments.includes(turma_aluno_id)) throw errors.foreignEnrolment();
    return { kind: 'own' };
  }
  if (turma_aluno_id === undefined) {
    if (aluno || isView(sessao)) throw contaErrors.insideView();
    return { kind: 'own' };
  }
  const may = capabilities({ perfil_real, modo: modoOf(sessao), turmaAtual: aluno?.status === 'Atual' });
  if (!may.resetsPassword) throw errors.profile();
  if (sessao.senha_inicial) throw errors.mustChangeSenha();
  return { kind: 'reset', turma_aluno_id };
}
