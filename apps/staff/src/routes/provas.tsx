/** `/provas`: Exams of the classes; those of one class for its page. */
export { ProvasScreen as Component } from '../features/provas/provas-screen.tsx';
export { ProvasDaTurma } from '../features/provas/turma/provas-da-turma.tsx';
