/** `/escola`: Settings, notices and survey of the school. */
export { EscolaScreen as Component } from '../features/escola/escola-screen.tsx';
