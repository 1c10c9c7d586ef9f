/**
 * Builds SQL for the rows of a person in any table of `school/dados-pessoais`. Only this file turns that list into SQL.
 */
import { readBaseLegal } from '@luneta/domain/base-legal';

import type { Coluna, Dono, TabelaPessoal } from './dados-pessoais/index.ts';
import { dadosPessoais } from './dados-pessoais/index.ts';
import { statement, type Statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';

type Row = Record<string, unknown>;
type Who = { readonly escola: Tenant; readonly pessoa_id: number };
type Params = { escola_id: number; pessoa_id: number };

const ENROLMENTS = 'select id from turma_aluno where escola_id = :escola_id and pessoa_id = :pessoa_id';

/** Ids of the rows of `dono` that belong to the person. */
function idsOf(dono: Dono): string {
  switch (dono) {
    case 'pessoa':
      return 'select :pessoa_id::bigint';
    case 'sessao':
      return 'select id from sessao where escola_id = :escola_id and pessoa_id = :pessoa_id';
    case 'turma_aluno':
      return ENROLMENTS;
    case 'tentativa':
    case 'fase_execucao':
    case 'boss':
      return `select id from ${dono} where escola_id = :escola_id and turma_aluno_id in (${ENROLMENTS})`;
  }
}

const ofPerson = ({ dono, por }: TabelaPessoal): string => `escola_id = :escola_id and ${por} in (${idsOf(dono)})`;

/** The value that an erasure writes into a column; undefined leaves the column as it is. */
export function neutral(coluna: Coluna): { readonly value: string | number | boolean | null } | undefined {
  if (typeof coluna === 'string') return undefined;
  return { value: 'apaga' in coluna ? coluna.apaga : coluna.segredo };
}

const isExported = (coluna: Coluna): boolean => coluna === 'dado' || (typeof coluna === 'object' && 'apaga' in coluna);

/** Columns of an export, in the order of the list. */
export const exported = ({ colunas }: TabelaPessoal): string[] =>
  Object.entries(colunas).flatMap(([name, coluna]) => (isExported(coluna) ? [name] : []));

/** The list is part of the code, so its values are written into the statement as literals. */
const literal = (value: string | number | boolean | null): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);

const readOf = (tabela: TabelaPessoal) =>
  statement<Params, Row>(
    `privacidade_ler_${tabela.tabela}_${tabela.por}`,
    `select ${exported(tabela).join(', ')} from ${tabela.tabela} where ${ofPerson(tabela)}`,
  );

/** Null when an erasure leaves the table as it is. */
function eraseOf(tabela: TabelaPessoal): Statement<Params, { linhas: number }> | null {
  if (tabela.retido !== undefined) return null;
  const sets = Object.entries(tabela.colunas).flatMap(([name, coluna]) => {
    const replaced = neutral(coluna);
    return replaced ? [`${name} = ${literal(replaced.value)}`] : [];
  });
  if (!tabela.excluir && sets.length === 0) return null;
  const change = tabela.excluir ? `delete from ${tabela.tabela}` : `update ${tabela.tabela} set ${sets.join(', ')}`;
  return statement(
    `erase_privacidade_${tabela.tabela}_${tabela.por}`,
    `with tocadas as (${change} where ${ofPerson(tabela)} returning 1) select count(*)::int as linhas from tocadas`,
  );
}

const STATEMENTS = new Map(dadosPessoais.map((tabela) => [tabela, { read: readOf(tabela), erase: eraseOf(tabela) }]));

function statementsOf(tabela: TabelaPessoal) {
  const found = STATEMENTS.get(tabela);
  if (!found) throw new Error(`${tabela.tabela} is not in the list of personal data`);
  return found;
}

/** The person's rows of one table, with the columns of an export. */
export async function readLinhas({ escola, pessoa_id }: Who, tabela: TabelaPessoal): Promise<Row[]> {
  const rows = await escola.run(statementsOf(tabela).read, { pessoa_id });
  return rows.map((row) => ('base_legal' in row ? { ...row, base_legal: readBaseLegal(row['base_legal']) } : row));
}

/** Deletes or anonymises the person's rows of one table. Returns how many were changed. */
export async function eraseLinhas({ escola, pessoa_id }: Who, tabela: TabelaPessoal): Promise<number> {
  const { erase } = statementsOf(tabela);
  if (!erase) return 0;
  const [touched] = await escola.run(erase, { pessoa_id });
  return touched?.linhas ?? 0;
}
