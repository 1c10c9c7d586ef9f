export { RedacaoScreen as Component } from '../features/redacao/redacao-screen.tsx';
