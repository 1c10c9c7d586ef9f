/**
 * Predictions for one student: grades of roadmaps, and performance in an exam before and after study. It takes four
 * statements for any number of roadmaps, and one when there is none. An action plan starts from its own exam, a roadmap
 * from the exams before it.
 */
import {
  abilityAfterStudy,
  abilityOf,
  desempenhoProvavel,
  evidenceBefore,
  expectedHit,
  notaPrevista,
  type Evidence,
} from '@luneta/domain/previsao';

import type { Tenant } from '../../../database/tenant.ts';
import { findEvidenciaFases, findEvidenciaProvas, type EvidenciaFase, type EvidenciaProva } from './evidencia-store.ts';
import { findItensPrevistos, findTrilhasPrevistas, type ItemPrevisto, type TrilhaPrevista } from './previsao-store.ts';

export type NotasPrevistas = { readonly nota_prevista_inicial: number | null; readonly nota_prevista: number | null };

export type DesempenhosProvaveis = {
  readonly desempenho_provavel_inicial: number | null;
  readonly desempenho_provavel_final: number | null;
};

export type Previsoes = {
  readonly trilhas: readonly TrilhaPrevista[];
  /** By trilha_id. */
  readonly notas: ReadonlyMap<number, NotasPrevistas>;
  /** Of the whole exam, from the roadmaps of one type. Both are null when there are none. */
  readonly desempenhoOf: (turma_avaliacao_id: number, tipo: 1 | 2) => DesempenhosProvaveis;
};

type Known = {
  readonly provas: readonly EvidenciaProva[];
  readonly fases: readonly EvidenciaFase[];
  readonly itens: readonly ItemPrevisto[];
};
type Roadmap = Pick<TrilhaPrevista, 'turma_avaliacao_id' | 'tipo' | 'criada_em'>;

/** The chance of a hit before and after study, for each given item. */
function chancesOf(known: Known, roadmap: Roadmap, itens: readonly ItemPrevisto[]) {
  const { turma_avaliacao_id, tipo, criada_em } = roadmap;
  const before = evidenceBefore(known.provas, { turma_avaliacao_id, tipo, criadaMs: criada_em.getTime() });
  const study = known.fases.filter((entry) => entry.turma_avaliacao_id === turma_avaliacao_id && entry.tipo === tipo);
  const thetas = new Map(
    [...new Set(itens.map(({ area_codigo }) => area_codigo))].map((area) => {
      const ofArea = (list: readonly (Evidence & { area_codigo: string })[]) =>
        list.filter((entry) => entry.area_codigo === area);
      return [area, { inicial: abilityOf(ofArea(before)), final: abilityAfterStudy(ofArea(before), ofArea(study)) }];
    }),
  );
  const chances = (when: 'inicial' | 'final') =>
    itens.map(({ tri, area_codigo }) => expectedHit(tri, thetas.get(area_codigo)?.[when] ?? null));
  return { inicial: chances('inicial'), final: chances('final') };
}

function notasOf(known: Known, trilha: TrilhaPrevista): NotasPrevistas {
  const itens = known.itens.filter(
    (item) => item.turma_avaliacao_id === trilha.turma_avaliacao_id && item.materia_id === trilha.materia_id,
  );
  const { inicial, final } = chancesOf(known, trilha, itens);
  return {
    nota_prevista_inicial: trilha.nota_prevista_inicial ?? notaPrevista(inicial, trilha.nota_maxima),
    nota_prevista: notaPrevista(final, trilha.nota_maxima),
  };
}

const NONE: DesempenhosProvaveis = { desempenho_provavel_inicial: null, desempenho_provavel_final: null };

function desempenhosOf(known: Known, roadmap: Roadmap | undefined): DesempenhosProvaveis {
  if (!roadmap) return NONE;
  const itens = known.itens.filter((item) => item.turma_avaliacao_id === roadmap.turma_avaliacao_id);
  const { inicial, final } = chancesOf(known, roadmap, itens);
  return {
    desempenho_provavel_inicial: desempenhoProvavel(inicial),
    desempenho_provavel_final: desempenhoProvavel(final),
  };
}

/** All predictions for a student, over all exams or for one. Exams that are not released do not count. */
export async function findPrevisoes(
  escola: Tenant,
  aluno: { readonly turma_aluno_id: number; readonly turma_id: number },
  agora: Date,
  turma_avaliacao_id: number | null = null,
): Promise<Previsoes> {
  const trilhas = await findTrilhasPrevistas(escola, aluno, turma_avaliacao_id);
  const ids = [...new Set(trilhas.map((trilha) => trilha.turma_avaliacao_id))];
  if (ids.length === 0) return { trilhas, notas: new Map(), desempenhoOf: () => NONE };
  const [provas, fases, itens] = await Promise.all([
    findEvidenciaProvas(escola, [aluno.turma_aluno_id], agora),
    findEvidenciaFases(escola, aluno.turma_aluno_id, ids),
    findItensPrevistos(escola, aluno.turma_aluno_id, ids),
  ]);
  const known = { provas, fases, itens };
  return {
    trilhas,
    notas: new Map(trilhas.map((trilha) => [trilha.trilha_id, notasOf(known, trilha)])),
    desempenhoOf: (ta, tipo) => {
      const all = trilhas.filter((trilha) => trilha.turma_avaliacao_id === ta && trilha.tipo === tipo);
      return desempenhosOf(known, all[0]);
    },
  };
}
