export { GabaritosScreen as Component } from '../features/gabaritos/gabaritos-screen.tsx';
export { gabaritosLoader as loader } from './gabarito-loaders.ts';
