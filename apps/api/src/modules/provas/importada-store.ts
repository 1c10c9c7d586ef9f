/** The statements that write an imported exam. Their callers decide what to write. */
import { insertRow, insertRows, insertStatement } from '../../database/insert.ts';
import type { avaliacao, avaliacao_dia, avaliacao_item } from '../../database/schema/index.ts';
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import { type Moved, type Moves, moving } from './release-store.ts';

type Id = { readonly id: number };

/** The columns of an exam that an import sets. */
export type AvaliacaoImportada = Pick<typeof avaliacao.$inferSelect, 'descricao' | 'nota_maxima' | 'solicitar_idioma'>;
type Dia = Pick<typeof avaliacao_dia.$inferSelect, 'avaliacao_id' | 'dia_prova' | 'bateria' | 'duracao_minutos'>;

const FIND_AVALIACAO = statement<{ escola_id: number; codigo: string }, AvaliacaoImportada & Id>(
  'find_importada_avaliacao',
  'select id, descricao, nota_maxima, solicitar_idioma from avaliacao where escola_id = :escola_id and codigo = :codigo',
);
const INSERT_AVALIACAO = insertStatement<AvaliacaoImportada & { codigo: string; ciclo_id: number }, Id>(
  'create_importada_avaliacao',
  'avaliacao',
  ['codigo', 'ciclo_id', 'descricao', 'nota_maxima', 'solicitar_idioma'],
  'returning id',
);
const UPDATE_AVALIACAO = statement<{ escola_id: number; id: number } & AvaliacaoImportada, never>(
  'set_importada_avaliacao',
  `update avaliacao set descricao = :descricao, nota_maxima = :nota_maxima, solicitar_idioma = :solicitar_idioma
    where escola_id = :escola_id and id = :id`,
);
const INSERT_DIAS = insertStatement<Dia>('create_importada_dias', 'avaliacao_dia', [
  'avaliacao_id',
  'dia_prova',
  'bateria',
  'duracao_minutos',
]);

export async function findAvaliacao(escola: Tenant, codigo: string): Promise<(AvaliacaoImportada & Id) | undefined> {
  const [row] = await escola.run(FIND_AVALIACAO, { codigo });
  return row;
}

/** @returns the id of the new exam */
export async function createAvaliacao(
  escola: Tenant,
  row: AvaliacaoImportada & { codigo: string; ciclo_id: number },
  dias: readonly Omit<Dia, 'avaliacao_id'>[],
): Promise<number> {
  const avaliacao_id = idOf(await insertRow(escola, INSERT_AVALIACAO, row));
  await insertRows(
    escola,
    INSERT_DIAS,
    dias.map((dia) => ({ ...dia, avaliacao_id })),
  );
  return avaliacao_id;
}

export async function setAvaliacao(escola: Tenant, id: number, row: AvaliacaoImportada): Promise<void> {
  await escola.run(UPDATE_AVALIACAO, { ...row, id });
}

export type ItemRow = Pick<
  typeof avaliacao_item.$inferSelect,
  'id' | 'numero' | 'lingua_estrangeira' | 'questao_id' | 'anulada' | 'fora_da_tri'
>;
export type NewItem = Omit<ItemRow, 'id'> & { readonly avaliacao_id: number; readonly dia_prova: number };
/** The columns of an existing item that an import sets. */
export type ItemImportado = Pick<ItemRow, 'questao_id' | 'anulada' | 'fora_da_tri'>;

const FIND_ITENS = statement<{ escola_id: number; avaliacao_id: number }, ItemRow>(
  'find_importados_itens',
  `select id, numero, lingua_estrangeira, questao_id, anulada, fora_da_tri from avaliacao_item
    where escola_id = :escola_id and avaliacao_id = :avaliacao_id`,
);
// New questions may be shared with other exams, which moves the release of this one and of those (decision 195).
const INSERT_ITEM = moving(
  insertStatement<NewItem, Moved>(
    'create_importado_item',
    'avaliacao_item',
    ['avaliacao_id', 'dia_prova', 'numero', 'lingua_estrangeira', 'questao_id', 'anulada', 'fora_da_tri'],
    'returning avaliacao_id',
  ),
);
const UPDATE_ITEM = moving(
  statement<{ escola_id: number; id: number } & ItemImportado, Moved>(
    'set_importado_item',
    `update avaliacao_item set questao_id = :questao_id, anulada = :anulada, fora_da_tri = :fora_da_tri
    where escola_id = :escola_id and id = :id returning avaliacao_id`,
  ),
);

export function findItens(escola: Tenant, avaliacao_id: number): Promise<ItemRow[]> {
  return escola.run(FIND_ITENS, { avaliacao_id });
}

export async function createItem(escola: Moves, item: NewItem): Promise<void> {
  await escola.move(INSERT_ITEM, { rows: JSON.stringify([item]) });
}

export async function setItem(escola: Moves, id: number, item: ItemImportado): Promise<void> {
  await escola.move(UPDATE_ITEM, { ...item, id });
}

/** What parameters decide about an item. */
export type ItemEstado = Pick<typeof avaliacao_item.$inferSelect, 'anulada' | 'fora_da_tri'>;

const SAVE_ITEM = statement<{ escola_id: number; id: number } & ItemEstado, never>(
  'set_parametros_item',
  'update avaliacao_item set anulada = :anulada, fora_da_tri = :fora_da_tri where escola_id = :escola_id and id = :id',
);

export async function setItemEstado(escola: Tenant, id: number, estado: ItemEstado): Promise<void> {
  await escola.run(SAVE_ITEM, { ...estado, id });
}

function idOf(row: Id | undefined): number {
  if (!row) throw new Error('insert returned no row');
  return row.id;
}
