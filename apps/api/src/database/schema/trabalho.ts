/** How far deferred work has come (jobs/deferred.ts): what a process continues from, and what a person can read. */
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { escola_id, instant } from './columns.ts';
import { escola } from './escola.ts';

/** One piece of work. It holds nothing about a person. */
export const trabalho = pgTable(
  'trabalho',
  {
    escola_id: escola_id(),
    /** Name of the job. */
    nome: text().notNull(),
    /** What it works on, such as an exam. At most one runs at a time. */
    chave: text().notNull(),
    /** Id of the job in the queue. The same over its repetitions. */
    execucao: uuid().notNull(),
    /** Steps committed. A step is committed with its work, or not at all. */
    passo: integer().notNull().default(0),
    fase: text().notNull().default(''),
    feitas: integer().notNull().default(0),
    /** Null until it is known. */
    total: integer(),
    /** Where the next step begins, in the job's own words. */
    ponto: text(),
    /** Code of the last failure. Null while it works, and after it has ended well. */
    erro: text(),
    iniciado_em: instant().notNull(),
    atualizado_em: instant().notNull(),
    concluido_em: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.nome, t.chave] }),
    foreignKey({ columns: [t.escola_id], foreignColumns: [escola.id] }),
    index('trabalho_antigo').on(t.atualizado_em),
    check('trabalho_feitas', sql`${t.feitas} >= 0 and ${t.passo} >= 0 and coalesce(${t.total}, 0) >= 0`),
  ],
);
