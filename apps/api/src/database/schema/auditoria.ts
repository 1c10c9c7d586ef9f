/** Who did what to whose data. Append-only and chained by hash, so that an edited or deleted row is detected (security C40). */
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

import { escola_id, id, instant, ref } from './columns.ts';
import { escola } from './escola.ts';

/** One act. The row belongs to the school of the student concerned. The actor may belong to another school. */
export const auditoria = pgTable(
  'auditoria',
  {
    escola_id: escola_id(),
    id: id(),
    /** Position in the school's chain, from 1 without gaps. */
    ordem: integer().notNull(),
    acao: text().notNull(),
    ator_escola_id: ref(),
    ator_id: ref(),
    perfil_real: text(),
    /** Profile of a student's view: 'aluno' or 'professor'. */
    modo: text(),
    turma_aluno_id: ref(),
    /** The person concerned, if any. */
    pessoa_id: ref(),
    motivo: text(),
    /** Further data that explain the act. Never a secret, an answer or an essay. */
    detalhe: jsonb().notNull().default({}),
    criada_em: instant().notNull(),
    hash_anterior: text().notNull(),
    hash: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id], foreignColumns: [escola.id] }),
    unique('auditoria_ordem').on(t.escola_id, t.ordem),
    index('auditoria_pessoa').on(t.escola_id, t.pessoa_id),
  ],
);
