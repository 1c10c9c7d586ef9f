/** Writes rows of questions. Their callers have locked the family and checked everything. */
import { insertRow, insertStatement } from '../../../../database/insert.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { requireSaved } from '../../../../http/versao.ts';
import { lockNomes } from '../lock.ts';
import { COLUNAS, type Colunas } from './campos.ts';
import type { Situacao } from './store.ts';

type Id = { readonly id: number };

const NEXT_CODE = statement<{ escola_id: number }, { proximo: number }>(
  'find_questao_proximo_codigo',
  `select coalesce(max(substring(q.codigo from 3)::int), 0) + 1 as proximo from questao q
    where q.escola_id = :escola_id and q.codigo ~ '^Q-\\d{1,8}$'`,
);
const CODE_TAKEN = statement<{ escola_id: number; codigo: string; raiz_id: number | null }, Id>(
  'find_questao_com_codigo',
  `select q.id from questao q where q.escola_id = :escola_id and q.codigo = :codigo
      and (:raiz_id::bigint is null or coalesce(q.raiz_id, q.id) <> :raiz_id) limit 1`,
);

/** @param escola inside a transaction, which holds the lock to its end */
export async function nextCodigo(escola: Tenant): Promise<string> {
  await lockNomes(escola);
  const [row] = await escola.run(NEXT_CODE, {});
  return `Q-${String(row?.proximo ?? 1).padStart(4, '0')}`;
}

/** Whether another family has the code. */
export async function isCodigoTaken(escola: Tenant, codigo: string, raiz_id: number | null): Promise<boolean> {
  await lockNomes(escola);
  return (await escola.run(CODE_TAKEN, { codigo, raiz_id })).length > 0;
}

export type Repetida = { readonly banco_questao_id: number; readonly codigo: string };

const DUPLICATE = statement<{ escola_id: number; texto_hash: string; raiz_id: number | null }, Repetida>(
  'find_questao_repetida',
  `select q.id as banco_questao_id, q.codigo from questao q
    where q.escola_id = :escola_id and q.texto_hash = :texto_hash and q.substituida_por is null and q.situacao <> 'arquivada'
      and (:raiz_id::bigint is null or coalesce(q.raiz_id, q.id) <> :raiz_id) order by q.id limit 1`,
);

/** Another question that reads alike; null for none (rule BAN-7). */
export async function findRepetida(
  escola: Tenant,
  texto_hash: string | null,
  raiz_id: number | null,
): Promise<Repetida | null> {
  const [row] = texto_hash === null ? [] : await escola.run(DUPLICATE, { texto_hash, raiz_id });
  return row ?? null;
}

/** What a row has beside what was written. */
export type Cabeca = {
  readonly codigo: string;
  readonly raiz_id: number | null;
  readonly revisao: number;
  readonly situacao: Situacao;
  readonly autor_id: number;
  readonly autor_nome: string;
  readonly habilidade: string | null;
  readonly par_id: number | null;
  readonly tri_a: number | null;
  readonly tri_b: number | null;
  readonly tri_c: number | null;
  readonly tri_origem: string | null;
  readonly origem: string;
  readonly importacao_id: string | null;
  readonly atualizada_em: Date;
};
const CABECA = [
  'codigo',
  'raiz_id',
  'revisao',
  'situacao',
  'autor_id',
  'autor_nome',
  'habilidade',
  'par_id',
  'tri_a',
  'tri_b',
  'tri_c',
  'tri_origem',
  'origem',
  'importacao_id',
  'atualizada_em',
] as const satisfies readonly (keyof Cabeca)[];

const INSERT = insertStatement<Colunas & Cabeca, Id>(
  'create_questao_revisao',
  'questao',
  [...CABECA, ...COLUNAS],
  'returning id',
);

/** @returns the id of the new row */
export async function insertQuestao(escola: Tenant, row: Colunas & Cabeca): Promise<number> {
  const made = await insertRow(escola, INSERT, row);
  if (!made) throw new Error('insert returned no row');
  return made.id;
}

