/** Rows of a person in any table of `data/dados-pessoais`: the one place that turns the list into SQL. */
import { sql, type SQL } from 'drizzle-orm';

import type { Coluna, Dono, TabelaPessoal } from '../../school/dados-pessoais/index.ts';
import type { Tenant } from '../../database/tenant.ts';

type Row = Record<string, unknown>;
type Who = { readonly escola: Tenant; readonly pessoa_id: number };

/** Ids of the rows of `dono` that belong to the person. */
function idsOf(dono: Dono, { escola: { escola_id }, pessoa_id }: Who): SQL {
  const enrolments = sql`select id from turma_aluno where escola_id = ${escola_id} and pessoa_id = ${pessoa_id}`;
  switch (dono) {
    case 'pessoa':
      return sql`select ${pessoa_id}::bigint`;
    case 'sessao':
      return sql`select id from sessao where escola_id = ${escola_id} and pessoa_id = ${pessoa_id}`;
    case 'turma_aluno':
      return enrolments;
    case 'tentativa':
    case 'fase_execucao':
    case 'boss':
      return sql`select id from ${sql.identifier(dono)} where escola_id = ${escola_id} and turma_aluno_id in (${enrolments})`;
  }
}

const ofPerson = ({ dono, por }: TabelaPessoal, who: Who): SQL =>
  sql`escola_id = ${who.escola.escola_id} and ${sql.identifier(por)} in (${idsOf(dono, who)})`;

/** What an erasure writes into a column; undefined leaves it. */
export function neutral(coluna: Coluna): { readonly value: string | number | boolean | null } | undefined {
  if (typeof coluna === 'string') return undefined;
  return { value: 'apaga' in coluna ? coluna.apaga : coluna.segredo };
}

const isExported = (coluna: Coluna): boolean => coluna === 'dado' || (typeof coluna === 'object' && 'apaga' in coluna);

/** Columns an export hands over, in the order of the list. */
export const exported = ({ colunas }: TabelaPessoal): string[] =>
  Object.entries(colunas).flatMap(([name, coluna]) => (isExported(coluna) ? [name] : []));

/** The person's rows of one table with the columns of an export. */
export async function readLinhas(who: Who, tabela: TabelaPessoal): Promise<Row[]> {
  const columns = sql.join(
    exported(tabela).map((name) => sql.identifier(name)),
    sql`, `,
  );
  const { rows } = await who.escola.db.execute<Row>(
    sql`select ${columns} from ${sql.identifier(tabela.tabela)} where ${ofPerson(tabela, who)}`,
  );
  return rows;
}

/** Deletes or neutralises the person's rows of one table; returns how many were touched. */
export async function eraseLinhas(who: Who, tabela: TabelaPessoal): Promise<number> {
  if (tabela.retido !== undefined) return 0;
  const [table, where] = [sql.identifier(tabela.tabela), ofPerson(tabela, who)];
  if (tabela.excluir) {
    const { rowCount } = await who.escola.db.execute(sql`delete from ${table} where ${where}`);
    return rowCount ?? 0;
  }
  const sets = Object.entries(tabela.colunas).flatMap(([name, coluna]) => {
    const replaced = neutral(coluna);
    return replaced ? [sql`${sql.identifier(name)} = ${replaced.value}`] : [];
  });
  if (sets.length === 0) return 0;
  const { rowCount } = await who.escola.db.execute(sql`update ${table} set ${sql.join(sets, sql`, `)} where ${where}`);
  return rowCount ?? 0;
}
