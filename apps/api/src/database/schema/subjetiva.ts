/** Items answered with a text, and the points that staff give (decision 181). */
import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, integer, numeric, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

import { avaliacao_item } from './avaliacao.ts';
import { escola_id, id, instant, ref } from './columns.ts';
import { tentativa } from './tentativa.ts';

/** A text answer. `seq` only grows, as in `resposta`. A blank text counts as no answer. */
export const resposta_subjetiva = pgTable(
  'resposta_subjetiva',
  {
    escola_id: escola_id(),
    /** Staff name the answer by this id, so that they need no id of the student. */
    id: id(),
    tentativa_id: ref().notNull(),
    avaliacao_item_id: ref().notNull(),
    texto: text().notNull(),
    palavras: integer().notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
    gravada_em: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.tentativa_id, t.avaliacao_item_id] }),
    foreignKey({ columns: [t.escola_id, t.tentativa_id], foreignColumns: [tentativa.escola_id, tentativa.id] }),
    foreignKey({
      columns: [t.escola_id, t.avaliacao_item_id],
      foreignColumns: [avaliacao_item.escola_id, avaliacao_item.id],
    }),
    unique('resposta_subjetiva_id').on(t.escola_id, t.id),
    check('resposta_subjetiva_tamanho', sql`char_length(${t.texto}) <= 20000`),
    check('resposta_subjetiva_seq', sql`${t.seq} >= 0`),
  ],
);

/** The points that a person gave. `versao` grows with each change. */
export const correcao_subjetiva = pgTable(
  'correcao_subjetiva',
  {
    escola_id: escola_id(),
    tentativa_id: ref().notNull(),
    avaliacao_item_id: ref().notNull(),
    /** 0 to the item's `pontuacao`. */
    pontuacao: numeric({ precision: 7, scale: 2, mode: 'number' }).notNull(),
    comentario: text(),
    /** The person who gave them. An admin may belong to another school. */
    corretor_escola_id: ref().notNull(),
    corretor_id: ref().notNull(),
    versao: integer().notNull(),
    gravada_em: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.tentativa_id, t.avaliacao_item_id] }),
    foreignKey({
      columns: [t.escola_id, t.tentativa_id, t.avaliacao_item_id],
      foreignColumns: [
        resposta_subjetiva.escola_id,
        resposta_subjetiva.tentativa_id,
        resposta_subjetiva.avaliacao_item_id,
      ],
    }),
    check('correcao_subjetiva_pontuacao', sql`${t.pontuacao} >= 0 and ${t.versao} >= 1`),
  ],
);
