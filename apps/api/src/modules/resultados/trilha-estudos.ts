/**
 * What study did for one exam: engagement and probable performance before and after. The class's study roadmaps tell it;
 * where the exam has none, the student's own action plans do.
 */
import { engajamentoBase } from '@luneta/domain/engajamento';

import type { Tenant } from '../../database/tenant.ts';
import type { Aluno } from '../../http/sessao.ts';
import { findPrevisoes } from '../planos/index.ts';
import { findFasesDaProva } from './trilha-store.ts';

export type TrilhaEstudos = {
  readonly engajamento: number | null;
  readonly desempenho_provavel_inicial: number | null;
  readonly desempenho_provavel_final: number | null;
};

/** null when no roadmap belongs to the exam. Called only once the exam is released to a student who took it. */
export async function trilhaEstudosOf(
  escola: Tenant,
  aluno: Aluno,
  turma_avaliacao_id: number,
  agora: Date,
): Promise<TrilhaEstudos | null> {
  const [fases, previsoes] = await Promise.all([
    findFasesDaProva(escola, aluno.turma_aluno_id, turma_avaliacao_id),
    findPrevisoes(escola, aluno, agora, turma_avaliacao_id),
  ]);
  if (fases.length === 0) return null;
  const tipo = fases.some((fase) => fase.tipo === 1) ? 1 : 2;
  return {
    engajamento: engajamentoBase(fases.filter((fase) => fase.tipo === tipo)),
    ...previsoes.desempenhoOf(turma_avaliacao_id, tipo),
  };
}
