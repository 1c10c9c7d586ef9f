export { GabaritoPesquisaScreen as Component } from '../features/gabarito-pesquisa/gabarito-pesquisa-screen.tsx';
