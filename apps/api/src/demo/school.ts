/** Writes the structure of a demo school: areas, subjects, series, cycles, campuses and classes. */
import {
  type Configuracao,
  createEscola as createSchool,
  loadAnosLetivos,
  loadCiclos,
  loadSedes,
  loadSeries,
  loadTurmas,
} from '../modules/escola/index.ts';
import type { Db } from '../database/db.ts';
import { loadAreas, loadMaterias } from '../modules/questoes/index.ts';
import { tenant, type Tenant } from '../database/tenant.ts';
import { areas, materias, series } from './content.ts';
import { idOf, type Ids } from './ids.ts';

const QUARTERS = 4;
const MONTHS_PER_QUARTER = 3;
/** The year of every class of the demo. */
export const SERIE = '3ª série';
/** Number of the morning shift. */
export const MATUTINO = 1;
/** Years of school before the 1ª série. */
const FIRST_LEVEL = 10;

type NewEscola = {
  readonly nome: string;
  /** IANA time zone. */
  readonly fuso_horario: string;
  readonly agora: Date;
  readonly settings?: Partial<Configuracao>;
};

/** Creates the school, marked as a demo. A reset deletes only marked schools. */
export async function createEscola(db: Db, { nome, fuso_horario, agora, settings = {} }: NewEscola): Promise<Tenant> {
  const escola_id = await createSchool(db, { nome, fuso: fuso_horario, agora }, { demo: true, ...settings });
  return tenant(db, escola_id);
}

/** Areas and subjects in the order of the content, so that Redação is number 8 in the first school. */
export async function writeMaterias(escola: Tenant): Promise<Ids> {
  const areaRows = await loadAreas(escola, areas);
  const areaIds = new Map(areaRows.map(({ codigo, id }) => [codigo, id]));
  const rows = await loadMaterias(
    escola,
    materias.map(({ nome, area, fora_do_gabarito }) => ({
      nome,
      fora_do_gabarito,
      area_conhecimento_id: idOf(areaIds, area),
    })),
  );
  return new Map(rows.map(({ nome, id }) => [nome, id]));
}

/** The school's years. */
export async function writeSeries(escola: Tenant): Promise<Ids> {
  const rows = await loadSeries(
    escola,
    series.map((nome, i) => ({ nome, nivel_ordem: FIRST_LEVEL + i, etapa: 'medio' as const })),
  );
  return new Map(rows.map(({ nome, id }) => [nome, id]));
}

/** The cycle of an instant: its year and quarter. */
export function cicloKey(at: Date): string {
  return `${at.getUTCFullYear()}/${Math.floor(at.getUTCMonth() / MONTHS_PER_QUARTER) + 1}`;
}

/** Four cycles for each year in which the demo has dates. */
export async function writeCiclos(escola: Tenant, dates: readonly Date[]): Promise<Ids> {
  const years = [...new Set(dates.map((date) => date.getUTCFullYear()))].toSorted((x, y) => x - y);
  const rows = await loadCiclos(
    escola,
    years.flatMap((ano) => Array.from({ length: QUARTERS }, (_, i) => ({ ano, numero_referencia: i + 1 }))),
  );
  return new Map(rows.map(({ ano, numero_referencia, id }) => [`${ano}/${numero_referencia}`, id]));
}

export type TurmaSpec = {
  readonly codigo: string;
  readonly sede: string;
  readonly turno: 1 | 2 | 3;
  readonly versao: 1 | 2;
  readonly serie_id: number;
  readonly ano: number;
};

/** Writes campuses, their classes and the year that the newest of them belong to. Returns the classes' ids by `codigo`. */
export async function writeTurmas(escola: Tenant, specs: readonly TurmaSpec[]): Promise<Ids> {
  const names = [...new Set(specs.map(({ sede: nome }) => nome))];
  const sedes = await loadSedes(
    escola,
    names.map((nome) => ({ nome })),
  );
  const sedeIds = new Map(sedes.map(({ nome, id }) => [nome, id]));
  const rows = await loadTurmas(
    escola,
    specs.map(({ sede: nome, ...spec }) => ({ ...spec, sede_id: idOf(sedeIds, nome) })),
  );
  const ano = Math.max(...specs.map((spec) => spec.ano));
  const year = { inicio: `${ano}-02-01`, fim: `${ano}-12-20`, situacao: 'ativo', versao: 1 } as const;
  await loadAnosLetivos(escola, [{ ano, ...year }]);
  return new Map(rows.map(({ codigo, id }) => [codigo, id]));
}
