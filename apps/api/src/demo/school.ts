/** Writes the structure of a demo school: areas, subjects, series, cycles, campuses and classes. */
import { type Configuracao, seedAvisos } from '../modules/escola/index.ts';
import type { Db } from '../database/db.ts';
import { insertRows, insertStatement, type NewRow } from '../database/insert.ts';
import type { area_conhecimento, ciclo, materia, sede, serie, turma } from '../database/schema/index.ts';
import { run, statement } from '../database/statement.ts';
import { tenant, type Tenant } from '../database/tenant.ts';
import { areas, materias, series } from './content.ts';
import { idOf, must, type Ids } from './ids.ts';

const QUARTERS = 4;
const MONTHS_PER_QUARTER = 3;
/** The year of every class of the demo. */
export const SERIE = '3ª série';
/** Number of the morning shift. */
export const MATUTINO = 1;
/** Years of school before the 1ª série. */
const FIRST_LEVEL = 10;

type Named = { readonly nome: string; readonly id: number };

const ESCOLA = statement<{ nome: string; fuso_horario: string; configuracao: string; agora: Date }, { id: number }>(
  'demo_escola',
  `insert into escola (nome, fuso_horario, configuracao, criada_em)
   values (:nome, :fuso_horario, :configuracao, :agora) returning id`,
  'global',
);
const AREAS = insertStatement<NewRow<typeof area_conhecimento>, { codigo: string; id: number }>(
  'demo_areas',
  'area_conhecimento',
  ['codigo', 'nome', 'nome_curto'],
  'returning codigo, id',
);
const MATERIAS = insertStatement<NewRow<typeof materia>, Named>(
  'demo_materias',
  'materia',
  ['nome', 'fora_do_gabarito', 'area_conhecimento_id'],
  'returning nome, id',
);
const SERIES = insertStatement<NewRow<typeof serie>, Named>(
  'demo_series',
  'serie',
  ['nome', 'nivel_ordem'],
  'returning nome, id',
);
const CICLOS = insertStatement<NewRow<typeof ciclo>, { ano: number; numero_referencia: number; id: number }>(
  'demo_ciclos',
  'ciclo',
  ['ano', 'numero_referencia'],
  'returning ano, numero_referencia, id',
);
const SEDES = insertStatement<NewRow<typeof sede>, Named>('demo_sedes', 'sede', ['nome'], 'returning nome, id');
const TURMAS = insertStatement<NewRow<typeof turma>, { codigo: string; id: number }>(
  'demo_turmas',
  'turma',
  ['codigo', 'sede_id', 'serie_id', 'turno', 'versao', 'ano'],
  'returning codigo, id',
);

type NewEscola = {
  readonly nome: string;
  /** IANA time zone. */
  readonly fuso_horario: string;
  readonly agora: Date;
  readonly settings?: Partial<Configuracao>;
};

/** Creates the school, marked as a demo. A reset deletes only marked schools. */
export async function createEscola(db: Db, { nome, fuso_horario, agora, settings = {} }: NewEscola): Promise<Tenant> {
  const configuracao = JSON.stringify({ demo: true, ...settings });
  const [row] = await run(db, ESCOLA, { nome, fuso_horario, configuracao, agora });
  const school = tenant(db, must(row, nome).id);
  await seedAvisos(school);
  return school;
}

/** Areas and subjects in the order of the content, so that Redação is number 8 in the first school. */
export async function writeMaterias(escola: Tenant): Promise<Ids> {
  const areaRows = await insertRows(escola, AREAS, areas);
  const areaIds = new Map(areaRows.map(({ codigo, id }) => [codigo, id]));
  const rows = await insertRows(
    escola,
    MATERIAS,
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
  const rows = await insertRows(
    escola,
    SERIES,
    series.map((nome, i) => ({ nome, nivel_ordem: FIRST_LEVEL + i })),
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
  const rows = await insertRows(
    escola,
    CICLOS,
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

/** Writes campuses and their classes. Returns the classes' ids by `codigo`. */
export async function writeTurmas(escola: Tenant, specs: readonly TurmaSpec[]): Promise<Ids> {
  const names = [...new Set(specs.map(({ sede: nome }) => nome))];
  const sedes = await insertRows(
    escola,
    SEDES,
    names.map((nome) => ({ nome })),
  );
  const sedeIds = new Map(sedes.map(({ nome, id }) => [nome, id]));
  const rows = await insertRows(
    escola,
    TURMAS,
    specs.map(({ sede: nome, ...spec }) => ({ ...spec, sede_id: idOf(sedeIds, nome) })),
  );
  return new Map(rows.map(({ codigo, id }) => [codigo, id]));
}
