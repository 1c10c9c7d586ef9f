/** The statements that write questions and pictures of an import. Their callers decide what to write. */
import { insertRow, insertStatement } from '../../database/insert.ts';
import type { questao } from '../../database/schema/index.ts';
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import { alternativasOf, hashOf } from './staff/questao/campos.ts';

type Id = { readonly id: number };

/** A picture as it is stored. */
export type Midia = { readonly sha256: string; readonly tipo: string; readonly conteudo: Buffer };

const SHAS = statement<{ escola_id: number }, { sha256: string }>(
  'find_importadas_midias',
  'select sha256 from midia where escola_id = :escola_id',
);
const INSERT_MIDIA = statement<{ escola_id: number; sha256: string; tipo: string; conteudo: Buffer }, never>(
  'create_importada_midia',
  'insert into midia (escola_id, sha256, tipo, conteudo) values (:escola_id, :sha256, :tipo, :conteudo)',
);

/** Hashes of the pictures that the school has. */
export async function listMidias(escola: Tenant): Promise<ReadonlySet<string>> {
  return new Set((await escola.run(SHAS, {})).map(({ sha256 }) => sha256));
}

export async function createMidia(escola: Tenant, { sha256, tipo, conteudo }: Midia): Promise<void> {
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

/** The revision that an item of the exam asks comes after the newest, so that it is the one that is kept. */
const FIND_QUESTOES = statement<
  { escola_id: number; codigos: readonly string[]; ids: readonly number[] },
  QuestaoImportada & Id
>(
  'find_importadas_questoes',
  `select id, ${QUESTAO.join(', ')} from questao
    where escola_id = :escola_id and codigo = any(:codigos::text[]) and (substituida_por is null or id = any(:ids::bigint[]))
    order by id = any(:ids::bigint[]), revisao`,
);
const WRITTEN = [...QUESTAO, 'texto_hash', 'atualizada_em'] as const;
const INSERT_QUESTAO = insertStatement<QuestaoImportada & { texto_hash: string | null; atualizada_em: Date }, Id>(
  'create_importada_questao',
  'questao',
  WRITTEN,
  'returning id',
);
const UPDATE_QUESTAO = statement<{ escola_id: number; id: number; row: string; agora: Date }, never>(
  'set_importada_questao',
  `update questao q set ${[...QUESTAO, 'texto_hash'].map((column) => `${column} = x.${column}`).join(', ')}, atualizada_em = :agora
     from jsonb_populate_record(null::questao, :row::jsonb) x
    where q.escola_id = :escola_id and q.id = :id`,
);

/** The newest revision of each code, and after it the one of `ids`: those that the items of the exam ask. */
export function findQuestoes(
  escola: Tenant,
  codigos: readonly string[],
  ids: readonly number[],
): Promise<(QuestaoImportada & Id)[]> {
  return escola.run(FIND_QUESTOES, { codigos, ids });
}

/** The row with the hash of what it asks (rule BAN-7). */
function hashed(row: QuestaoImportada) {
  const { enunciado, opcao_a, opcao_b, opcao_c, opcao_d, opcao_e } = row;
  const alternativas = alternativasOf([opcao_a, opcao_b, opcao_c, opcao_d, opcao_e], {});
  return { ...row, texto_hash: hashOf('', { enunciado, alternativas }) };
}

/** @returns the id of the new question */
export async function createQuestao(escola: Tenant, row: QuestaoImportada, agora: Date): Promise<number> {
  return idOf(await insertRow(escola, INSERT_QUESTAO, { ...hashed(row), atualizada_em: agora }));
}

export async function setQuestao(escola: Tenant, id: number, row: QuestaoImportada, agora: Date): Promise<void> {
  await escola.run(UPDATE_QUESTAO, { id, row: JSON.stringify(hashed(row)), agora });
}

/** What parameters decide about a question. */
export type QuestaoParametros = Pick<
  typeof questao.$inferSelect,
  'gabarito' | 'habilidade' | 'tri_a' | 'tri_b' | 'tri_c' | 'tri_origem'
>;

const SAVE_QUESTAO = statement<{ escola_id: number; id: number; agora: Date } & QuestaoParametros, never>(
  'set_parametros_questao',
  `update questao set gabarito = :gabarito, habilidade = :habilidade, tri_a = :tri_a, tri_b = :tri_b, tri_c = :tri_c,
          tri_origem = :tri_origem, atualizada_em = :agora
    where escola_id = :escola_id and id = :id`,
);

export async function setParametros(escola: Tenant, id: number, row: QuestaoParametros, agora: Date): Promise<void> {
  await escola.run(SAVE_QUESTAO, { ...row, id, agora });
}

function idOf(row: Id | undefined): number {
  if (!row) throw new Error('insert returned no row');
  return row.id;
}
