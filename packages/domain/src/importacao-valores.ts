/** What the cells of a file of people say. Each returns null for what it cannot read. */
import { titleKey } from './importacao-titulos.ts';

/** What a spreadsheet counts as day 1, so that day 60 (29/02/1900, which never was) falls out. */
const SERIAL_ZERO_MS = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
const SERIAL_FROM = 61;

function dayOf(ano: number, mes: number, dia: number): string | null {
  const date = new Date(Date.UTC(ano, mes - 1, dia));
  const exists = date.getUTCFullYear() === ano && date.getUTCMonth() === mes - 1 && date.getUTCDate() === dia;
  return exists ? date.toISOString().slice(0, 10) : null;
}

/** A day as aaaa-mm-dd: written so, as dd/mm/aaaa, or as the number of a spreadsheet. A year has four digits. [PIM-14] */
export function readDia(texto: string): string | null {
  const [, dia, mes, ano] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/u.exec(texto) ?? [];
  if (dia !== undefined) return dayOf(Number(ano), Number(mes), Number(dia));
  const [, ano2, mes2, dia2] = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/u.exec(texto) ?? [];
  if (ano2 !== undefined) return dayOf(Number(ano2), Number(mes2), Number(dia2));
  const serial = /^\d{2,5}$/u.test(texto) ? Number(texto) : 0;
  return serial < SERIAL_FROM ? null : new Date(SERIAL_ZERO_MS + serial * DAY_MS).toISOString().slice(0, 10);
}

/** The factor of the time in exams: '25%', '+25 %', '25' or '1,25'. None, 0 and 'não' are 1. [PIM-15] */
export function readTempoAdicional(texto: string): number | null {
  if (/^(?:|não|nao|n|0)$/iu.test(texto)) return 1;
  const [, digits, percent] = /^\+?\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*(%?)$/u.exec(texto) ?? [];
  if (digits === undefined) return null;
  const number = Number(digits.replace(',', '.'));
  const fator = percent === '' && number >= 1 && number <= 4 ? number : 1 + number / 100;
  return fator >= 1 && fator <= 4 ? Math.round(fator * 100) / 100 : null;
}

const TURNOS: Readonly<Record<string, 1 | 2 | 3 | 4>> = {
  matutino: 1,
  manha: 1,
  m: 1,
  vespertino: 2,
  tarde: 2,
  v: 2,
  t: 2,
  noturno: 3,
  noite: 3,
  n: 3,
  integral: 4,
  i: 4,
};

/** The number of a shift by its name or number. [PIM-16] */
export function readTurno(texto: string): 1 | 2 | 3 | 4 | null {
  return TURNOS[titleKey(texto)] ?? ([1, 2, 3, 4] as const).find((turno) => String(turno) === texto) ?? null;
}

/** Whether a person has access. Words for a closed enrolment end it. [PIM-16] */
export function readSituacao(texto: string): 'ativa' | 'inativa' | null {
  const key = titleKey(texto);
  if (/^(?:|ativ[ao]|atual|matriculad[ao]|cursando|active)$/u.test(key)) return 'ativa';
  return /^(?:inativ[ao]|transferid[ao]|desistente|cancelad[ao]|evadid[ao]|tobedeleted|inactive)$/u.test(key)
    ? 'inativa'
    : null;
}

export type PerfilDaEquipe =
  | 'professor'
  | 'coordenador'
  | 'gestao_vida'
  | 'gestao_escola'
  | 'diretor'
  | 'supervisor'
  | 'admin';

const PERFIS: Readonly<Record<string, PerfilDaEquipe>> = {
  professor: 'professor',
  professora: 'professor',
  docente: 'professor',
  coordenador: 'coordenador',
  coordenadora: 'coordenador',
  coordenacao: 'coordenador',
  gestao_vida: 'gestao_vida',
  gestao_da_vida: 'gestao_vida',
  gestao_escola: 'gestao_escola',
  gestao_da_escola: 'gestao_escola',
  secretaria: 'gestao_escola',
  secretario: 'gestao_escola',
  diretor: 'diretor',
  diretora: 'diretor',
  direcao: 'diretor',
  supervisor: 'supervisor',
  supervisora: 'supervisor',
  admin: 'admin',
};

/** The profile of a member of the staff by its usual words. [PIM-16] */
export const readPerfilDaEquipe = (texto: string): PerfilDaEquipe | null => PERFIS[titleKey(texto)] ?? null;
