/**
 * Coins and lives. The ledgers are append-only. Their natural keys make a repeated call pay nothing. The wallet is their
 * sum, changed by conditional updates in the same statement or transaction (security D16).
 */
import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';

import { escola_id, id, instant, ref } from './columns.ts';
import { turma_aluno } from './pessoa.ts';

/** The student's present coins and lives. Without a row: no coins, all lives. */
export const carteira = pgTable(
  'carteira',
  {
    escola_id: escola_id(),
    turma_aluno_id: ref().notNull(),
    moedas: integer().notNull().default(0),
    /** Lives at the instant `vidas_desde`. Lives regained since then are computed, not stored. */
    vidas: smallint().notNull().default(5),
    /** Start of the current interval to the next life. Null with all lives. */
    vidas_desde: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.turma_aluno_id] }),
    foreignKey({ columns: [t.escola_id, t.turma_aluno_id], foreignColumns: [turma_aluno.escola_id, turma_aluno.id] }),
    check('carteira_moedas', sql`${t.moedas} >= 0`),
    check('carteira_vidas', sql`${t.vidas} between 0 and 5`),
    check('carteira_relogio', sql`(${t.vidas} = 5) = (${t.vidas_desde} is null)`),
  ],
);

/** One movement of coins. */
export const moeda_lancamento = pgTable(
  'moeda_lancamento',
  {
    escola_id: escola_id(),
    id: id(),
    turma_aluno_id: ref().notNull(),
    /** `mudanca`: the student moved to another class, and the coins with the student. */
    motivo: text().$type<'item' | 'boss' | 'vidas' | 'pular' | 'mudanca'>().notNull(),
    /** What the coins are for. Unique with student and reason, so that the same act never counts twice. */
    chave: text().notNull(),
    valor: integer().notNull(),
    criada_em: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id, t.turma_aluno_id], foreignColumns: [turma_aluno.escola_id, turma_aluno.id] }),
    unique('moeda_lancamento_unico').on(t.escola_id, t.turma_aluno_id, t.motivo, t.chave),
    check('moeda_lancamento_motivo', sql`${t.motivo} in ('item','boss','vidas','pular','mudanca')`),
    check(
      'moeda_lancamento_sinal',
      sql`case when ${t.motivo} in ('item','boss') then ${t.valor} > 0 when ${t.motivo} = 'mudanca' then ${t.valor} <> 0 else ${t.valor} < 0 end`,
    ),
  ],
);

/** One movement of lives: a wrong try takes one, a refill returns them. Lives that return with time have no row. */
export const vida_lancamento = pgTable(
  'vida_lancamento',
  {
    escola_id: escola_id(),
    id: id(),
    turma_aluno_id: ref().notNull(),
    motivo: text().$type<'erro' | 'compra'>().notNull(),
    chave: text().notNull(),
    valor: smallint().notNull(),
    criada_em: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id, t.turma_aluno_id], foreignColumns: [turma_aluno.escola_id, turma_aluno.id] }),
    unique('vida_lancamento_unico').on(t.escola_id, t.turma_aluno_id, t.motivo, t.chave),
    check(
      'vida_lancamento_sinal',
      sql`(${t.motivo} = 'erro' and ${t.valor} = -1) or (${t.motivo} = 'compra' and ${t.valor} between 1 and 5)`,
    ),
  ],
);
