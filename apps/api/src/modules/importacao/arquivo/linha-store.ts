/** Reads and writes the lines of a file: what each would do, what is wrong with it, and what it did. */
import { insertRows, insertStatement, type NewRow } from '../../../database/insert.ts';
import type { importacao_linha } from '../../../database/schema/index.ts';
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { SEM_CONTAGEM } from './modelo.ts';
import type { Acao, Antes, Campo, Contagens, Problema, TurmaNova, Valores } from './modelo.ts';

/** Rows of a page. The stores read one more, to know whether another page follows. */
export const LINHAS_PAGE = 50;

export type LinhaRow = {
  readonly ordem: number;
  readonly arquivo: string;
  readonly linha: number;
  readonly acao: Acao;
  readonly alvo_tipo: string;
  readonly alvo_id: number | null;
  readonly valores: Valores;
  readonly antes: Antes | null;
  readonly problemas: readonly Problema[];
  readonly aplicada_em: Date | null;
};

const COLUMNS = 'ordem, arquivo, linha, acao, alvo_tipo, alvo_id, valores, antes, problemas, aplicada_em';
type Filter = { acao: string | null; campo: string | null };
type OfId = { escola_id: number; id: string };

const PAGE_OF = statement<OfId & Filter & { depois: number; quantas: number }, LinhaRow>(
  'find_importacao_linhas',
  `select ${COLUMNS} from importacao_linha
    where escola_id = :escola_id and importacao_id = :id and ordem > :depois
      and (:acao::text is null or acao = :acao)
      and (:campo::text is null or problemas @> jsonb_build_array(jsonb_build_object('campo', :campo::text)))
    order by ordem limit :quantas`,
);

export type LinhasFilter = { readonly acao: Acao | null; readonly campo: Campo | null };

/** Lines in the order of the file, behind the line `depois`. */
export function findLinhas(
  escola: Tenant,
  id: string,
  {
    depois,
    quantas = LINHAS_PAGE + 1,
    ...filter
  }: LinhasFilter & { readonly depois: number; readonly quantas?: number },
): Promise<LinhaRow[]> {
  return escola.run(PAGE_OF, { id, depois, quantas, ...filter });
}

type New = NewRow<typeof importacao_linha>;
const INSERT = insertStatement<New>('create_importacao_linhas', 'importacao_linha', [
  'importacao_id',
  'ordem',
  'arquivo',
  'linha',
  'acao',
  'alvo_tipo',
  'alvo_id',
  'valores',
  'antes',
  'problemas',
]);

/** Keeps what lines would do. Joins the caller's transaction. */
export async function createLinhas(tx: Tenant, rows: readonly New[]): Promise<void> {
  await insertRows(tx, INSERT, rows);
}

const CLEAR = statement<OfId, never>(
  'delete_importacao_linhas',
  'delete from importacao_linha where escola_id = :escola_id and importacao_id = :id',
);

/** Forgets every line of a file that is judged again. */
export async function clearLinhas(tx: Tenant, id: string): Promise<void> {
  await tx.run(CLEAR, { id });
}

const ONE = statement<OfId & { ordem: number }, LinhaRow>(
  'find_importacao_linha',
  `select ${COLUMNS} from importacao_linha where escola_id = :escola_id and importacao_id = :id and ordem = :ordem`,
);

/** One line; null when the file has none of that place. */
export async function findLinha(escola: Tenant, id: string, ordem: number): Promise<LinhaRow | null> {
  const [row] = await escola.run(ONE, { id, ordem });
  return row ?? null;
}

type Keys = {
  readonly externos: readonly string[];
  readonly logins: readonly string[];
  readonly emails: readonly string[];
};

const ALIKE = statement<OfId & Keys, LinhaRow>(
  'find_importacao_linhas_iguais',
  `select ${COLUMNS} from importacao_linha
    where escola_id = :escola_id and importacao_id = :id and linha > 0
      and (lower(valores -> 'lidos' ->> 'id_externo') = any(:externos::text[])
        or lower(valores -> 'lidos' ->> 'login') = any(:logins::text[])
        or lower(valores -> 'lidos' ->> 'email') = any(:emails::text[]))
    order by ordem`,
);

