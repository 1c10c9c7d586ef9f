/** Shape of the home in responses. Only this file shows names of students, and only as display names (security D22). */
import { rankingName } from '@luneta/domain/nome';
import type { Ranked } from '@luneta/domain/ranking';
import { showsName, type RankingModo } from '@luneta/domain/ranking-estrelas';
import type { components } from '@luneta/openapi';

import type { AlunoEstrelas, Places } from './ranking.ts';
import type { EstrelasRow } from './ranking-store.ts';
import type { ProgressoRow } from './store.ts';

type Schemas = components['schemas'];

/** As many rows as the contract allows. The own place is a separate field. */
const LINHAS_MAX = 2000;

/** Name and avatar shown for students who are hidden in rankings (decision 154). */
const HIDDEN = { aluno_nome: 'Estudante', avatar_code: 1 };

function identity(aluno: AlunoEstrelas) {
  const shown = showsName(aluno) ? { aluno_nome: rankingName(aluno), avatar_code: aluno.avatar_code } : HIDDEN;
  return { ...shown, turma_aluno_id: aluno.turma_aluno_id };
}

function presentMateria(row: EstrelasRow): Schemas['HomeMateriaEstrelas'] {
  const { turma_aluno_id: _of, ...materia } = row;
  return materia;
}

/** The classes of the series with the given rows. */
function presentTurmas(alunos: readonly AlunoEstrelas[]): Schemas['HomeRankingTurma'][] {
  const turmas = new Map<number, Schemas['HomeRankingTurma']>();
  for (const aluno of alunos) {
    const { turma_id, serie_nome, turma_codigo, turma_turno } = aluno;
    const turma = turmas.get(turma_id) ?? { serie_nome, turma_id, turma_codigo, turma_turno, aluno_estrelas: [] };
    turma.aluno_estrelas.push({ ...identity(aluno), materia_estrelas: aluno.materias.map(presentMateria) });
    turmas.set(turma_id, turma);
  }
  return [...turmas.values()];
}

export type HomeParts = {
  readonly progresso: readonly ProgressoRow[];
  readonly alunos: readonly AlunoEstrelas[];
  readonly places: Places;
  readonly quiz_pessoal: boolean;
  readonly ranking_modo: RankingModo;
};

export function presentHome({ progresso, alunos, places, quiz_pessoal, ranking_modo }: HomeParts): Schemas['Home'] {
  const visible = new Set(places.linhas.map(({ row }) => row.turma_aluno_id));
  return {
    progressao_materias: progresso.map(({ materia_id, materia_nome, trilha_id, fases, concluidas }) => ({
      materia_id,
      materia_nome,
      trilha_id,
      progresso: concluidas / fases,
    })),
    ranking_geral: places.propria,
    ranking_estrelas: presentTurmas(alunos.filter((aluno) => visible.has(aluno.turma_aluno_id))),
    estrelas_v1: alunos.find((aluno) => aluno.proprio)?.estrelas_v1 ?? 0,
    quiz_pessoal,
    ranking_modo,
  };
}

function presentLinha({ row, posicao }: Ranked<AlunoEstrelas>): Schemas['RankingEstrelasLinha'] {
  const { turma_codigo, total, proprio } = row;
  return { posicao, ...identity(row), turma_codigo, qtde_estrelas: total, proprio };
}

export function presentRanking(
  { linhas, propria }: Places,
  materias: readonly Schemas['RankingEstrelasMateria'][],
  ranking_modo: RankingModo,
  total: number,
): Schemas['RankingEstrelas'] {
  const off = ranking_modo === 'desligado';
  return {
    ranking_modo,
    total: off ? 0 : total,
    linhas: off ? [] : linhas.slice(0, LINHAS_MAX).map(presentLinha),
    propria,
    materias: [...materias],
  };
}
