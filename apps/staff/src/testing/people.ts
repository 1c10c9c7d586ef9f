/** Staff who have signed in and chosen no student yet. */
import type { Claims } from '@luneta/app-shell/testing';
import type { StaffPerfil } from '@luneta/domain';

export const staff = (perfil: StaffPerfil): Claims => ({ perfil, perfil_real: perfil, turma_aluno_id: null });

export const GESTAO_VIDA = staff('gestao_vida');
export const PROFESSOR = staff('professor');
export const ADMIN = staff('admin');
