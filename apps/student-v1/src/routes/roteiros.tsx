export { RoteirosScreen as Component } from '../features/roteiros/roteiros-screen.tsx';
export { roteirosLoader as loader } from './roteiro-loaders.ts';