/** The columns that a change in place may touch. */
export type Mudanca = Colunas & Pick<Cabeca, 'situacao' | 'habilidade' | 'par_id' | 'atualizada_em'>;
const MUDANCA = [...COLUNAS, 'situacao', 'habilidade', 'par_id', 'atualizada_em'] as const;

const UPDATE = statement<{ escola_id: number; id: number; versao: number; row: string }, Id>(
  'save_questao',
  `update questao q set ${MUDANCA.map((column) => `${column} = x.${column}`).join(', ')}, versao = q.versao + 1
     from jsonb_populate_record(null::questao, :row::jsonb) x
    where q.escola_id = :escola_id and q.id = :id and q.versao = :versao and q.substituida_por is null returning q.id`,
);

/** @throws 409 `versao_diferente` */
export async function updateQuestao(escola: Tenant, id: number, versao: number, row: Mudanca): Promise<void> {
  requireSaved(await escola.run(UPDATE, { id, versao, row: JSON.stringify(row) }));
}

const REPLACE = statement<{ escola_id: number; id: number; versao: number; por: number }, Id>(
  'replace_questao',
  `update questao set substituida_por = :por, versao = versao + 1
    where escola_id = :escola_id and id = :id and versao = :versao and substituida_por is null returning id`,
);

/** Marks the row as followed by another. @throws 409 `versao_diferente` */
export async function replaceQuestao(escola: Tenant, id: number, versao: number, por: number): Promise<void> {
  requireSaved(await escola.run(REPLACE, { id, versao, por }));
}

const RENAME = statement<{ escola_id: number; raiz_id: number; codigo: string }, never>(
  'set_questao_codigo',
  'update questao set codigo = :codigo where escola_id = :escola_id and (id = :raiz_id or raiz_id = :raiz_id)',
);

/** All revisions of a family have its code. */
export async function renameFamilia(escola: Tenant, raiz_id: number, codigo: string): Promise<void> {
  await escola.run(RENAME, { raiz_id, codigo });
}

const LOCK = statement<{ escola_id: number; id: number }, { versao: number; substituida_por: number | null }>(
  'lock_questao',
  'select versao, substituida_por from questao where escola_id = :escola_id and id = :id for update',
);

/**
 * Locks one revision: who uses it meanwhile (a publication) waits, and who used it first is seen by what is read next.
 * @throws 409 `versao_diferente` for another version, or where a newer revision stands
 */
export async function lockQuestao(escola: Tenant, id: number, versao: number): Promise<void> {
  const [row] = await escola.run(LOCK, { id });
  requireSaved(row?.versao === versao && row.substituida_por === null ? [row] : []);
}

const PAIR = statement<{ escola_id: number; raiz_id: number; par_raiz_id: number | null }, never>(
  'set_questao_par',
  `update questao q
      set par_id = case when coalesce(q.raiz_id, q.id) = :par_raiz_id then :raiz_id::bigint end, versao = q.versao + 1
    where q.escola_id = :escola_id and q.substituida_por is null
      and (q.par_id = :raiz_id and coalesce(q.raiz_id, q.id) is distinct from :par_raiz_id
           or coalesce(q.raiz_id, q.id) = :par_raiz_id and q.par_id is distinct from :raiz_id)`,
);

/** The other side of a pair: the former one lets go, the new one points back. @param raiz_id the question's own family */
export async function setPar(escola: Tenant, raiz_id: number, par_raiz_id: number | null): Promise<void> {
  await escola.run(PAIR, { raiz_id, par_raiz_id });
}

/** Parameters of an item with their source. */
export type Tri = { readonly a: number; readonly b: number; readonly c: number; readonly origem: string };

const TRI = statement<
  { escola_id: number; id: number; a: number | null; b: number | null; c: number | null; origem: string | null },
  never
>(
  'set_questao_tri',
  `update questao set tri_a = :a, tri_b = :b, tri_c = :c, tri_origem = :origem, versao = versao + 1
    where escola_id = :escola_id and id = :id`,
);

/** Of a row that its caller has locked or made. */
export async function setTri(escola: Tenant, id: number, tri: Tri | null): Promise<void> {
  await escola.run(TRI, { id, a: tri?.a ?? null, b: tri?.b ?? null, c: tri?.c ?? null, origem: tri?.origem ?? null });
}
