/**
 * Courses (S3 §3 "Knowledge base"), one per topic. A course is edited as a whole, so it is one document with a version
 * number.
 */
import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

import { escola_id, id, instant, ref } from './columns.ts';
import { materia, objeto_conhecimento } from './questao.ts';

/** Its id is the `base_conhecimento_id` of the contract. The HTML in `curso` is sanitised before it is stored. */
export const base_conhecimento = pgTable(
  'base_conhecimento',
  {
    escola_id: escola_id(),
    id: id(),
    materia_id: ref().notNull(),
    objeto_conhecimento_id: ref().notNull(),
    nome_curso: text().notNull(),
    /**
     * Structure, three chapters, short explanation, summary, exercises and the quiz with its keys. Students read it while
     * `publicado_em` is set. Otherwise it is a draft. `nome_curso` is its name.
     */
    curso: jsonb().notNull(),
    /** A newer text of a published course that students do not see yet. Null when there is none. */
    rascunho: jsonb(),
    /** Grows with every saved change. A save based on an older version is refused (decision 158). */
    versao: integer().notNull().default(1),
    /** Null: students cannot read it. */
    publicado_em: instant(),
    atualizado_em: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id, t.materia_id], foreignColumns: [materia.escola_id, materia.id] }),
    foreignKey({
      columns: [t.escola_id, t.objeto_conhecimento_id],
      foreignColumns: [objeto_conhecimento.escola_id, objeto_conhecimento.id],
    }),
    unique('base_conhecimento_objeto').on(t.escola_id, t.objeto_conhecimento_id),
    check('base_conhecimento_versao', sql`${t.versao} > 0`),
    check('base_conhecimento_rascunho', sql`${t.rascunho} is null or ${t.publicado_em} is not null`),
  ],
);
