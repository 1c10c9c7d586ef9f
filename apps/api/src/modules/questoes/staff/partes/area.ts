/** Areas of knowledge: those of the school, and the four of ENEM before a subject of theirs exists. */
import { AREAS_ENEM } from '@luneta/domain/areas-enem';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { createArea, findAreas } from '../../materias-store.ts';
import { parteErrors } from './errors.ts';

export type AreaRow = { readonly area_codigo: string; readonly nome: string; readonly nome_curto: string };

const AREAS = statement<{ escola_id: number }, AreaRow>(
  'find_areas_do_banco',
  'select codigo as area_codigo, nome, nome_curto from area_conhecimento where escola_id = :escola_id order by id limit 96',
);

/** By name. */
export async function findAreasOferecidas(escola: Tenant): Promise<AreaRow[]> {
  const known = await escola.run(AREAS, {});
  const missing = Object.values(AREAS_ENEM).filter(
    ({ codigo }) => !known.some(({ area_codigo }) => area_codigo === codigo),
  );
  const offered = missing.map(({ codigo: area_codigo, nome, nome_curto }) => ({ area_codigo, nome, nome_curto }));
  return [...known, ...offered].toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
}

/**
 * Id of the area; one of ENEM is made where the school lacks it.
 * @throws 422
 */
export async function ensureArea(escola: Tenant, codigo: string): Promise<number> {
  const known = (await findAreas(escola)).find((area) => area.codigo === codigo);
  if (known) return known.id;
  const enem = Object.values(AREAS_ENEM).find((area) => area.codigo === codigo);
  if (!enem) throw parteErrors.area();
  return createArea(escola, enem);
}
