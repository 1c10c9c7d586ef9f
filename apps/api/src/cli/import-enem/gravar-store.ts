/** The statements that write an imported exam. Their callers decide what to write. */
import { insertRow, insertRows, insertStatement } from '../../database/insert.ts';
import type { avaliacao, avaliacao_dia, avaliacao_item, questao } from '../../database/schema/index.ts';
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import type { Midia } from './imagens.ts';

type Id = { readonly id: number };

const SHAS = statement<{ escola_id: number }, { sha256: string }>(
  'importar_midias_conhecidas',
  'select sha256 from midia where escola_id = :escola_id',
);
const INSERT_MIDIA = statement<{ escola_id: number; sha256: string; tipo: string; conteudo: Buffer }, never>(
  'importar_midia',
  'insert into midia (escola_id, sha256, tipo, conteudo) values (:escola_id, :sha256, :tipo, :conteudo)',
);

/** Hashes of the pictures that the school has. */
export async function listMidias(escola: Tenant): Promise<ReadonlySet<string>> {
  return new Set((await escola.run(SHAS, {})).map(({ sha256 }) => sha256));
}

export async function insertMidia(escola: Tenant, { sha256, tipo, conteudo }: Midia): Promise<void> {
  await escola.run(INSERT_MIDIA, { sha256, tipo, conteudo });
}

const QUESTAO = [
  'codigo',
  'materia_id',
  'habilidade',
  'enunciado',
  'opcao_a',
  'opcao_b',
  'opcao_c',
  'opcao_d',
  'opcao_e',
  'gabarito',
  'lingua_estrangeira',
  'tri_a',
  'tri_b',
  'tri_c',
  'tri_origem',
  'origem',
] as const;
/** The columns of a question that an import sets. */
export type QuestaoImportada = Pick<typeof questao.$inferSelect, (typeof QUESTAO)[number]>;

const FIND_QUESTOES = statement<{ escola_id: number; codigos: readonly string[] }, QuestaoImportada & Id>(
  'importar_questoes_conhecidas',
  `select id, ${QUESTAO.join(', ')} from questao where escola_id = :escola_id and codigo = any(:codigos::text[])`,
);
const INSERT_QUESTAO = insertStatement<QuestaoImportada & { atualizada_em: Date }, Id>(
  'importar_questao',
  'questao',
  [...QUESTAO, 'atualizada_em'],
  'returning id',
);
const UPDATE_QUESTAO = statement<{ escola_id: number; id: number; row: string; agora: Date }, never>(
  'importar_questao_alterada',
  `update questao q set ${QUESTAO.map((column) => `${column} = x.${column}`).join(', ')}, atualizada_em = :agora
     from jsonb_populate_record(null::questao, :row::jsonb) x
    where q.escola_id = :escola_id and q.id = :id`,
);

export function findQuestoes(escola: Tenant, codigos: readonly string[]): Promise<(QuestaoImportada & Id)[]> {
  return escola.run(FIND_QUESTOES, { codigos });
}

/** @returns the id of the new question */
export async function insertQuestao(escola: Tenant, row: QuestaoImportada, agora: Date): Promise<number> {
  return idOf(await insertRow(escola, INSERT_QUESTAO, { ...row, atualizada_em: agora }));
}

export async function updateQuestao(escola: Tenant, id: number, row: QuestaoImportada, agora: Date): Promise<void> {
  await escola.run(UPDATE_QUESTAO, { id, row: JSON.stringify(row), agora });
}

/** The columns of an exam that an import sets. */
export type AvaliacaoImportada = Pick<typeof avaliacao.$inferSelect, 'descricao' | 'nota_maxima' | 'solicitar_idioma'>;
type Dia = Pick<typeof avaliacao_dia.$inferSelect, 'avaliacao_id' | 'dia_prova' | 'bateria' | 'duracao_minutos'>;

const FIND_AVALIACAO = statement<{ escola_id: number; codigo: string }, AvaliacaoImportada & Id>(
  'importar_avaliacao_conhecida',
  'select id, descricao, nota_maxima, solicitar_idioma from avaliacao where escola_id = :escola_id and codigo = :codigo',
);
const INSERT_AVALIACAO = insertStatement<AvaliacaoImportada & { codigo: string; ciclo_id: number }, Id>(
  'importar_avaliacao',
  'avaliacao',
  ['codigo', 'ciclo_id', 'descricao', 'nota_maxima', 'solicitar_idioma'],
  'returning id',
);
const UPDATE_AVALIACAO = statement<{ escola_id: number; id: number } & AvaliacaoImportada, never>(
  'importar_avaliacao_alterada',
  `update avaliacao set descricao = :descricao, nota_maxima = :nota_maxima, solicitar_idioma = :solicitar_idioma
    where escola_id = :escola_id and id = :id`,
);
const INSERT_DIAS = insertStatement<Dia>('importar_avaliacao_dias', 'avaliacao_dia', [
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
export async function insertAvaliacao(
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

export async function updateAvaliacao(escola: Tenant, id: number, row: AvaliacaoImportada): Promise<void> {
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
  'importar_itens_conhecidos',
  `select id, numero, lingua_estrangeira, questao_id, anulada, fora_da_tri from avaliacao_item
    where escola_id = :escola_id and avaliacao_id = :avaliacao_id`,
);
const INSERT_ITEM = insertStatement<NewItem>('importar_item', 'avaliacao_item', [
  'avaliacao_id',
  'dia_prova',
  'numero',
  'lingua_estrangeira',
  'questao_id',
  'anulada',
  'fora_da_tri',
]);
const UPDATE_ITEM = statement<{ escola_id: number; id: number } & ItemImportado, never>(
  'importar_item_alterado',
  `update avaliacao_item set questao_id = :questao_id, anulada = :anulada, fora_da_tri = :fora_da_tri
    where escola_id = :escola_id and id = :id`,
);

export function findItens(escola: Tenant, avaliacao_id: number): Promise<ItemRow[]> {
  return escola.run(FIND_ITENS, { avaliacao_id });
}

export async function insertItem(escola: Tenant, item: NewItem): Promise<void> {
  await insertRow(escola, INSERT_ITEM, item);
}

export async function updateItem(escola: Tenant, id: number, item: ItemImportado): Promise<void> {
  await escola.run(UPDATE_ITEM, { ...item, id });
}

function idOf(row: Id | undefined): number {
  if (!row) throw new Error('insert returned no row');
  return row.id;
}