/** Lines that have one of these keys, in lower case. */
export function findLinhasIguais(escola: Tenant, id: string, keys: Keys): Promise<LinhaRow[]> {
  return escola.run(ALIKE, { id, ...keys });
}

const PENDING = statement<OfId & { depois: number; quantas: number }, LinhaRow>(
  'find_importacao_linhas_a_aplicar',
  `select ${COLUMNS} from importacao_linha
    where escola_id = :escola_id and importacao_id = :id and ordem > :depois and aplicada_em is null
      and acao in ('criar', 'atualizar', 'mover', 'inativar', 'reativar', 'nova_revisao')
    order by ordem limit :quantas`,
);

/** Lines that change something and have not done so, behind the line `depois`. */
export function findPendentes(escola: Tenant, id: string, depois: number, quantas: number): Promise<LinhaRow[]> {
  return escola.run(PENDING, { id, depois, quantas });
}

const DONE = statement<OfId & { antes_de: number; quantas: number }, LinhaRow>(
  'find_importacao_linhas_aplicadas',
  `select ${COLUMNS} from importacao_linha
    where escola_id = :escola_id and importacao_id = :id and ordem < :antes_de and aplicada_em is not null
    order by ordem desc limit :quantas`,
);

/** Lines that were applied, the last ones first, before the line `antes_de`. */
export function findAplicadas(escola: Tenant, id: string, antes_de: number, quantas: number): Promise<LinhaRow[]> {
  return escola.run(DONE, { id, antes_de, quantas });
}

const SAVE = statement<OfId & { linhas: string }, never>(
  'update_importacao_linhas',
  `update importacao_linha l
      set acao = x.acao, alvo_id = x.alvo_id, valores = x.valores, antes = x.antes, problemas = x.problemas,
          aplicada_em = x.aplicada_em
     from jsonb_populate_recordset(null::importacao_linha, :linhas::jsonb) x
    where l.escola_id = :escola_id and l.importacao_id = :id and l.ordem = x.ordem`,
);

/** Keeps how lines stand now. */
export async function saveLinhas(
  tx: Tenant,
  id: string,
  linhas: readonly Omit<LinhaRow, 'arquivo' | 'linha' | 'alvo_tipo'>[],
): Promise<void> {
  if (linhas.length > 0) await tx.run(SAVE, { id, linhas: JSON.stringify(linhas) });
}

const NOT_ABSENT = statement<OfId & { pessoas: readonly number[] }, never>(
  'delete_importacao_linhas_presentes',
  `delete from importacao_linha
    where escola_id = :escola_id and importacao_id = :id and linha = 0 and alvo_id = any(:pessoas::bigint[])`,
);

/** Somebody whom a mended line names is not absent. */
export async function dropAbsent(tx: Tenant, id: string, pessoas: readonly number[]): Promise<void> {
  if (pessoas.length > 0) await tx.run(NOT_ABSENT, { id, pessoas });
}

const COUNTS = statement<OfId, { acao: Acao; linhas: number; avisos: number }>(
  'count_importacao_linhas',
  `select acao, count(*)::int as linhas, (count(*) filter (where problemas @> '[{"gravidade": "aviso"}]'))::int as avisos
     from importacao_linha where escola_id = :escola_id and importacao_id = :id group by acao`,
);

/** How many lines do what. */
export async function countLinhas(escola: Tenant, id: string): Promise<Contagens> {
  const counts = { ...SEM_CONTAGEM };
  for (const { acao, linhas, avisos } of await escola.run(COUNTS, { id })) {
    counts[acao] = linhas;
    counts.aviso += avisos;
  }
  return counts;
}

const NEW_CLASSES = statement<OfId, { turma: TurmaNova }>(
  'find_importacao_turmas_novas',
  `select distinct on (antes -> 'turma_nova' ->> 'codigo') antes -> 'turma_nova' as turma from importacao_linha
    where escola_id = :escola_id and importacao_id = :id and antes -> 'turma_nova' ->> 'codigo' is not null
      and acao in ('criar', 'mover', 'reativar')
    order by antes -> 'turma_nova' ->> 'codigo', ordem`,
);

/** The classes that have to be made, each once. */
export async function findTurmasNovas(escola: Tenant, id: string): Promise<TurmaNova[]> {
  return (await escola.run(NEW_CLASSES, { id })).map(({ turma }) => turma);
}
