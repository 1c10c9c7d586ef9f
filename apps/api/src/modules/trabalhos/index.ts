/** How far deferred work has come (jobs/deferred.ts). It has no operations: a subject shows the work that it asked for. */
export {
  advanceTrabalho,
  type Andamento,
  beginTrabalho,
  type Chave,
  endTrabalho,
  findTrabalho,
  forgetTrabalhos,
  type Trabalho,
} from './store.ts';
