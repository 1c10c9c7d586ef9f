export { ProvasScreen as Component } from '../features/provas/provas-screen.tsx';
