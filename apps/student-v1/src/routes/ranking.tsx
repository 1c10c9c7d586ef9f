export { RankingScreen as Component } from '../features/ranking/ranking-screen.tsx';
