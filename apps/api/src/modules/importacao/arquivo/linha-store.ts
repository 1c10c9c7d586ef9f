/** Reads and writes the lines of a file: what each would do, what is wrong with it, and what it did. */
import { insertRows, insertStatement, type NewRow } from '../../../database/insert.ts';
import type { importacao_linha } from '../../../database/schema/index.ts';
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import type { Acao, Campo, Mudanca, Problema, Valores } from './modelo.ts';

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
  readonly antes: { readonly mudancas?: readonly Mudanca[] } | null;
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
