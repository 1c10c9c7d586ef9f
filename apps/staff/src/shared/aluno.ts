/** A student together with the class: the unit of everything staff do here. Pure; knows no screen. */
import type { GestaoAluno, GestaoAlunoDetalhe, GestaoTurma, GestaoTurmaResumo } from '@luneta/api-client';

import { copy } from './copy.ts';

export type Turma = Omit<GestaoTurma, 'alunos'>;
/** Who it is: enough to name and to open the student. */
export type Aluno = Pick<GestaoAluno, 'aluno_nome' | 'turma_aluno_id' | 'avatar_code'> & { turma: Turma };
/** As lists show the student: with what is happening now. */
export type AlunoListado = GestaoAluno & { turma: Turma };
/** The name of a student on screen; an incomplete import may leave a blank one. */
export const nomeDe = (aluno_nome: string): string => aluno_nome.trim() || copy.noName;

/** Names the student without ambiguity, for sentences that announce a consequence. */
export const nameOf = ({ aluno_nome, turma_aluno_id, turma }: Aluno): string =>
  copy.alunoOf(nomeDe(aluno_nome), copy.turmaOf(turma.serie_nome, turma.turma_codigo), turma_aluno_id);

/** The students of a page, in its order. */
export const alunosOf = (turmas: readonly GestaoTurma[]): AlunoListado[] =>
  turmas.flatMap(({ alunos, ...turma }) => alunos.map((aluno) => ({ ...aluno, turma })));

/** The student of a drawer: who it is. */
export function alunoOf(detalhe: GestaoAlunoDetalhe): Aluno {
  const { aluno_nome, turma_aluno_id, avatar_code } = detalhe;
  const { escola_nome, sede_nome, serie_nome, nivel_ordem, turma_id, turma_codigo, turma_turno, versao } = detalhe;
  const turma = { escola_nome, sede_nome, serie_nome, nivel_ordem, turma_id, turma_codigo, turma_turno, versao };
  return { aluno_nome, turma_aluno_id, avatar_code, turma };
}

/** All students of these classes, by their counts. */
export const countOf = (turmas: readonly Pick<GestaoTurmaResumo, 'qtde_alunos'>[]): number =>
  turmas.reduce((sum, { qtde_alunos }) => sum + qtde_alunos, 0);

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
