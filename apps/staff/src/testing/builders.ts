/** Classes and students for the console's tests and stories; invented names only. */
import type { GestaoAluno, GestaoAlunoDetalhe, GestaoTurma, GestaoTurmaResumo } from '@luneta/api-client';

import type { AlunoListado } from '../shared/aluno.ts';

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

/** A student who does nothing now, and has signed in. */
export const ATIVO: Pick<GestaoAluno, 'situacao' | 'ultimo_acesso_em'> = {
  situacao: 'ativo',
  ultimo_acesso_em: '2026-11-20T21:40:00Z',
};

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
  const made: GestaoAluno[] = Array.from({ length: alunos }, (_, n) => alunoOf(turma.turma_id, n));
  return { ...turma, alunos: made };
}

function alunoOf(turma_id: number, n: number) {
  const [first, last] = [FIRST[n % FIRST.length], LAST[(turma_id + 9 + Math.floor(n / FIRST.length)) % LAST.length]];
  return {
    aluno_nome: `${first} ${last}`,
    turma_aluno_id: turma_id * 1000 + n,
    avatar_code: (n % 69) + 1,
    ...ATIVO,
  };
}

/** Beatriz of class 3A, version 2. */
export function buildAluno({
  turma,
  ...changes
}: Partial<Omit<AlunoListado, 'turma'>> & { turma?: Partial<AlunoListado['turma']> } = {}) {
  const { alunos: _alunos, ...own } = buildTurma({ alunos: 0, ...turma });
  return {
    aluno_nome: 'Beatriz Nogueira Lima',
    turma_aluno_id: 1002,
    avatar_code: 12,
    ...ATIVO,
    ...changes,
    turma: own,
  };
}

/** The class as lists of classes show it. */
export function resumoOf({ alunos, ...turma }: GestaoTurma): GestaoTurmaResumo {
  return { ...turma, qtde_alunos: alunos.length };
}

/** A student as the drawer shows it: nothing runs, nothing is locked, a password of one's own. */
export function buildDetalhe(changes: Partial<GestaoAlunoDetalhe> = {}): GestaoAlunoDetalhe {
  const { turma, ...aluno } = buildAluno();
  return {
    ...aluno,
    ...turma,
    nome_social: null,
    login: 'beatriz.lima',
    matricula: 'Atual',
    senha_expira_em: null,
    bloqueado_ate: null,
    acessos: [{ entrou_em: '2026-11-20T21:40:00Z', saiu_em: '2026-11-20T22:10:00Z' }],
    provas: [],
    fator_tempo: 1,
    passa_da_janela: false,
    ranking_oculto: false,
    boss_liberaveis: [],
    ...changes,
  };
}

/** A Boss fought once, in mathematics. */
export const buildBoss = (): GestaoAlunoDetalhe['boss_liberaveis'][number] => ({
  turma_avaliacao_id: 280,
  materia_id: 1,
  materia_nome: 'Matemática',
  tipo_avaliacao: 'RoteiroEstudo',
  descricao: 'Revisão do 4º bimestre',
  tentativa_numero: 1,
  encerrado_em: '2026-11-20T21:40:00Z',
});
