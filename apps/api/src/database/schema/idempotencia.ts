/** Answers kept for clients that repeat a write with its `Idempotency-Key` (security D16, decision 169). */
import { sql } from 'drizzle-orm';
import { char, check, foreignKey, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

import { escola_id, instant, ref } from './columns.ts';
import { escola } from './escola.ts';

/** One call. The row is inserted when the call arrives, and gets the answer later. */
export const pedido = pgTable(
  'pedido',
  {
    escola_id: escola_id(),
    /** The person signed in. No foreign key, because staff may act in another school than their own. */
    pessoa_id: ref().notNull(),
    operacao: text().notNull(),
    chave: text().notNull(),
    /** SHA-256 of address and body, in lower-case hexadecimal: a key belongs to one call. */
    pedido_hash: char({ length: 64 }).notNull(),
    /** Null while the call is running. */
    status: smallint(),
    /** The JSON text of the answer. */
    resposta: text(),
    criada_em: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.pessoa_id, t.operacao, t.chave] }),
    foreignKey({ columns: [t.escola_id], foreignColumns: [escola.id] }),
    index('pedido_antigo').on(t.criada_em),
    check('pedido_respondido', sql`(${t.status} is null) = (${t.resposta} is null)`),
    check('pedido_chave', sql`char_length(${t.chave}) between 8 and 100`),
  ],
);
