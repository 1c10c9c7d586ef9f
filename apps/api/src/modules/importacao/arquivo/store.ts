/** Reads and writes the files that were handed in. Their lines are in `linha-store.ts`. */
import { insertRow, insertStatement, type NewRow } from '../../../database/insert.ts';
import type { importacao } from '../../../database/schema/index.ts';
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import type { Coluna, Formato, Opcoes, Resumo, Situacao, Tipo } from './modelo.ts';

/** Rows of a page. The stores read one more, to know whether another page follows. */
export const PAGE = 50;

export type ImportacaoRow = {
  readonly id: string;
  readonly tipo: Tipo;
  readonly formato: Formato;
  readonly situacao: Situacao;
  readonly nome_arquivo: string;
  readonly resumo: Resumo;
  readonly criada_por: number;
  readonly criada_por_nome: string;
  readonly criada_em: Date;
  readonly aplicada_em: Date | null;
  readonly desfeita_em: Date | null;
  /** No later one of its tipo was applied, so that it may be taken back. */
  readonly mais_nova: boolean;
  readonly tamanho: number;
  readonly codificacao: string | null;
  readonly colunas: readonly Coluna[];
  readonly opcoes: Partial<Opcoes>;
  readonly erro: string | null;
  readonly guardada: boolean;
  readonly versao: number;
};

const COLUMNS = `i.id, i.tipo, i.formato, i.situacao, i.nome_arquivo, i.resumo, i.criada_por, i.criada_por_nome, i.criada_em,
  i.aplicada_em, i.desfeita_em, i.tamanho, i.codificacao, i.colunas, i.opcoes, i.erro, i.bytes is not null as guardada, i.versao,
  not exists (select from importacao n where n.escola_id = :escola_id and n.tipo = i.tipo
    and n.situacao in ('aplicando', 'aplicada', 'desfazendo') and n.id <> i.id
    and (n.aplicada_em is null or (n.aplicada_em, n.id) > (i.aplicada_em, i.id))) as mais_nova`;

type ById = { escola_id: number; id: string };

/** Which files a person may see; `de`: those that this person alone handed in. */
export type Visiveis = { readonly tipos: readonly Tipo[]; readonly de: number | null };

const LIST = statement<
  {
    escola_id: number;
    tipos: readonly string[];
    de: number | null;
    antes: Date | null;
    antes_id: string | null;
    quantas: number;
  },
  ImportacaoRow
>(
  'find_importacoes',
  `select ${COLUMNS} from importacao i
    where i.escola_id = :escola_id and i.tipo = any(:tipos::text[]) and (:de::bigint is null or i.criada_por = :de)
      and (:antes::timestamptz is null or (i.criada_em, i.id) < (:antes::timestamptz, :antes_id::uuid))
    order by i.criada_em desc, i.id desc limit :quantas`,
);

/** The files of a school, newest first, behind the file `antes`. */
export function findImportacoes(
  escola: Tenant,
  visiveis: Visiveis,
  antes: { readonly criada_em: Date; readonly id: string } | null,
): Promise<ImportacaoRow[]> {
  return escola.run(LIST, {
    ...visiveis,
    antes: antes?.criada_em ?? null,
    antes_id: antes?.id ?? null,
    quantas: PAGE + 1,
  });
}

const ONE = statement<ById, ImportacaoRow>(
  'find_importacao',
  `select ${COLUMNS} from importacao i where i.escola_id = :escola_id and i.id = :id`,
);

/** One file; null when the school has none of that id. */
export async function findImportacao(escola: Tenant, id: string): Promise<ImportacaoRow | null> {
  const [row] = await escola.run(ONE, { id });
  return row ?? null;
}

const BYTES = statement<ById, { bytes: Buffer | null; mapeamento: Record<string, string> }>(
  'find_importacao_bytes',
  'select bytes, mapeamento from importacao where escola_id = :escola_id and id = :id',
);

/** The bytes as they were handed in, and what a person said of the columns (place → field; none said yet: empty). */
export async function findBytes(
  escola: Tenant,
  id: string,
): Promise<{ readonly bytes: Buffer | null; readonly mapeamento: Readonly<Record<string, string>> } | null> {
  const [row] = await escola.run(BYTES, { id });
  return row ?? null;
}

const LOCK = statement<{ escola_id: number }, never>(
  'lock_importacoes',
  `select pg_advisory_xact_lock(hashtextextended('importacao ' || :escola_id::text, 0))`,
);

/** What decides by the other files of the school is decided by one call at a time. */
export async function lockImportacoes(tx: Tenant): Promise<void> {
  await tx.run(LOCK, {});
}

