/** Results. A job computes them when an exam has ended for everybody, and screens only read them. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';

import { avaliacao, avaliacao_item, turma_avaliacao } from './avaliacao.ts';
import { escola_id, instant, ref } from './columns.ts';
import { turma_aluno } from './pessoa.ts';

/** One student's result in one assessment, all days together. */
export const resultado = pgTable(
  'resultado',
  {
    escola_id: escola_id(),
    turma_avaliacao_id: ref().notNull(),
    turma_aluno_id: ref().notNull(),
    presente: boolean().notNull(),
    acertos: integer().notNull(),
    itens: integer().notNull(),
    /** Exact percentage, 0 to 100 (decision 115). Rounded only on screen. */
    desempenho: doublePrecision().notNull(),
    nota: doublePrecision().notNull(),
    /** Mean of the grades of the exam's days (decision 185). Null when no day has a grade. */
    nota_agregada: doublePrecision(),
    /** Mean of the areas' scores, one decimal. Null unless every area has a score. */
    nota_tri: numeric({ precision: 6, scale: 1, mode: 'number' }),
    /** Items that `nota_tri` stands on, and the calibrated items of the booklet (decision 200). Null without a score. */
    itens_tri: integer(),
    itens_calibrados: integer(),
    /** Mean of the marks of the days' essays, 0 to 1000. Null until all are marked (rule COR). */
    nota_redacao: doublePrecision(),
    /** Rank in the school's series. Ties share a rank (decision 116). */
    ranking: integer(),
    melhor_da_turma: boolean().notNull().default(false),
    tempo_utilizado: integer(),
    calculado_em: instant().notNull(),
    /** When the action plans were made. Computing the result again keeps it, so that plans are made once. */
    planos_em: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.turma_avaliacao_id, t.turma_aluno_id] }),
    foreignKey({
      columns: [t.escola_id, t.turma_avaliacao_id],
      foreignColumns: [turma_avaliacao.escola_id, turma_avaliacao.id],
    }),
    foreignKey({ columns: [t.escola_id, t.turma_aluno_id], foreignColumns: [turma_aluno.escola_id, turma_aluno.id] }),
    index('resultado_sem_planos')
      .on(t.escola_id, t.turma_avaliacao_id)
      .where(sql`${t.presente} and ${t.planos_em} is null`),
    index('resultado_aluno').on(t.escola_id, t.turma_aluno_id),
    check('resultado_desempenho', sql`${t.desempenho} between 0 and 100`),
  ],
);

/** One student's result in one area. It has a TRI score when every scored item is calibrated. */
export const resultado_area = pgTable(
  'resultado_area',
  {
    escola_id: escola_id(),
    turma_avaliacao_id: ref().notNull(),
    turma_aluno_id: ref().notNull(),
    area_codigo: text().notNull(),
    acertos: integer().notNull(),
    itens: integer().notNull(),
    nota_tri: numeric({ precision: 6, scale: 1, mode: 'number' }),
    /** Items that `nota_tri` stands on, and the calibrated items of the booklet (decision 200). Null without a score. */
    itens_tri: integer(),
    itens_calibrados: integer(),
    /** One standard error on the score's scale. Null without a score. */
    erro_padrao: doublePrecision(),
    origem_tri: text(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.turma_avaliacao_id, t.turma_aluno_id, t.area_codigo] }),
    foreignKey({
      columns: [t.escola_id, t.turma_avaliacao_id],
      foreignColumns: [turma_avaliacao.escola_id, turma_avaliacao.id],
    }),
    foreignKey({ columns: [t.escola_id, t.turma_aluno_id], foreignColumns: [turma_aluno.escola_id, turma_aluno.id] }),
  ],
);

/** An assessment whose results must be computed again, because something that counts was changed (decision 167). */
export const recalculo = pgTable(
  'recalculo',
  {
    escola_id: escola_id(),
    avaliacao_id: ref().notNull(),
    /** Grows with each request. A calculation settles only the requests it has seen. */
    pedidos: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.avaliacao_id] }),
    foreignKey({ columns: [t.escola_id, t.avaliacao_id], foreignColumns: [avaliacao.escola_id, avaliacao.id] }),
  ],
);

/** How one class answered an item. Students see their own class as `percentual_acerto` after release (decision 192). */
export const item_estatistica = pgTable(
  'item_estatistica',
  {
    escola_id: escola_id(),
    turma_avaliacao_id: ref().notNull(),
    avaliacao_item_id: ref().notNull(),
    presentes: integer().notNull(),
    acertos: integer().notNull(),
    calculado_em: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.avaliacao_item_id, t.turma_avaliacao_id] }),
    foreignKey({
      columns: [t.escola_id, t.turma_avaliacao_id],
      foreignColumns: [turma_avaliacao.escola_id, turma_avaliacao.id],
    }),
    foreignKey({
      columns: [t.escola_id, t.avaliacao_item_id],
      foreignColumns: [avaliacao_item.escola_id, avaliacao_item.id],
    }),
    check('item_estatistica_ordem', sql`${t.acertos} between 0 and ${t.presentes}`),
  ],
);
