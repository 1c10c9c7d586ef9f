/**
 * The effect of study on one exam: engagement, and probable performance before and after. The class's study roadmaps
 * give it. For an exam without them, the student's own action plans do.
 */
import { engajamentoBase } from '@luneta/domain/engajamento';

import type { Tenant } from '../../../../database/tenant.ts';
import type { Aluno } from '../../../../http/sessao.ts';
import type { TrilhaEstudos } from '../../../resultados/index.ts';
import { findPrevisoes } from '../../planos/previsao.ts';
import { findFasesDaProva } from './trilha-store.ts';

/** null when no roadmap belongs to the exam. Called only when the exam is released and the student took it. */
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
