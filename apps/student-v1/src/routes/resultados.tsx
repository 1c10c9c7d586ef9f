export { ResultadosScreen as Component } from '../features/resultados/resultados-screen.tsx';
