export { assertPublishable, type Curso, emptyCurso } from './documento.ts';
export { cursoInReach, handlers } from './handlers.ts';
export { openCurso } from './quiz.ts';
export { publishCurso } from './store.ts';
