export { ResultadosGabaritoScreen as Component } from '../features/resultados/resultados-gabarito-screen.tsx';
export { gabaritosLoader as loader } from './gabarito-loaders.ts';
