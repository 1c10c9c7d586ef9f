/**
 * The one writer of roadmaps, for authored ones (type 1) and generated action plans (type 2). It stores what it is given:
 * which topics and questions belong into a plan is decided by its callers.
 */
import { trilha, trilha_fase, trilha_fase_questao, trilha_item } from './schema/index.ts';
import type { Tenant } from './tenant.ts';

/** A phase to be stored; its place in the list is its order, from 1. */
export type NewTrilhaFase = {
  readonly objeto_conhecimento_id: number;
  readonly capitulo_numero?: number | null;
  readonly capitulo_nome?: string | null;
  readonly habilidade_descricao?: string | null;
  readonly secao: 'Fundamentos' | 'Prática' | 'Aprofundamento';
  /** Items version 2 serves of the pool; 5 unless given (decision 147). */
  readonly qtde_itens?: number;
  readonly prova_numero?: number | null;
  /** The pool, in the order of version 1's exercises. */
  readonly questoes: readonly number[];
  /** Items of the exam that the phase stands for, with the predicted chance of a hit. */
  readonly questoes_prova?: readonly {
    readonly avaliacao_item_id: number;
    readonly desempenho_esperado: number | null;
  }[];
};

export type NewTrilha = {
  readonly tipo: 1 | 2;
  readonly turma_avaliacao_id: number;
  readonly materia_id: number;
  /** Owner of an action plan; null for a roadmap of the class. */
  readonly turma_aluno_id: number | null;
  readonly descricao: string;
  readonly prevista_para?: Date | null;
  readonly aberta_em: Date;
  readonly data_fim: Date;
  readonly existe_boss?: boolean;
  readonly nota_prevista_inicial?: number | null;
  readonly criada_em: Date;
  readonly fases: readonly NewTrilhaFase[];
};

export type SavedTrilha = {
  readonly trilha_id: number;
  /** Ids in the order of the phases given. */
  readonly fases: readonly { readonly trilha_fase_id: number; readonly itens: readonly number[] }[];
};

async function saveFase(escola: Tenant, trilha_id: number, ordem: number, fase: NewTrilhaFase) {
  const { questoes, questoes_prova = [], ...values } = fase;
  const [row] = await escola
    .insert(trilha_fase)
    .values({ ...values, trilha_id, ordem })
    .returning({ id: trilha_fase.id });
  if (!row) throw new Error('insert returned no row');
  const trilha_fase_id = row.id;
  const itens =
    questoes.length === 0
      ? []
      : await escola
          .insert(trilha_item)
          .values(questoes.map((questao_id, i) => ({ trilha_fase_id, questao_id, ordem: i + 1 })))
          .returning({ id: trilha_item.id });
  if (questoes_prova.length > 0)
    await escola.insert(trilha_fase_questao).values(questoes_prova.map((questao) => ({ ...questao, trilha_fase_id })));
  return { trilha_fase_id, itens: itens.map(({ id }) => id) };
}

/**
 * Stores a roadmap whole, or nothing of it.
 * @returns null when this student or class has a roadmap of that type, exam and subject already: a job may run twice.
 */
export async function saveTrilha(escola: Tenant, given: NewTrilha): Promise<SavedTrilha | null> {
  const { fases, ...values } = given;
  return escola.transaction(async (tx) => {
    const [row] = await tx.insert(trilha).values(values).onConflictDoNothing().returning({ id: trilha.id });
    if (!row) return null;
    const saved = [];
    for (const [i, fase] of fases.entries()) saved.push(await saveFase(tx, row.id, i + 1, fase));
    return { trilha_id: row.id, fases: saved };
  });
}
