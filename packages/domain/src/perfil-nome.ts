/** The staff profiles in words. */
import type { StaffPerfil } from './perfil.ts';

/** How a staff profile is called on screen and in messages, without guessing anybody's gender. */
export const PERFIL_NOMES: Readonly<Record<StaffPerfil, string>> = {
  professor: 'Docente',
  coordenador: 'Coordenação',
  gestao_vida: 'Gestão de vida',
  admin: 'Administração',
  gestao_escola: 'Gestão da escola',
  diretor: 'Direção',
  supervisor: 'Supervisão',
};
