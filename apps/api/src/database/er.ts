/**
 * Draws the schema as a Mermaid ER diagram for docs/er.md. `node apps/api/src/database/er.ts` writes it. A test fails when
 * the file is older than the schema.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

import * as schema from './schema/index.ts';

export const ER_FILE = join(import.meta.dirname, '../../../../docs/er.md');

const HEADER = `# The database

Generated from \`apps/api/src/database/schema\` by \`node apps/api/src/database/er.ts\`; do not edit. A test fails when it is old.

Every table of a school starts its primary, unique and foreign keys with \`escola_id\`; the lines below leave it out.
Three tables stand above schools: \`diretorio_login\`, \`login_falha\` and \`servico\`. The job queue keeps its own schema, \`pgboss\`.
`;

/** Short names of column types that Mermaid accepts. */
const typeOf = (type: string) =>
  type
    .replace('timestamp with time zone', 'timestamptz')
    .replace(/[^a-z0-9]+/gi, '_')
    .replace(/_$/, '');

type Config = ReturnType<typeof getTableConfig>;

function marksOf(config: Config, column: string): string {
  const isKey =
    config.primaryKeys.some((key) => key.columns.some(({ name }) => name === column)) ||
    config.columns.some(({ name, primary }) => name === column && primary);
  const isForeign = config.foreignKeys.some((key) => key.reference().columns.some(({ name }) => name === column));
  return [isKey && 'PK', isForeign && 'FK'].filter(Boolean).join(', ');
}

function entity(config: Config): string {
  const columns = config.columns.map(
    (column) =>
      `    ${[typeOf(column.getSQLType()), column.name, marksOf(config, column.name)].filter(Boolean).join(' ')}${column.notNull ? '' : ' "null"'}`,
  );
  return `  ${config.name} {\n${columns.join('\n')}\n  }`;
}

function relations(config: Config): string[] {
  return config.foreignKeys.map((key) => {
    const { columns, foreignTable } = key.reference();
    const own = columns.filter(({ name }) => name !== 'escola_id');
    const optional = own.some(({ notNull }) => !notNull);
    const label = own.map(({ name }) => name).join(', ') || 'escola_id';
    return `  ${getTableConfig(foreignTable).name} ${optional ? '|o' : '||'}--o{ ${config.name} : "${label}"`;
  });
}

/** The content that docs/er.md must have. */
export function renderEr(): string {
  const tables = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .map((table) => getTableConfig(table))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return `${HEADER}\n\`\`\`mermaid\nerDiagram\n${tables.flatMap(relations).join('\n')}\n${tables.map(entity).join('\n')}\n\`\`\`\n`;
}

if (import.meta.main) writeFileSync(ER_FILE, renderEr());
