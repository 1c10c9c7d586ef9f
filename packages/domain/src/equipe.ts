/** Who may do what with the account of another member of the staff. */
import type { StaffPerfil } from './perfil.ts';

const BY_ESCOLA: readonly StaffPerfil[] = ['professor', 'coordenador'];
const BY_DIRETOR: readonly StaffPerfil[] = [...BY_ESCOLA, 'gestao_escola', 'gestao_vida'];

/** Whether a person of this profile may end, give back or reset the access of one of the other. [EQU-2] D 231 */
export function mayManageMembro(perfil: string, other: string): boolean {
  if (perfil === 'admin') return true;
  const managed = perfil === 'diretor' ? BY_DIRETOR : BY_ESCOLA;
  return (perfil === 'diretor' || perfil === 'gestao_escola') && managed.some((one) => one === other);
}

/** Active people left without this one: heads of the school, and admins of the whole deployment. */
export type Restantes = { readonly responsaveis: number; readonly admins: number };

/** Whether nobody would be left in charge of the school or of the deployment. [EQU-3] D 231 */
export function isLastResponsavel(perfil: string, { responsaveis, admins }: Restantes): boolean {
  if (perfil === 'admin') return admins === 0;
  return (perfil === 'gestao_escola' || perfil === 'diretor') && responsaveis === 0;
}
