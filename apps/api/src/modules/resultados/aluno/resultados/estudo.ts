/**
 * What the roadmaps tell of a student's exams. The subject of the roadmaps builds on this one, so its functions are handed
 * in by `modules/index.ts`.
 */
import type { ItemResposta, Letra } from '@luneta/domain/resposta';

import type { Tenant } from '../../../../database/tenant.ts';
import type { Aluno } from '../../../../http/sessao.ts';
import type { Sealed } from '../../../questoes/index.ts';

/**
 * A phase with one exam question that it prepared. The columns of the question are null for a phase without questions.
 */
export type FalhaRow = {
  /** The exam that the phase prepared for. */
  readonly turma_avaliacao_id: number;
  readonly materia_id: number;
  readonly materia_nome: string;
  readonly trilha_fase_id: number;
  readonly qtde_estrelas: number | null;
  /** When the roadmap was made. */
  readonly criada_em: Date;
  readonly questao_id: number | null;
  readonly area_codigo: string | null;
  readonly tri_a: number | null;
  readonly tri_b: number | null;
  readonly tri_c: number | null;
  readonly anulada: boolean | null;
  readonly subjetiva: boolean | null;
  readonly gabarito_bonificado: boolean | null;
  readonly gabarito: Sealed<Letra | null>;
  readonly item_resposta: ItemResposta | null;
};

export type FalhaPropria = FalhaRow & {
  /** 0 to 1; null without an own ability or a calibration. */
  readonly desempenho_esperado: number | null;
};

export type TrilhaEstudos = {
  readonly engajamento: number | null;
  readonly desempenho_provavel_inicial: number | null;
  readonly desempenho_provavel_final: number | null;
};

export type FaseDoPlanoRow = {
  readonly trilha_id: number;
  readonly materia_id: number;
  readonly ordem_oic: number;
  readonly objeto_conhecimento_id: number;
  readonly objeto_conhecimento_descricao: string;
  readonly qtde_itens_total: number;
  /** Stars of the best run; 0 without one. */
  readonly qtde_estrelas: number;
  /** `avaliacao_item.id` of the exam's questions that the phase repeats. */
  readonly itens: readonly number[];
};

export type DoPlano = { readonly turma_aluno_id: number; readonly turma_avaliacao_id: number; readonly agora: Date };

/** @param provas `turma_avaliacao_id` of the exams that are released and were taken */
export type FindFalhasProprias = (
  escola: Tenant,
  turma_aluno_id: number,
  provas: readonly number[],
  agora: Date,
) => Promise<FalhaPropria[]>;

export type Estudo = {
  readonly findFalhasProprias: FindFalhasProprias;
  /** null when no roadmap belongs to the exam. Called only when the exam is released and the student took it. */
  readonly trilhaEstudosOf: (
    escola: Tenant,
    aluno: Aluno,
    turma_avaliacao_id: number,
    agora: Date,
  ) => Promise<TrilhaEstudos | null>;
  /** Phases of the open action plans of one exam of one student, by plan and order. */
  readonly findFasesDoPlano: (escola: Tenant, where: DoPlano) => Promise<FaseDoPlanoRow[]>;
};
