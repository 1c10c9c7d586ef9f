export { ProvasScreen as Component } from '../features/provas/provas-screen.tsx';
export { provasLoader as loader } from './gabarito-loaders.ts';
