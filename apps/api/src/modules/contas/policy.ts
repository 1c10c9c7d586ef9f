/** Who may change what of whose account. It reads nothing and writes nothing. */
import { capabilities } from '@luneta/domain/perfil';

import { errors } from '../../http/errors.ts';
import { isView, modoOf, type Sessao } from '../../http/sessao.ts';
import { contaErrors } from './errors.ts';

/** The account shown is the caller's own, not a student's that staff opened. */
export function isOwn({ perfil_real, aluno }: Pick<Sessao, 'perfil_real' | 'aluno'>): boolean {
  return perfil_real === 'aluno' || aluno === null;
}

/** Whose account the account calls are about: the student of the session, else the person. */
export function targetOf({ aluno, pessoa_id }: Sessao): number {
  return aluno?.pessoa_id ?? pessoa_id;
}

/**
 * While a step is forced, only that step: the guard lets the call through for it.
 * @param perguntas whether the call is about security questions, which only a real student has (decision 29)
 * @throws 403
 */
export function assertMayUpdate(sessao: Sessao, perguntas: boolean): void {
  if (sessao.senha_inicial) throw errors.mustChangeSenha();
  if (sessao.sem_perguntas && !perguntas) throw errors.mustRegisterPerguntas();
  if (perguntas && sessao.perfil_real !== 'aluno') throw errors.profile();
}

/** Whose password a call is about. */
export type SenhaTarget = { readonly kind: 'own' } | { readonly kind: 'reset'; readonly turma_aluno_id: number };

/**
 * A student only ever changes the own password, whatever else is sent (decision 20); staff change their own outside a
 * student's view. Whether the one to be reset is in reach is asked later, of the database.
 * @param ownEnrolments the person's, for students
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
