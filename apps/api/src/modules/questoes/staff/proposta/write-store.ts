/** Writes essay proposals. Their callers have locked the row and checked everything. */
import { insertRow, insertRows, insertStatement, type NewRow } from '../../../../database/insert.ts';
import type { proposta_redacao, texto_motivacional } from '../../../../database/schema/index.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { requireSaved } from '../../../../http/versao.ts';
import { lockNomes } from '../lock.ts';
import type { Escrita } from './campos.ts';

type Id = { readonly id: number };

const NEXT_CODE = statement<{ escola_id: number }, { proximo: number }>(
  'find_proposta_proximo_codigo',
  `select coalesce(max(substring(p.codigo from 5)::int), 0) + 1 as proximo from proposta_redacao p
    where p.escola_id = :escola_id and p.codigo ~ '^RED-\\d{1,8}$'`,
);

/** @param escola inside a transaction, which holds the lock to its end */
export async function nextCodigo(escola: Tenant): Promise<string> {
  await lockNomes(escola);
  const [row] = await escola.run(NEXT_CODE, {});
  return `RED-${String(row?.proximo ?? 1).padStart(3, '0')}`;
}

const LOCK = statement<{ escola_id: number; id: number }, { versao: number; substituida_por: number | null }>(
  'lock_proposta',
  'select versao, substituida_por from proposta_redacao where escola_id = :escola_id and id = :id for update',
);

/**
 * Locks one revision: who uses it meanwhile (a publication) waits, and who used it first is seen by what is read next.
 * @throws 409 `versao_diferente` for another version, or where a newer revision stands
 */
export async function lockProposta(escola: Tenant, id: number, versao: number): Promise<void> {
  const [row] = await escola.run(LOCK, { id });
  requireSaved(row?.versao === versao && row.substituida_por === null ? [row] : []);
}

const INSERT = insertStatement<NewRow<typeof proposta_redacao>, Id>(
  'create_proposta',
  'proposta_redacao',
  [
    'codigo',
    'raiz_id',
    'revisao',
    'titulo',
    'descricao',
    'genero_textual_nome',
    'min_linhas',
    'max_linhas',
    'ano',
    'fonte',
    'situacao',
    'autor_id',
    'autor_nome',
    'atualizada_em',
    'versao',
  ],
  'returning id',
);
const INSERT_TEXTS = insertStatement<NewRow<typeof texto_motivacional>>(
  'create_proposta_textos',
  'texto_motivacional',
  ['proposta_redacao_id', 'ordem', 'conteudo'],
);
const DELETE_TEXTS = statement<{ escola_id: number; id: number }, never>(
  'delete_proposta_textos',
  'delete from texto_motivacional where escola_id = :escola_id and proposta_redacao_id = :id',
);

const insertTextos = (escola: Tenant, proposta_redacao_id: number, textos: readonly string[]) =>
  insertRows(
    escola,
    INSERT_TEXTS,
    textos.map((conteudo, n) => ({ proposta_redacao_id, ordem: n + 1, conteudo })),
  );

export type Cabeca = {
  readonly codigo: string;
  readonly raiz_id: number | null;
  readonly revisao: number;
  readonly autor_id: number;
  readonly autor_nome: string;
  readonly atualizada_em: Date;
};

/** @param textos HTML of the motivating texts @returns the id of the new row */
export async function insertProposta(
  escola: Tenant,
  { textos: _textos, ...escrita }: Escrita,
  textos: readonly string[],
  cabeca: Cabeca,
): Promise<number> {
  const made = await insertRow(escola, INSERT, { ...escrita, ...cabeca, versao: 1 });
  if (!made) throw new Error('insert returned no row');
  await insertTextos(escola, made.id, textos);
  return made.id;
}

const UPDATE = statement<{ escola_id: number; id: number; versao: number; agora: Date } & Omit<Escrita, 'textos'>, Id>(
  'save_proposta',
  `update proposta_redacao set titulo = :titulo, descricao = :descricao, genero_textual_nome = :genero_textual_nome,
          min_linhas = :min_linhas, max_linhas = :max_linhas, ano = :ano, fonte = :fonte, situacao = :situacao,
          atualizada_em = :agora, versao = versao + 1
    where escola_id = :escola_id and id = :id and versao = :versao and substituida_por is null returning id`,
);

/** In place. @param textos null where they did not change @throws 409 `versao_diferente` */
export async function updateProposta(
  escola: Tenant,
  { id, versao, agora }: { readonly id: number; readonly versao: number; readonly agora: Date },
  { textos: _textos, ...escrita }: Escrita,
  textos: readonly string[] | null,
): Promise<void> {
  requireSaved(await escola.run(UPDATE, { ...escrita, id, versao, agora }));
  if (textos === null) return;
  await escola.run(DELETE_TEXTS, { id });
  await insertTextos(escola, id, textos);
}

const REPLACE = statement<{ escola_id: number; id: number; versao: number; por: number }, Id>(
  'replace_proposta',
  `update proposta_redacao set substituida_por = :por, versao = versao + 1
    where escola_id = :escola_id and id = :id and versao = :versao and substituida_por is null returning id`,
);

/** Marks the row as followed by another. @throws 409 `versao_diferente` */
export async function replaceProposta(escola: Tenant, id: number, versao: number, por: number): Promise<void> {
  requireSaved(await escola.run(REPLACE, { id, versao, por }));
}
