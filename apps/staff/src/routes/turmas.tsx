/** `/turmas`: the classes within reach. */
export { TurmasScreen as Component } from '../features/gestao/turma/turmas-screen.tsx';
