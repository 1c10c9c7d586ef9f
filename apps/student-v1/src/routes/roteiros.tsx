export { RoteirosScreen as Component } from '../features/roteiros/roteiros-screen.tsx';
