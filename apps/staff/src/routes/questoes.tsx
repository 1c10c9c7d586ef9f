/** `/banco_questoes`: The question bank. */
export { QuestoesScreen as Component } from '../features/questoes/questoes-screen.tsx';
