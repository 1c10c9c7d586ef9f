import { idOf } from '@luneta/app-shell';
import type { Params } from 'react-router';

/** The phase that an address names. */
export type FasePlace = { trilha_id: number; materia_id: number; trilha_fase_id: number };

/** @throws 404, which the route's error page shows. */
export const fasePlaceOf = (params: Params): FasePlace => ({
  trilha_id: idOf(params, 'trilha_id'),
  materia_id: idOf(params, 'materia_id'),
  trilha_fase_id: idOf(params, 'trilha_fase_id'),
});
