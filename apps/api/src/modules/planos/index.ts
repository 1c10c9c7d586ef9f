/** Study roadmaps and action plans made from results, and the grade they predict. It has no operations of its own. */
export { findEvidenciaProvas } from './evidencia-store.ts';
export {
  claimAllPlanos,
  claimPlanos,
  findAlunosSemPlanos,
  findProvasSemPlanos,
  type ProvaSemPlanos,
} from './pendentes-store.ts';
export { type PlanoProva, planosOf } from './plano.ts';
export { findPools } from './pool-store.ts';
export { findPrevisoes, type NotasPrevistas } from './previsao.ts';
export { findItemPlaces } from './prova-store.ts';
export { createRoteiro } from './roteiro.ts';
export { saveTrilhas } from './trilha-store.ts';