export type Vizinhas = {
  /** Being judged now. */
  readonly em_analise: number;
  /** Being applied or taken back now. */
  readonly em_curso: number;
  /** Handed in by this person in the last hour. */
  readonly da_pessoa: number;
  /** The same bytes were applied as the same tipo, and not taken back. */
  readonly aplicada: boolean;
};

const AROUND = statement<{ escola_id: number; tipo: string; sha256: string; pessoa_id: number; desde: Date }, Vizinhas>(
  'count_importacoes',
  `select count(*) filter (where situacao in ('recebida', 'analisando'))::int as em_analise,
          count(*) filter (where situacao in ('aplicando', 'desfazendo'))::int as em_curso,
          count(*) filter (where criada_por = :pessoa_id and criada_em > :desde)::int as da_pessoa,
          coalesce(bool_or(situacao = 'aplicada' and tipo = :tipo and sha256 = :sha256), false) as aplicada
     from importacao where escola_id = :escola_id`,
);

/** What the other files of the school say about a new one. */
export async function countVizinhas(
  tx: Tenant,
  of: { tipo: Tipo; sha256: string; pessoa_id: number; desde: Date },
): Promise<Vizinhas> {
  const [row] = await tx.run(AROUND, of);
  return row ?? { em_analise: 0, em_curso: 0, da_pessoa: 0, aplicada: false };
}

type New = NewRow<typeof importacao>;
const INSERT = insertStatement<Omit<New, 'bytes'>>('create_importacao', 'importacao', [
  'id',
  'tipo',
  'formato',
  'situacao',
  'nome_arquivo',
  'sha256',
  'tamanho',
  'colunas',
  'mapeamento',
  'opcoes',
  'resumo',
  'criada_por',
  'criada_por_nome',
  'criada_em',
  'versao',
]);
const KEEP = statement<ById & { bytes: Buffer }, never>(
  'save_importacao_bytes',
  'update importacao set bytes = :bytes where escola_id = :escola_id and id = :id',
);

export type Nova = Pick<
  New,
  'id' | 'tipo' | 'formato' | 'nome_arquivo' | 'sha256' | 'criada_por' | 'criada_por_nome' | 'criada_em'
> & {
  readonly opcoes: Opcoes;
  readonly bytes: Buffer;
};

/** Keeps a file that was handed in. Joins the caller's transaction. */
export async function createImportacao(tx: Tenant, { bytes, ...nova }: Nova): Promise<void> {
  const rest = {
    situacao: 'recebida',
    tamanho: bytes.length,
    colunas: [],
    mapeamento: {},
    resumo: {},
    versao: 1,
  } as const;
  await insertRow(tx, INSERT, { ...nova, ...rest });
  await tx.run(KEEP, { id: nova.id, bytes });
}

const ADVANCE = statement<
  ById & { de: readonly string[]; para: string; lida: number | null; mapeamento: string | null; opcoes: string | null },
  { versao: number }
>(
  'advance_importacao',
  `update importacao set situacao = :para, erro = null, versao = versao + 1,
     mapeamento = coalesce(:mapeamento::jsonb, mapeamento), opcoes = coalesce(:opcoes::jsonb, opcoes)
   where escola_id = :escola_id and id = :id and situacao = any(:de::text[]) and (:lida::int is null or versao = :lida)
   returning versao`,
);

export type Passagem = {
  readonly de: readonly Situacao[];
  readonly para: Situacao;
  /** The number the caller has read; null: any. */
  readonly lida: number | null;
  readonly mapeamento?: Readonly<Record<string, string>>;
  readonly opcoes?: Opcoes;
};

/**
 * Moves a file on because a person asked for it.
 * @returns its new number as the only row; none when it stands elsewhere or was changed since it was read
 */
export function advanceImportacao(
  tx: Tenant,
  id: string,
  { de, para, lida, mapeamento, opcoes }: Passagem,
): Promise<{ versao: number }[]> {
  return tx.run(ADVANCE, {
    id,
    de,
    para,
    lida,
    mapeamento: mapeamento === undefined ? null : JSON.stringify(mapeamento),
    opcoes: opcoes === undefined ? null : JSON.stringify(opcoes),
  });
}

const YEAR = statement<{ escola_id: number }, { ano: number }>(
  'find_importacao_ano',
  `select ano from ano_letivo where escola_id = :escola_id and situacao = 'ativo'`,
);

/** The school year that is on; null when the school has set none. */
export async function findAnoAtivo(escola: Tenant): Promise<number | null> {
  const [row] = await escola.run(YEAR, {});
  return row?.ano ?? null;
}
