/** Who did what to whose data: append-only, chained by hash so that an edited or deleted row shows (security C40). */
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

import { escola_id, id, instant, ref } from './columns.ts';
import { escola } from './escola.ts';

/** One act. The row belongs to the school of the student concerned; the actor may stand in another one. */
export const auditoria = pgTable(
  'auditoria',
  {
    escola_id: escola_id(),
    id: id(),
    /** Place in the school's chain, from 1 without gaps. */
    ordem: integer().notNull(),
    acao: text().notNull(),
    ator_escola_id: ref(),
    ator_id: ref(),
    perfil_real: text(),
    /** Of a student's view: 'aluno' or 'professor'. */
    modo: text(),
    turma_aluno_id: ref(),
    /** The person concerned, when there is one. */
    pessoa_id: ref(),
    motivo: text(),
    /** What else is needed to understand the act. Never a secret, an answer or an essay. */
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
