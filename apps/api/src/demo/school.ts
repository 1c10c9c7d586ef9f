/** Writes the frame of a demo school: areas, subjects, series, cycles, campuses and classes. */
import type { Configuracao } from '../school/configuracao.ts';
import type { Db } from '../database/db.ts';
import { area_conhecimento, ciclo, escola, materia, sede, serie, turma } from '../database/schema/index.ts';
import { tenant, type Tenant } from '../database/tenant.ts';
import { seedAvisos } from '../modules/avisos/index.ts';
import { areas, materias, series } from './content.ts';
import { idOf, must, type Ids } from './ids.ts';

const QUARTERS = 4;
const MONTHS_PER_QUARTER = 3;
/** The year every class of the demo is in. */
export const SERIE = '3ª série';
/** Shift of the morning. */
export const MATUTINO = 1;
/** Years of school before the 1ª série. */
const FIRST_LEVEL = 10;

type NewEscola = {
  readonly nome: string;
  /** IANA zone. */
  readonly fuso_horario: string;
  readonly agora: Date;
  readonly settings?: Partial<Configuracao>;
};

/** Creates the school itself, marked as a demo: only marked schools are ever wiped by a reset. */
export async function createEscola(db: Db, { nome, fuso_horario, agora, settings = {} }: NewEscola): Promise<Tenant> {
  const [row] = await db
    .insert(escola)
    .values({ nome, fuso_horario, configuracao: { demo: true, ...settings }, criada_em: agora })
    .returning({ id: escola.id });
  const school = tenant(db, must(row, nome).id);
  await seedAvisos(school);
  return school;
}

/** Areas and subjects in the order of the content, so that the first school's Redação is number 8. */
export async function writeMaterias(escola: Tenant): Promise<Ids> {
  const areaRows = await escola.insert(area_conhecimento).values(areas).returning();
  const areaIds = new Map(areaRows.map(({ codigo, id }) => [codigo, id]));
  const rows = await escola
    .insert(materia)
    .values(
      materias.map(({ nome, area, fora_do_gabarito }) => ({
        nome,
        fora_do_gabarito,
        area_conhecimento_id: idOf(areaIds, area),
      })),
    )
    .returning();
  return new Map(rows.map(({ nome, id }) => [nome, id]));
}

/** The school's years. */
export async function writeSeries(escola: Tenant): Promise<Ids> {
  const rows = await escola
    .insert(serie)
    .values(series.map((nome, i) => ({ nome, nivel_ordem: FIRST_LEVEL + i })))
    .returning();
  return new Map(rows.map(({ nome, id }) => [nome, id]));
}

/** The cycle of an instant: its year and quarter. */
export function cicloKey(at: Date): string {
  return `${at.getUTCFullYear()}/${Math.floor(at.getUTCMonth() / MONTHS_PER_QUARTER) + 1}`;
}

/** Four cycles a year, for each year that the demo's dates touch. */
export async function writeCiclos(escola: Tenant, dates: readonly Date[]): Promise<Ids> {
  const years = [...new Set(dates.map((date) => date.getUTCFullYear()))].toSorted((x, y) => x - y);
  const rows = await escola
    .insert(ciclo)
    .values(years.flatMap((ano) => Array.from({ length: QUARTERS }, (_, i) => ({ ano, numero_referencia: i + 1 }))))
    .returning();
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

/** Campuses and their classes; returns the classes' ids by `codigo`. */
export async function writeTurmas(escola: Tenant, specs: readonly TurmaSpec[]): Promise<Ids> {
  const names = [...new Set(specs.map(({ sede: nome }) => nome))];
  const sedes = await escola
    .insert(sede)
    .values(names.map((nome) => ({ nome })))
    .returning();
  const sedeIds = new Map(sedes.map(({ nome, id }) => [nome, id]));
  const rows = await escola
    .insert(turma)
    .values(specs.map(({ sede: nome, ...spec }) => ({ ...spec, sede_id: idOf(sedeIds, nome) })))
    .returning();
  return new Map(rows.map(({ codigo, id }) => [codigo, id]));
}
