/**
 * Misses avoided by study, per subject, over all study roadmaps whose exam is released and was taken by the student.
 * Action plans do not count, because they are made after the misses.
 */
import { falhasEvitadas, type FalhaFase, type FalhasEvitadas } from '@luneta/domain/falhas-evitadas';
import { itemVerdict } from '@luneta/domain/nota';

import type { Tenant } from '../../../../database/tenant.ts';
import { type ExamKeys, keysOfExams } from '../../../questoes/index.ts';
import type { FalhaPropria, FindFalhasProprias } from './estudo.ts';

export type FalhasDaMateria = {
  readonly materia_id: number;
  readonly materia_nome: string;
  readonly falhas: FalhasEvitadas;
};

/** A question whose key another exam still needs is left out, because nothing may depend on it (GAB-2). */
function questoesOf(rows: readonly FalhaPropria[], keys: ExamKeys): FalhaFase['questoes'] {
  return rows.flatMap((sealed) => {
    const row = keys.reveal(sealed);
    if (!row.keyVisible) return [];
    const verdict = itemVerdict(
      {
        item_resposta: row.item_resposta,
        gabarito: row.gabarito,
        anulada: row.anulada === true,
        subjetiva: row.subjetiva === true,
        gabarito_bonificado: row.gabarito_bonificado === true,
        percentual_pontuacao_correcao: null,
      },
      true,
    );
    return [{ desempenho_esperado: row.desempenho_esperado, verdict }];
  });
}

/** Avoided misses over all cycles, and for the exams of each. */
export type Falhas = {
  readonly todas: readonly FalhasDaMateria[];
  readonly por_ciclo: readonly { readonly ciclo: number; readonly falhas: readonly FalhasDaMateria[] }[];
};

function porMateria(rows: readonly FalhaPropria[], keys: ExamKeys): FalhasDaMateria[] {
  const materias = new Map(rows.map(({ materia_id, materia_nome }) => [materia_id, materia_nome]));
  return [...materias].flatMap(([materia_id, materia_nome]) => {
    const own = rows.filter((row) => row.materia_id === materia_id);
    const fases = [...new Set(own.map((row) => row.trilha_fase_id))].map((id) => {
      const ofFase = own.filter((row) => row.trilha_fase_id === id);
      return { qtde_estrelas: ofFase[0]?.qtde_estrelas ?? null, questoes: questoesOf(ofFase, keys) };
    });
    const falhas = falhasEvitadas(fases);
    return falhas ? [{ materia_id, materia_nome, falhas }] : [];
  });
}

/** @param findFalhasProprias of the roadmaps. @param provas the exams that are released and were taken, with the cycle of each */
export async function falhasOf(
  findFalhasProprias: FindFalhasProprias,
  escola: Tenant,
  turma_aluno_id: number,
  provas: readonly { readonly turma_avaliacao_id: number; readonly ciclo: number }[],
  agora: Date,
): Promise<Falhas> {
  if (provas.length === 0) return { todas: [], por_ciclo: [] };
  const cicloOf = new Map(provas.map(({ turma_avaliacao_id, ciclo }) => [turma_avaliacao_id, ciclo]));
  const rows = await findFalhasProprias(escola, turma_aluno_id, [...cicloOf.keys()], agora);
  const questoes = rows.flatMap(({ questao_id }) => (questao_id === null ? [] : [questao_id]));
  const keys = await keysOfExams(escola, questoes, { place: 'resultado', released: true, agora });
  const por_ciclo = [...new Set(cicloOf.values())]
    .toSorted((a, b) => a - b)
    .map((ciclo) => {
      const ofCiclo = rows.filter((row) => cicloOf.get(row.turma_avaliacao_id) === ciclo);
      return { ciclo, falhas: porMateria(ofCiclo, keys) };
    })
    .filter(({ falhas }) => falhas.length > 0);
  return { todas: porMateria(rows, keys), por_ciclo };
}
