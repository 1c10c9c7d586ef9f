/** The staff of the demo's first school: one person of each profile. */
import type { DemoStaff } from './people.ts';

/** The staff. `taught` are the classes of the teacher. */
export const equipe = (taught: readonly number[]): readonly DemoStaff[] => [
  { login: 'vida.julia', nome: 'Júlia Amaral Teixeira', perfil: 'gestao_vida', turmas: [] },
  { login: 'prof.helena', nome: 'Helena Prates Duarte', perfil: 'professor', turmas: taught },
  { login: 'coord.ivo', nome: 'Ivo Santana Mourão', perfil: 'coordenador', turmas: [] },
  { login: 'admin.karen', nome: 'Karen Iwasaki Lopes', perfil: 'admin', turmas: [] },
  { login: 'gestor.leo', nome: 'Leonardo Bastos Quadros', perfil: 'gestao_escola', turmas: [] },
  { login: 'diretora.mara', nome: 'Mara Celeste Vilhena', perfil: 'diretor', turmas: [] },
  { login: 'supervisor.nilo', nome: 'Nilo Prudente Sales', perfil: 'supervisor', turmas: [] },
  { login: 'resp.olga', nome: 'Olga Monteiro Luz', perfil: 'responsavel', turmas: [] },
];

/** Number of people in `equipe`, for their passwords. */
export const EQUIPE_SIZE = 8;
