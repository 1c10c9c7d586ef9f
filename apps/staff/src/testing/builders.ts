/** Classes and students for the console's tests and stories; invented names only. */
import type { GestaoTurma } from '@luneta/api-client';

import type { Aluno } from '../aluno.ts';

const FIRST = ['Ana', 'Bento', 'Cecília', 'Davi', 'Elisa', 'Fábio', 'Gilda', 'Heitor', 'Íris', 'João'] as const;
const LAST = [
  'Amado',
  'Brandão',
  'Couto',
  'Dutra',
  'Esteves',
  'Fontes',
  'Guerra',
  'Horta',
  'Ibarra',
  'Jardim',
] as const;

/** A name that no column is wide enough for. */
export const LONG_NAME = 'Maria Antônia Wanderley de Albuquerque Cavalcanti e Silva Montenegro';

/** Class 3A of the contract's example with so many students; ids follow from the class. */
export function buildTurma({
  alunos = 2,
  ...changes
}: Partial<Omit<GestaoTurma, 'alunos'>> & { alunos?: number } = {}) {
  const turma: GestaoTurma = {
    escola_nome: 'Escola Aurora',
    sede_nome: 'Centro',
    serie_nome: '3ª Série',
    nivel_ordem: 12,
    turma_id: 31,
    turma_codigo: '3A',
    turma_turno: 1,
    versao: 2,
    alunos: [],
    ...changes,
  };
  return { ...turma, alunos: Array.from({ length: alunos }, (_, n) => alunoOf(turma.turma_id, n)) };
}

function alunoOf(turma_id: number, n: number) {
  const [first, last] = [FIRST[n % FIRST.length], LAST[(turma_id + 9 + Math.floor(n / FIRST.length)) % LAST.length]];
  return { aluno_nome: `${first} ${last}`, turma_aluno_id: turma_id * 1000 + n, avatar_code: (n % 69) + 1 };
}

/** Beatriz of class 3A, version 2. */
export function buildAluno({
  turma,
  ...changes
}: Partial<Omit<Aluno, 'turma'>> & { turma?: Partial<Aluno['turma']> } = {}) {
  const { alunos: _alunos, ...own } = buildTurma({ alunos: 0, ...turma });
  return { aluno_nome: 'Beatriz Nogueira Lima', turma_aluno_id: 1002, avatar_code: 12, ...changes, turma: own };
}
