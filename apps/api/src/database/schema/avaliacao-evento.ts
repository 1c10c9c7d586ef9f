/** The history of an exam. */
import { foreignKey, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { avaliacao } from './avaliacao.ts';
import { escola_id, id, instant, ref } from './columns.ts';

/** What staff did to a published exam, as its history shows it. The audit holds its hash. */
export const avaliacao_evento = pgTable(
  'avaliacao_evento',
  {
    escola_id: escola_id(),
    id: id(),
    avaliacao_id: ref().notNull(),
    item_id: ref(),
    tipo: text()
      .$type<
        | 'publicada'
        | 'janelas'
        | 'turmas'
        | 'cancelada'
        | 'restaurada'
        | 'anulada'
        | 'desanulada'
        | 'bonificada'
        | 'desbonificada'
        | 'trocada'
        | 'chave'
      >()
      .notNull(),
    antes: jsonb(),
    depois: jsonb(),
    motivo: text().notNull().default(''),
    ator_id: ref().notNull(),
    ator_nome: text().notNull(),
    criado_em: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id, t.avaliacao_id], foreignColumns: [avaliacao.escola_id, avaliacao.id] }),
    index('avaliacao_evento_da_avaliacao').on(t.escola_id, t.avaliacao_id, t.criado_em),
  ],
);
