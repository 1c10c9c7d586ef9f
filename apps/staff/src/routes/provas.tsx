/** `/provas`: Exams of the classes. */
export { ProvasScreen as Component } from '../features/provas/provas-screen.tsx';
