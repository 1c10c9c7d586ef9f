/**
 * Roadmaps and action plans of version 1 as one student has them, for the lists, the exercises and the Boss. It
 * serves no call itself.
 */
export { type ConteudoRow, type FaseRow, findConteudos, findFases } from './fases-store.ts';
export { hasBoss, requireTipo, seesAsAluno } from './policy.ts';
export {
  type AdaptadaPath,
  type AdaptadaRow,
  type AreaRow,
  findAdaptada,
  findAdaptadaOfItem,
  findAdaptadas,
  findAdaptadasOfMateria,
  findAreas,
  findCiclos,
  hideExplanation,
} from './store.ts';
