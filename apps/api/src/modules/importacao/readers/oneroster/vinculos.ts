/** In which classes somebody studies and teaches. Pure. */
import { achado, type Achado } from './achados.ts';
import type { Linha } from './linhas.ts';
import type { Tabelas } from './referencias.ts';
import type { Turma, Turmas } from './turmas.ts';

export type Vinculos = {
  /** The class of a pupil. */
  readonly turmaDe: (user: string) => Turma | null;
  /** Classes that a teacher has: the own ones, and those of the pupils of the lessons. */
  readonly turmasDe: (user: string) => readonly Turma[];
  /** Subjects that a teacher gives. */
  readonly materiasDe: (user: string) => readonly string[];
};

const add = <Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

const TEACH = new Set(['teacher', 'aide']);

const isOver = (linha: Linha, hoje: string): boolean => {
  const end = linha.get('endDate').slice(0, 10);
  return linha.saiu || (end !== '' && end < hoje);
};

/** @param hoje day of the school, `YYYY-MM-DD`: an enrolment that has ended counts for nothing */
export function readVinculos(tabelas: Tabelas, turmas: Turmas, hoje: string, achados: Achado[]): Vinculos {
  const pupil = new Map<string, Turma>();
  const pupilsOf = new Map<string, string[]>();
  const teaches = new Map<string, string[]>();
  for (const linha of tabelas.enrollments.values()) {
    if (isOver(linha, hoje)) continue;
    const [user, of, role] = ['userSourcedId', 'classSourcedId', 'role'].map(linha.get);
    if (user === undefined || of === undefined || role === undefined) continue;
    if (role === 'student') {
      add(pupilsOf, of, user);
      const turma = turmas.proprias.get(of);
      const before = pupil.get(user);
      if (turma && before && before !== turma) achados.push(achado(linha, 'duas_turmas', user));
      else if (turma) pupil.set(user, turma);
    } else if (TEACH.has(role)) add(teaches, user, of);
    else if (role !== 'administrator' && role !== 'proctor')
      achados.push(achado(linha, 'valor_desconhecido', role, 'role'));
  }
  const classesOf = (of: string): readonly Turma[] => {
    const own = turmas.proprias.get(of);
    return own ? [own] : (pupilsOf.get(of) ?? []).flatMap((user) => pupil.get(user) ?? []);
  };
  return {
    turmaDe: (user) => pupil.get(user) ?? null,
    turmasDe: (user) => [...new Set((teaches.get(user) ?? []).flatMap(classesOf))],
    materiasDe: (user) => [...new Set((teaches.get(user) ?? []).flatMap((of) => turmas.aulas.get(of) ?? []))],
  };
}
