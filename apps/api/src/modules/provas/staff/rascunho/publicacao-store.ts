/** The statements that make an exam of a draft. `publicacao.ts` decides what they write. */
import {
  type InsertStatement,
  insertRow,
  insertRows,
  insertStatement,
  type NewRow,
} from '../../../../database/insert.ts';
import type {
  avaliacao,
  avaliacao_dia,
  avaliacao_item,
  turma_avaliacao,
  turma_avaliacao_dia,
} from '../../../../database/schema/index.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { examOf, type Moved, type Moves, moving } from '../../release-store.ts';

type Id = { readonly id: number };

const LOCK_QUESTOES = statement<{ escola_id: number; questao_ids: readonly number[] }, Id>(
  'lock_questoes_da_publicacao',
  `select id from questao where escola_id = :escola_id and id = any(:questao_ids::bigint[]) order by id for share`,
);

/** Nobody edits or archives these questions until the transaction ends: what is checked is what is published. */
export async function lockQuestoes(tx: Tenant, questao_ids: readonly number[]): Promise<void> {
  await tx.run(LOCK_QUESTOES, { questao_ids });
}

const AVALIACAO = insertStatement<NewRow<typeof avaliacao>, Id>(
  'create_avaliacao_publicada',
  'avaliacao',
  [
    'codigo',
    'descricao',
    'ciclo_id',
    'serie_id',
    'nota_maxima',
    'tipo_aplicacao',
    'solicitar_idioma',
    'responde_apos_entrega',
    'retido',
    'outras_sem_fim',
    'especie',
    'autor_id',
    'autor_nome',
    'instrucoes',
    'embaralhar',
    'semente',
    'publicada_em',
    'publicada_por',
    'copiada_de',
    'versao',
  ],
  'returning id',
);
const DIAS = insertStatement<NewRow<typeof avaliacao_dia>>('create_dias_publicados', 'avaliacao_dia', [
  'avaliacao_id',
  'dia_prova',
  'bateria',
  'duracao_minutos',
  'proposta_redacao_id',
]);
const ITENS = moving(
  insertStatement<NewRow<typeof avaliacao_item>, Moved>(
    'create_itens_publicados',
    'avaliacao_item',
    [
      'avaliacao_id',
      'dia_prova',
      'numero',
      'questao_id',
      'lingua_estrangeira',
      'pontuacao',
      'bloco',
      'anulada',
      'gabarito_bonificado',
      'fora_da_tri',
    ],
    'returning avaliacao_id',
  ),
);
const TURMAS = moving(
  insertStatement<NewRow<typeof turma_avaliacao>, Id & Moved & { turma_id: number }>(
    'create_turmas_publicadas',
    'turma_avaliacao',
    ['turma_id', 'avaliacao_id'],
    'returning id, avaliacao_id, turma_id',
  ),
);
const JANELAS = moving(
  insertStatement<NewRow<typeof turma_avaliacao_dia>, Moved>(
    'create_janelas_publicadas',
    'turma_avaliacao_dia',
    ['turma_avaliacao_id', 'dia_prova', 'inicio_em', 'fim_em', 'sala', 'entrada', 'codigo_entrada'],
    `returning ${examOf('turma_avaliacao_dia')} as avaliacao_id`,
  ),
);

/** @returns the id of the new exam */
export async function createAvaliacao(tx: Tenant, row: NewRow<typeof avaliacao>): Promise<number> {
  const made = await insertRow(tx, AVALIACAO, row);
  if (!made) throw new Error('insert returned no row');
  return made.id;
}

export async function createDias(tx: Tenant, rows: readonly NewRow<typeof avaliacao_dia>[]): Promise<void> {
  await insertRows(tx, DIAS, rows);
}

const move = <New extends object, Row extends Moved>(
  tx: Moves,
  prepared: { readonly moves: InsertStatement<New, Row> },
  rows: readonly New[],
): Promise<Row[]> => (rows.length === 0 ? Promise.resolve([]) : tx.move(prepared, { rows: JSON.stringify(rows) }));

export async function createItens(tx: Moves, rows: readonly NewRow<typeof avaliacao_item>[]): Promise<void> {
  await move(tx, ITENS, rows);
}

/** Gives the exam to classes. @returns the id of each, by class */
export async function createTurmas(
  tx: Moves,
  avaliacao_id: number,
  turma_ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await move(
    tx,
    TURMAS,
    turma_ids.map((turma_id) => ({ turma_id, avaliacao_id })),
  );
  return new Map(rows.map(({ id, turma_id }) => [turma_id, id]));
}

export async function createJanelas(tx: Moves, rows: readonly NewRow<typeof turma_avaliacao_dia>[]): Promise<void> {
  await move(tx, JANELAS, rows);
}

const PUBLISHED = statement<{ escola_id: number; id: string; avaliacao_id: number; agora: Date }, never>(
  'set_rascunho_publicado',
  `update avaliacao_rascunho set avaliacao_id = :avaliacao_id, atualizado_em = :agora
    where escola_id = :escola_id and id = :id`,
);

/** From now on the draft is read only. */
export async function setPublicado(tx: Tenant, id: string, avaliacao_id: number, agora: Date): Promise<void> {
  await tx.run(PUBLISHED, { id, avaliacao_id, agora });
}

const WHEN = statement<{ escola_id: number; avaliacao_id: number }, { publicada_em: Date | null }>(
  'find_avaliacao_publicada_em',
  'select publicada_em from avaliacao where escola_id = :escola_id and id = :avaliacao_id',
);

export async function findPublicadaEm(tx: Tenant, avaliacao_id: number): Promise<Date | null> {
  const [row] = await tx.run(WHEN, { avaliacao_id });
  return row?.publicada_em ?? null;
}
