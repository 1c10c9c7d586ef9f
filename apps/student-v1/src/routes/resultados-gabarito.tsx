export { ResultadosGabaritoScreen as Component } from '../features/resultados/resultados-gabarito-screen.tsx';
