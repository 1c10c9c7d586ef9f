export { assertPublishable, type Curso, emptyCurso } from './documento.ts';
export { cursoInReach, handlers } from './handlers.ts';
export { publishCurso } from './store.ts';
