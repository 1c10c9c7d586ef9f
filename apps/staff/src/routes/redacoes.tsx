/** `/redacoes`: Essays and text answers to mark. */
export { RedacoesScreen as Component } from '../features/redacoes/redacoes-screen.tsx';
