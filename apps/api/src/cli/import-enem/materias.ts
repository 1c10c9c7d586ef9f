/** Areas, subjects and the cycle of an imported exam. Existing ones are used, missing ones are created. */
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import type { ItemPlan } from './interpret.ts';
import type { Area } from './posicoes.ts';
import { aviso, type Aviso } from './relatorio.ts';

type Id = { readonly id: number };

const AREAS = statement<{ escola_id: number }, Id & { codigo: string }>(
  'importar_areas_conhecidas',
  'select id, codigo from area_conhecimento where escola_id = :escola_id',
);
const ADD_AREA = statement<{ escola_id: number; codigo: string; nome: string; nome_curto: string }, Id>(
  'importar_area',
  `insert into area_conhecimento (escola_id, codigo, nome, nome_curto)
   values (:escola_id, :codigo, :nome, :nome_curto) returning id`,
);
const MATERIAS = statement<{ escola_id: number }, Id & { nome: string; area_conhecimento_id: number }>(
  'importar_materias_conhecidas',
  'select id, nome, area_conhecimento_id from materia where escola_id = :escola_id',
);
const ADD_MATERIA = statement<{ escola_id: number; nome: string; area_conhecimento_id: number }, Id>(
  'importar_materia',
  `insert into materia (escola_id, nome, area_conhecimento_id) values (:escola_id, :nome, :area_conhecimento_id)
   returning id`,
);
const NEWEST_CICLO = statement<{ escola_id: number }, Id>(
  'importar_ciclo_conhecido',
  'select id from ciclo where escola_id = :escola_id order by ano desc, numero_referencia desc limit 1',
);
const ADD_CICLO = statement<{ escola_id: number; ano: number }, Id>(
  'importar_ciclo',
  'insert into ciclo (escola_id, ano, numero_referencia) values (:escola_id, :ano, 1) returning id',
);

async function ensureAreas(escola: Tenant, areas: readonly Area[]): Promise<Map<string, number>> {
  const rows = await escola.run(AREAS, {});
  const ids = new Map(rows.map(({ codigo, id }) => [codigo, id]));
  for (const { codigo, nome, nome_curto } of areas) {
    if (ids.has(codigo)) continue;
    const [created] = await escola.run(ADD_AREA, { codigo, nome, nome_curto });
    if (created) ids.set(codigo, created.id);
  }
  return ids;
}

/**
 * Ids of the subjects by 'AREA Nome'. The area of a score is the area of its subject. When the school has a subject of that
 * name in another area, it stays unchanged, and one with '(ENEM)' in its name is created.
 */
export async function ensureMaterias(escola: Tenant, itens: readonly ItemPlan[]) {
  const avisos: Aviso[] = [];
  const wanted = new Map(itens.map(({ area, materia: nome }) => [`${area.codigo} ${nome}`, { area, nome }]));
  const areas = await ensureAreas(escola, [
    ...new Map([...wanted.values()].map(({ area }) => [area.codigo, area])).values(),
  ]);
  const rows = await escola.run(MATERIAS, {});
  const ids = new Map<string, number>();
  for (const [key, { area, nome }] of wanted) {
    const area_conhecimento_id = areas.get(area.codigo);
    if (area_conhecimento_id === undefined) throw new Error(`no area ${area.codigo}`);
    const namesakes = rows.filter((row) => row.nome === nome || row.nome === `${nome} (ENEM)`);
    const fitting = namesakes.find((row) => row.area_conhecimento_id === area_conhecimento_id);
    const usada = namesakes.some((row) => row.nome === nome && row !== fitting) ? `${nome} (ENEM)` : nome;
    if (usada !== nome) avisos.push(aviso('MATERIA_EM_OUTRA_AREA', null, { materia: nome, usada }));
    const [created] = fitting ? [fitting] : await escola.run(ADD_MATERIA, { nome: usada, area_conhecimento_id });
    if (created) ids.set(key, created.id);
  }
  return { ids, avisos };
}

/** The school's newest cycle. A school without one gets the first cycle of this year. */
export async function ensureCiclo(escola: Tenant, agora: Date): Promise<number> {
  const [newest] = await escola.run(NEWEST_CICLO, {});
  if (newest) return newest.id;
  const [created] = await escola.run(ADD_CICLO, { ano: agora.getUTCFullYear() });
  if (!created) throw new Error('insert of ciclo returned no row');
  return created.id;
}
