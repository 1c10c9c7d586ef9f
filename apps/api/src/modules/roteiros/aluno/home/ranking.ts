/** Computes the star ranking: stars, places, and the rows this student may see. Pure; the rules are the domain's. */
import { rankingWindow, rankRows, type Ranked } from '@luneta/domain/ranking';
import { totalEstrelas, visibleRanking, type RankingModo } from '@luneta/domain/ranking-estrelas';

import type { AlunoRow, EstrelasRow } from './ranking-store.ts';

export type AlunoEstrelas = AlunoRow & {
  readonly materias: readonly EstrelasRow[];
  readonly total: number;
  readonly proprio: boolean;
};

/** Every student with the requested stars: of one subject, or of all. */
export function withEstrelas(
  alunos: readonly AlunoRow[],
  estrelas: readonly EstrelasRow[],
  turma_aluno_id: number,
  materia_id: number | null,
): AlunoEstrelas[] {
  const byAluno = new Map<number, EstrelasRow[]>();
  for (const row of estrelas) {
    const own = byAluno.get(row.turma_aluno_id);
    if (own) own.push(row);
    else byAluno.set(row.turma_aluno_id, [row]);
  }
  return alunos.map((aluno) => {
    const materias = byAluno.get(aluno.turma_aluno_id) ?? [];
    const total = totalEstrelas(materias, aluno.estrelas_v1, materia_id);
    return { ...aluno, materias, total, proprio: aluno.turma_aluno_id === turma_aluno_id };
  });
}

export type Places = {
  /** Rows the student may see, in order. */
  readonly linhas: readonly Ranked<AlunoEstrelas>[];
  readonly propria: { readonly posicao: number; readonly total: number } | null;
};

/**
 * Ranks `alunos` and selects the rows that the school shows. `tabela` limits them to the top and the rows around the
 * student.
 */
export function placesOf(alunos: readonly AlunoEstrelas[], modo: RankingModo, tabela = false): Places {
  const ranked = rankRows(alunos, (aluno) => aluno.total);
  const isOwn = ({ row }: Ranked<AlunoEstrelas>) => row.proprio;
  const own = ranked.find(isOwn);
  const visible = visibleRanking(ranked, isOwn, modo);
  return {
    linhas: tabela && modo === 'nomeado' ? rankingWindow(visible, isOwn) : visible,
    propria: own && modo !== 'desligado' ? { posicao: own.posicao, total: ranked.length } : null,
  };
}
