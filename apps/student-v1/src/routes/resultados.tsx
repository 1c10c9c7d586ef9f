export { ResultadosScreen as Component } from '../features/resultados/resultados-screen.tsx';
export { resultadosLoader as loader } from './resultados-loaders.ts';
