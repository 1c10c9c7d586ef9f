/** Who may do what with the account of another member of the staff. */
import { toLocal } from './instante-local.ts';
import { STAFF_PERFIS, type StaffPerfil } from './perfil.ts';

const BY_ESCOLA: readonly StaffPerfil[] = ['professor', 'coordenador'];
const BY_DIRETOR: readonly StaffPerfil[] = [...BY_ESCOLA, 'gestao_escola', 'gestao_vida'];

/** Whether a person of this profile may create, change, end, give back or reset the account of one of the other. [EQU-2] D 231 */
export function mayManageMembro(perfil: string, other: string): boolean {
  if (perfil === 'admin') return true;
  const managed = perfil === 'diretor' ? BY_DIRETOR : BY_ESCOLA;
  return (perfil === 'diretor' || perfil === 'gestao_escola') && managed.some((one) => one === other);
}

/** The profiles that a person of this one may give to somebody else, in the order of the list of all. [EQU-2] D 231 */
export const perfisGeridos = (perfil: string): readonly StaffPerfil[] =>
  STAFF_PERFIS.filter((other) => mayManageMembro(perfil, other));

/** Whether a person of this profile answers for the school. [EQU-3] school §1 */
export const isHead = (perfil: string): boolean => perfil === 'gestao_escola' || perfil === 'diretor';

/** Active people left without this one: heads of the school, and admins of the whole deployment. */
export type Restantes = { readonly responsaveis: number; readonly admins: number };

/** Whether nobody would be left in charge of the school or of the deployment. [EQU-3] D 231 */
export function isLastResponsavel(perfil: string, { responsaveis, admins }: Restantes): boolean {
  if (perfil === 'admin') return admins === 0;
  return isHead(perfil) && responsaveis === 0;
}

/** Whether a person who gets another profile stops being a head of the school, or an admin of the deployment. [EQU-3] school §1 */
export function leavesCharge(perfil: string, other: string): boolean {
  return perfil === 'admin' ? other !== 'admin' : isHead(perfil) && !isHead(other);
}

/** Why somebody cannot take over classes: unknown here, without access, or no teacher. */
export type SuccessorProblem = 'desconhecido' | 'sem_acesso' | 'nao_docente';

/**
 * What keeps a person from taking over the classes of another; null when nothing does. [EQU-7] D 231
 * @param pessoa another staff account of the same school, or null
 */
export function successorProblem(
  pessoa: { readonly perfil: string; readonly ativa: boolean } | null,
): SuccessorProblem | null {
  if (pessoa === null) return 'desconhecido';
  if (!pessoa.ativa) return 'sem_acesso';
  return pessoa.perfil === 'professor' ? null : 'nao_docente';
}

/** Whether a day (`YYYY-MM-DD`) is after today by the clock of this zone. [EQU-8] D 231 */
export const isDayToCome = (day: string, nowMs: number, timeZone: string): boolean =>
  day > toLocal(nowMs, timeZone).slice(0, 10);
