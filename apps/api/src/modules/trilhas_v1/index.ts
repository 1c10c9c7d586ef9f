/**
 * Roadmaps and action plans of version 1 for one student, used by the lists, the exercises and the Boss. It has no
 * operations of its own.
 */
export { type ConteudoRow, type FaseRow, findConteudos, findFases } from './fases-store.ts';
export { type FaseDoPlanoRow, findFasesDoPlano } from './plano-store.ts';
export { hasBoss, isEncerrado, requireTipo, seesAsAluno } from './policy.ts';
export {
  type AdaptadaPath,
  type AdaptadaRow,
  type AreaRow,
  findAdaptada,
  findAdaptadaOfItem,
  findAdaptadas,
  findAdaptadasAbertas,
  findAdaptadasOfMateria,
  findAreas,
  findCiclos,
  hideExplanation,
} from './store.ts';
