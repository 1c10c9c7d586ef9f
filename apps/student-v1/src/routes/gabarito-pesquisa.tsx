export { GabaritoPesquisaScreen as Component } from '../features/gabarito-pesquisa/gabarito-pesquisa-screen.tsx';
export { gabaritoPesquisaLoader as loader } from './gabarito-loaders.ts';
