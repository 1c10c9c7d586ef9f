/** A student together with the class: the unit of everything staff do here. Pure; knows no screen. */
import type { GestaoAluno, GestaoTurma } from '@luneta/api-client';

import { copy } from './copy.ts';

export type Turma = Omit<GestaoTurma, 'alunos'>;
export type Aluno = GestaoAluno & { turma: Turma };
/** A class with its students, whole or as far as it has been fetched. */
export type TurmaAlunos = { turma: Turma; alunos: readonly Aluno[] };

/** Names the student without ambiguity, for sentences that announce a consequence. */
export const nameOf = ({ aluno_nome, turma_aluno_id, turma }: Aluno): string =>
  copy.alunoOf(aluno_nome, copy.turmaOf(turma.serie_nome, turma.turma_codigo), turma_aluno_id);

/** The students of a page, in its order. */
export const alunosOf = (turmas: readonly GestaoTurma[]): Aluno[] =>
  turmas.flatMap(({ alunos, ...turma }) => alunos.map((aluno) => ({ ...aluno, turma })));

/** One entry for each class, also when its students came in several pages. */
export function mergeTurmas(pages: readonly (readonly GestaoTurma[])[]): TurmaAlunos[] {
  const merged = new Map<number, { turma: Turma; alunos: Aluno[] }>();
  for (const { alunos, ...turma } of pages.flat()) {
    const known = merged.get(turma.turma_id) ?? { turma, alunos: [] };
    known.alunos.push(...alunos.map((aluno) => ({ ...aluno, turma })));
    merged.set(turma.turma_id, known);
  }
  return [...merged.values()];
}

/** Grades in their order, classes by code; 2B before 10A. */
export const byTurma = (a: Turma, b: Turma): number =>
  a.nivel_ordem - b.nivel_ordem ||
  a.serie_nome.localeCompare(b.serie_nome, 'pt-BR') ||
  a.turma_codigo.localeCompare(b.turma_codigo, 'pt-BR', { numeric: true });

/** Groups in the order in which their names first come. */
export function groupBy<Entry>(list: readonly Entry[], nameOf: (entry: Entry) => string) {
  const groups = new Map<string, Entry[]>();
  for (const entry of list) {
    const name = nameOf(entry);
    const group = groups.get(name);
    if (group) group.push(entry);
    else groups.set(name, [entry]);
  }
  return [...groups].map(([name, entries]) => ({ name, entries }));
}

/** The name of a campus, with its school when the list holds several schools. */
export function sedeNamer(turmas: readonly Pick<Turma, 'escola_nome'>[]) {
  const schools = new Set(turmas.map(({ escola_nome }) => escola_nome));
  return ({ sede_nome, escola_nome }: Pick<Turma, 'sede_nome' | 'escola_nome'>) =>
    schools.size > 1 ? `${sede_nome} · ${escola_nome}` : sede_nome;
}
