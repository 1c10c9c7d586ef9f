/**
 * The only code that writes roadmaps: authored ones (type 1) and generated action plans (type 2). Its callers decide
 * which topics and questions they hold.
 */
import { statement, type Statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';

/** A phase to store. Its place in the list is its order, from 1. */
export type NewTrilhaFase = {
  readonly objeto_conhecimento_id: number;
  readonly capitulo_numero?: number | null;
  readonly capitulo_nome?: string | null;
  readonly habilidade_descricao?: string | null;
  readonly secao: 'Fundamentos' | 'Prática' | 'Aprofundamento';
  /** Number of items that version 2 serves from the pool; 5 by default (decision 147). */
  readonly qtde_itens?: number;
  readonly prova_numero?: number | null;
  /** The pool, in the order of version 1's exercises. */
  readonly questoes: readonly number[];
  /** Items of the exam that the phase prepares or repairs, with the predicted chance of a hit. */
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
  /** Ids in the order of the given phases. */
  readonly fases: readonly { readonly trilha_fase_id: number; readonly itens: readonly number[] }[];
};

type Rows = { escola_id: number; rows: string };
type Key = Pick<NewTrilha, 'turma_avaliacao_id' | 'tipo' | 'materia_id' | 'turma_aluno_id'>;

const insertTrilhas = statement<Rows, Key & { id: number }>(
  'create_trilhas',
  `insert into trilha (escola_id, tipo, turma_avaliacao_id, materia_id, turma_aluno_id, descricao, prevista_para, aberta_em, data_fim,
                       existe_boss, nota_prevista_inicial, criada_em)
   select :escola_id, x.tipo, x.turma_avaliacao_id, x.materia_id, x.turma_aluno_id, x.descricao, x.prevista_para, x.aberta_em, x.data_fim,
          coalesce(x.existe_boss, true), x.nota_prevista_inicial, x.criada_em
   from json_to_recordset(:rows) as x(lugar int, tipo smallint, turma_avaliacao_id bigint, materia_id bigint, turma_aluno_id bigint,
     descricao text, prevista_para timestamptz, aberta_em timestamptz, data_fim timestamptz, existe_boss boolean,
     nota_prevista_inicial float8, criada_em timestamptz)
   order by x.lugar
   on conflict do nothing
   returning id, turma_avaliacao_id, tipo, materia_id, turma_aluno_id`,
);

const insertFases = statement<Rows, { id: number; trilha_id: number; ordem: number }>(
  'create_trilha_fases',
  `insert into trilha_fase (escola_id, trilha_id, ordem, objeto_conhecimento_id, capitulo_numero, capitulo_nome, habilidade_descricao,
                            secao, qtde_itens, prova_numero)
   select :escola_id, x.trilha_id, x.ordem, x.objeto_conhecimento_id, x.capitulo_numero, x.capitulo_nome, x.habilidade_descricao,
          x.secao, coalesce(x.qtde_itens, 5), x.prova_numero
   from json_to_recordset(:rows) as x(trilha_id bigint, ordem smallint, objeto_conhecimento_id bigint, capitulo_numero smallint,
     capitulo_nome text, habilidade_descricao text, secao text, qtde_itens smallint, prova_numero smallint)
   order by x.trilha_id, x.ordem
   returning id, trilha_id, ordem`,
);

const insertItens = statement<Rows, { id: number; trilha_fase_id: number; ordem: number }>(
  'create_trilha_itens',
  `insert into trilha_item (escola_id, trilha_fase_id, ordem, questao_id)
   select :escola_id, x.trilha_fase_id, x.ordem, x.questao_id
   from json_to_recordset(:rows) as x(trilha_fase_id bigint, ordem smallint, questao_id bigint)
   order by x.trilha_fase_id, x.ordem
   returning id, trilha_fase_id, ordem`,
);

const insertQuestoes = statement<Rows, never>(
  'create_trilha_fase_questoes',
  `insert into trilha_fase_questao (escola_id, trilha_fase_id, avaliacao_item_id, desempenho_esperado)
   select :escola_id, x.trilha_fase_id, x.avaliacao_item_id, x.desempenho_esperado
   from json_to_recordset(:rows) as x(trilha_fase_id bigint, avaliacao_item_id bigint, desempenho_esperado float8)`,
);

type Owned = { readonly trilha_id: number; readonly ordem: number; readonly fase: NewTrilhaFase };
type SavedFase = Owned & { readonly trilha_fase_id: number; readonly itens: readonly number[] };

const send = async <Row>(escola: Tenant, prepared: Statement<Rows, Row>, rows: readonly object[]): Promise<Row[]> =>
  rows.length === 0 ? [] : escola.run(prepared, { rows: JSON.stringify(rows) });

function found(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error('insert returned no row');
  return id;
}

/** Inserts phases of any number of roadmaps, with their pools and the questions of the exam. */
async function saveFases(escola: Tenant, owned: readonly Owned[]): Promise<SavedFase[]> {
  const faseRows = await send(
    escola,
    insertFases,
    owned.map(({ trilha_id, ordem, fase: { questoes: _pool, questoes_prova: _exam, ...values } }) => ({
      ...values,
      trilha_id,
      ordem,
    })),
  );
  const faseIds = new Map(faseRows.map(({ id, trilha_id, ordem }) => [`${trilha_id}/${ordem}`, id]));
  const fases = owned.map((entry) => ({
    ...entry,
    trilha_fase_id: found(faseIds, `${entry.trilha_id}/${entry.ordem}`),
  }));
  const itemRows = await send(
    escola,
    insertItens,
    fases.flatMap(({ fase, trilha_fase_id }) =>
      fase.questoes.map((questao_id, i) => ({ trilha_fase_id, ordem: i + 1, questao_id })),
    ),
  );
  const itemIds = new Map(itemRows.map(({ id, trilha_fase_id, ordem }) => [`${trilha_fase_id}/${ordem}`, id]));
  await send(
    escola,
    insertQuestoes,
    fases.flatMap(({ fase, trilha_fase_id }) =>
      (fase.questoes_prova ?? []).map((questao) => ({ ...questao, trilha_fase_id })),
    ),
  );
  return fases.map((entry) => ({
    ...entry,
    itens: entry.fase.questoes.map((_, i) => found(itemIds, `${entry.trilha_fase_id}/${i + 1}`)),
  }));
}

const keyOf = (row: Key) => [row.turma_avaliacao_id, row.tipo, row.materia_id, row.turma_aluno_id].join('/');

/**
 * Stores roadmaps in four statements, however many there are; all or none.
 * @returns ids in the order given; null where the student or class already has a roadmap of that type, exam and subject
 */
export async function createTrilhas(escola: Tenant, given: readonly NewTrilha[]): Promise<(SavedTrilha | null)[]> {
  return escola.transaction(async (tx) => {
    const values = given.map(({ fases: _phases, ...entry }, lugar) => ({ ...entry, lugar }));
    const rows = await send(tx, insertTrilhas, values);
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
    return fresh.map((trilha_id) => {
      if (trilha_id === undefined) return null;
      const own = saved.filter((fase) => fase.trilha_id === trilha_id);
      return { trilha_id, fases: own.map(({ trilha_fase_id, itens }) => ({ trilha_fase_id, itens })) };
    });
  });
}

/**
 * Stores a whole roadmap, or nothing of it.
 * @returns null when this student or class already has a roadmap of that type, exam and subject, because a job may run
 * twice
 */
export async function createTrilha(escola: Tenant, given: NewTrilha): Promise<SavedTrilha | null> {
  const [saved = null] = await createTrilhas(escola, [given]);
  return saved;
}
