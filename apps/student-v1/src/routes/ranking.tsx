export { RankingScreen as Component } from '../features/ranking/ranking-screen.tsx';
export { rankingLoader as loader } from './resultados-loaders.ts';
