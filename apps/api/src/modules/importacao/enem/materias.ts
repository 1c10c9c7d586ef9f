/** Areas and subjects of an imported exam. Existing ones are used, missing ones are created. */
import type { Tenant } from '../../../database/tenant.ts';
import type { ItemPlan } from './interpret.ts';
import type { Area } from './posicoes.ts';
import { aviso, type Aviso } from './relatorio.ts';
import { createArea, createMateria, findAreas, findMaterias } from '../../questoes/index.ts';

async function ensureAreas(escola: Tenant, areas: readonly Area[]): Promise<Map<string, number>> {
  const rows = await findAreas(escola);
  const ids = new Map(rows.map(({ codigo, id }) => [codigo, id]));
  for (const { codigo, nome, nome_curto } of areas) {
    if (ids.has(codigo)) continue;
    ids.set(codigo, await createArea(escola, { codigo, nome, nome_curto }));
  }
  return ids;
}

/**
 * Ids of the subjects by 'AREA Nome'. The area of a score is the area of its subject. When the school has a subject of that
 * name in another area, it stays unchanged, and one with '(ENEM)' in its name is created.
 */
export async function ensureMaterias(escola: Tenant, itens: readonly Pick<ItemPlan, 'area' | 'materia'>[]) {
  const avisos: Aviso[] = [];
  const wanted = new Map(itens.map(({ area, materia: nome }) => [`${area.codigo} ${nome}`, { area, nome }]));
  const areas = await ensureAreas(escola, [
    ...new Map([...wanted.values()].map(({ area }) => [area.codigo, area])).values(),
  ]);
  const rows = await findMaterias(escola);
  const ids = new Map<string, number>();
  for (const [key, { area, nome }] of wanted) {
    const area_conhecimento_id = areas.get(area.codigo);
    if (area_conhecimento_id === undefined) throw new Error(`no area ${area.codigo}`);
    const namesakes = rows.filter((row) => row.nome === nome || row.nome === `${nome} (ENEM)`);
    const fitting = namesakes.find((row) => row.area_conhecimento_id === area_conhecimento_id);
    const usada = namesakes.some((row) => row.nome === nome && row !== fitting) ? `${nome} (ENEM)` : nome;
    if (usada !== nome) avisos.push(aviso('MATERIA_EM_OUTRA_AREA', null, { materia: nome, usada }));
    ids.set(key, fitting?.id ?? (await createMateria(escola, { nome: usada, area_conhecimento_id })));
  }
  return { ids, avisos };
}
