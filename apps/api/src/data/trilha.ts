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

/** A statement carries at most 65,535 parameters; the widest row here has eleven. */
const ROWS_PER_STATEMENT = 5000;

/** Inserts in as few statements as fit; ids come back in the order of the rows. */
async function insertAll<Row>(
  rows: readonly Row[],
  insert: (part: readonly Row[]) => PromiseLike<{ id: number }[]>,
): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT)
    ids.push(...(await insert(rows.slice(from, from + ROWS_PER_STATEMENT))).map(({ id }) => id));
  return ids;
}

type Owned = { readonly trilha_id: number; readonly ordem: number; readonly fase: NewTrilhaFase };

/** Phases of any number of roadmaps, in three statements. */
async function saveFases(escola: Tenant, owned: readonly Owned[]): Promise<SavedTrilha['fases']> {
  const ids = await insertAll(
    owned.map(({ trilha_id, ordem, fase: { questoes: _pool, questoes_prova: _exam, ...values } }) => ({
      ...values,
      trilha_id,
      ordem,
    })),
    (rows) => escola.insert(trilha_fase).values(rows).returning({ id: trilha_fase.id }),
  );
  const fases = owned.map(({ fase }, i) => ({ fase, trilha_fase_id: ids[i] ?? 0 }));
  const itens = await insertAll(
    fases.flatMap(({ fase, trilha_fase_id }) =>
      fase.questoes.map((questao_id, i) => ({ trilha_fase_id, questao_id, ordem: i + 1 })),
    ),
    (rows) => escola.insert(trilha_item).values(rows).returning({ id: trilha_item.id }),
  );
  await insertAll(
    fases.flatMap(({ fase, trilha_fase_id }) =>
      (fase.questoes_prova ?? []).map((questao) => ({ ...questao, trilha_fase_id })),
    ),
    (rows) => escola.insert(trilha_fase_questao).values(rows).returning({ id: trilha_fase_questao.trilha_fase_id }),
  );
  let next = 0;
  return fases.map(({ fase, trilha_fase_id }) => ({
    trilha_fase_id,
    itens: itens.slice(next, (next += fase.questoes.length)),
  }));
}

type Key = Pick<NewTrilha, 'turma_avaliacao_id' | 'tipo' | 'materia_id' | 'turma_aluno_id'>;
const keyOf = (row: Key) => [row.turma_avaliacao_id, row.tipo, row.materia_id, row.turma_aluno_id].join('/');
const KEY = {
  turma_avaliacao_id: trilha.turma_avaliacao_id,
  tipo: trilha.tipo,
  materia_id: trilha.materia_id,
  turma_aluno_id: trilha.turma_aluno_id,
};

/**
 * Stores roadmaps whole, or nothing of any: four statements, however many they are.
 * @returns in the order given; null for each whose student or class has a roadmap of that type, exam and subject already.
 */
export async function saveTrilhas(escola: Tenant, given: readonly NewTrilha[]): Promise<(SavedTrilha | null)[]> {
  if (given.length === 0) return [];
  return escola.transaction(async (tx) => {
    const rows = await tx
      .insert(trilha)
      .values(given.map(({ fases: _phases, ...values }) => values))
      .onConflictDoNothing()
      .returning({ id: trilha.id, ...KEY });
    const ids = new Map(rows.map((row) => [keyOf(row), row.id]));
    const fresh = given.map((entry) => {
      const trilha_id = ids.get(keyOf(entry));
      ids.delete(keyOf(entry));
      return trilha_id;
    });
    const owned = given.flatMap(({ fases }, i) => {
      const trilha_id = fresh[i];
      return trilha_id === undefined ? [] : fases.map((fase, place) => ({ trilha_id, ordem: place + 1, fase }));
    });
    const saved = await saveFases(tx, owned);
    return fresh.map((trilha_id) =>
      trilha_id === undefined
        ? null
        : { trilha_id, fases: saved.filter((_, place) => owned[place]?.trilha_id === trilha_id) },
    );
  });
}

/**
 * Stores a roadmap whole, or nothing of it.
 * @returns null when this student or class has a roadmap of that type, exam and subject already: a job may run twice.
 */
export async function saveTrilha(escola: Tenant, given: NewTrilha): Promise<SavedTrilha | null> {
  const [saved = null] = await saveTrilhas(escola, [given]);
  return saved;
}
