/**
 * The questions that phases prepared, each with the chance that this student had before the study: the ability from the own
 * earlier answers (PRV-1, PRV-3, PRV-8), as the first prediction of the result has it. Never the mean of the class.
 */
import { abilityOf, evidenceBefore, expectedHit } from '@luneta/domain/previsao';

import type { Tenant } from '../../../../database/tenant.ts';
import { findEvidenciaProvas } from '../../planos/evidencia-store.ts';
import type { FalhaPropria, FalhaRow } from '../../../resultados/index.ts';
import { findFalhas } from './trilha-store.ts';

/** @param provas `turma_avaliacao_id` of the exams that are released and were taken */
export async function findFalhasProprias(
  escola: Tenant,
  turma_aluno_id: number,
  provas: readonly number[],
  agora: Date,
): Promise<FalhaPropria[]> {
  const [rows, evidence] = await Promise.all([
    findFalhas(escola, turma_aluno_id, provas),
    findEvidenciaProvas(escola, [turma_aluno_id], agora),
  ]);
  const abilities = new Map<string, number | null>();
  const abilityFor = ({ turma_avaliacao_id, criada_em }: FalhaRow, area: string) => {
    const key = `${turma_avaliacao_id}/${criada_em.getTime()}/${area}`;
    const known = abilities.get(key);
    if (known !== undefined) return known;
    const roadmap = { tipo: 1 as const, turma_avaliacao_id, criadaMs: criada_em.getTime() };
    const theta = abilityOf(evidenceBefore(evidence, roadmap).filter(({ area_codigo }) => area_codigo === area));
    abilities.set(key, theta);
    return theta;
  };
  return rows.map((row) => {
    const { tri_a: a, tri_b: b, tri_c: c, area_codigo } = row;
    const tri = a === null || b === null || c === null ? null : { a, b, c };
    return {
      ...row,
      desempenho_esperado: area_codigo === null ? null : expectedHit(tri, abilityFor(row, area_codigo)),
    };
  });
}
