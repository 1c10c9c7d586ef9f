/** Areas and subjects of a school's questions. */
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';

type Id = { readonly id: number };

const AREAS = statement<{ escola_id: number }, Id & { codigo: string }>(
  'find_importadas_areas',
  'select id, codigo from area_conhecimento where escola_id = :escola_id',
);
const ADD_AREA = statement<{ escola_id: number; codigo: string; nome: string; nome_curto: string }, Id>(
  'create_importada_area',
  `insert into area_conhecimento (escola_id, codigo, nome, nome_curto)
   values (:escola_id, :codigo, :nome, :nome_curto) returning id`,
);
const MATERIAS = statement<{ escola_id: number }, Id & { nome: string; area_conhecimento_id: number }>(
  'find_importadas_materias',
  'select id, nome, area_conhecimento_id from materia where escola_id = :escola_id',
);
const ADD_MATERIA = statement<{ escola_id: number; nome: string; area_conhecimento_id: number }, Id>(
  'create_importada_materia',
  `insert into materia (escola_id, nome, area_conhecimento_id) values (:escola_id, :nome, :area_conhecimento_id)
   returning id`,
);

/** The areas of the school, with their codes. */
export const findAreas = (escola: Tenant) => escola.run(AREAS, {});

/** The subjects of the school, each with its area. */
export const findMaterias = (escola: Tenant) => escola.run(MATERIAS, {});

/** @returns the id of the new area */
export async function createArea(
  escola: Tenant,
  area: { readonly codigo: string; readonly nome: string; readonly nome_curto: string },
): Promise<number> {
  return idOf(await escola.run(ADD_AREA, area));
}

/** @returns the id of the new subject */
export async function createMateria(
  escola: Tenant,
  materia: { readonly nome: string; readonly area_conhecimento_id: number },
): Promise<number> {
  return idOf(await escola.run(ADD_MATERIA, materia));
}

function idOf([row]: readonly Id[]): number {
  if (!row) throw new Error('insert returned no row');
  return row.id;
}
