/** The answers of the calls that set up a school. */
import type { components } from '@luneta/openapi';

import { iso } from '../../../../http/iso.ts';
import type { SedeRow, SerieRow } from '../escolas/partes-store.ts';
import type { TurmaRow } from './turma-store.ts';

type Schemas = components['schemas'];

export const presentSede = (row: SedeRow): Schemas['GestaoSede'] => ({ ...row, arquivada_em: iso(row.arquivada_em) });

export const presentSerie = (row: SerieRow): Schemas['GestaoSerie'] => ({
  ...row,
  arquivada_em: iso(row.arquivada_em),
});

export const presentTurma = (row: TurmaRow): Schemas['TurmaDaEscola'] => ({
  ...row,
  arquivada_em: iso(row.arquivada_em),
});
