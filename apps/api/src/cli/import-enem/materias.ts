/** Areas, subjects and the cycle that an imported exam needs: found where the school has them, created where not. */
import { desc } from 'drizzle-orm';

import { area_conhecimento, ciclo, materia } from '../../database/schema/index.ts';
import type { Tenant } from '../../database/tenant.ts';
import type { ItemPlan } from './interpret.ts';
import type { Area } from './posicoes.ts';
import { aviso, type Aviso } from './relatorio.ts';

async function ensureAreas(escola: Tenant, areas: readonly Area[]): Promise<Map<string, number>> {
  const rows = await escola.select().from(area_conhecimento);
  const ids = new Map(rows.map(({ codigo, id }) => [codigo, id]));
  for (const { codigo, nome, nome_curto } of areas) {
    if (ids.has(codigo)) continue;
    const [created] = await escola
      .insert(area_conhecimento)
      .values({ codigo, nome, nome_curto })
      .returning({ id: area_conhecimento.id });
    if (created) ids.set(codigo, created.id);
  }
  return ids;
}

/**
 * Ids of the subjects by 'AREA Nome'. The area of a score is the area of the subject, so a subject of that name that
 * the school keeps in another area is left alone and one with '(ENEM)' stands beside it.
 */
export async function ensureMaterias(escola: Tenant, itens: readonly ItemPlan[]) {
  const avisos: Aviso[] = [];
  const wanted = new Map(itens.map(({ area, materia: nome }) => [`${area.codigo} ${nome}`, { area, nome }]));
  const areas = await ensureAreas(escola, [
    ...new Map([...wanted.values()].map(({ area }) => [area.codigo, area])).values(),
  ]);
  const rows = await escola.select().from(materia);
  const ids = new Map<string, number>();
  for (const [key, { area, nome }] of wanted) {
    const area_conhecimento_id = areas.get(area.codigo);
    if (area_conhecimento_id === undefined) throw new Error(`no area ${area.codigo}`);
    const namesakes = rows.filter((row) => row.nome === nome || row.nome === `${nome} (ENEM)`);
    const fitting = namesakes.find((row) => row.area_conhecimento_id === area_conhecimento_id);
    const usada = namesakes.some((row) => row.nome === nome && row !== fitting) ? `${nome} (ENEM)` : nome;
    if (usada !== nome) avisos.push(aviso('MATERIA_EM_OUTRA_AREA', null, { materia: nome, usada }));
    const [created] = fitting
      ? [fitting]
      : await escola.insert(materia).values({ nome: usada, area_conhecimento_id }).returning({ id: materia.id });
    if (created) ids.set(key, created.id);
  }
  return { ids, avisos };
}

/** The school's newest cycle; a school without one gets the first of this year. */
export async function ensureCiclo(escola: Tenant, agora: Date): Promise<number> {
  const [newest] = await escola.select().from(ciclo).orderBy(desc(ciclo.ano), desc(ciclo.numero_referencia)).limit(1);
  if (newest) return newest.id;
  const [created] = await escola
    .insert(ciclo)
    .values({ ano: agora.getUTCFullYear(), numero_referencia: 1 })
    .returning({ id: ciclo.id });
  if (!created) throw new Error('insert of ciclo returned no row');
  return created.id;
}
