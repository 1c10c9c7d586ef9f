/**
 * The Boss of a roadmap: drawn once per student, with one timed attempt. Staff may grant another (decisions 137 to 142,
 * 182).
 */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';

import { escola_id, id, instant, ref } from './columns.ts';
import { turma_aluno } from './pessoa.ts';
import { trilha, trilha_item } from './trilha.ts';

export const boss = pgTable(
  'boss',
  {
    escola_id: escola_id(),
    id: id(),
    turma_aluno_id: ref().notNull(),
    trilha_id: ref().notNull(),
    /** 1 for the first attempt, one more for each that staff granted. */
    numero: smallint().notNull().default(1),
    sorteado_em: instant().notNull(),
    duracao_segundos: integer().notNull(),
    /** The school's rules when the attempt began (rule BOS-5). A later change of the settings does not affect it. */
    percentual_vitoria: smallint().notNull().default(60),
    moedas_vitoria: smallint().notNull().default(20),
    moedas_derrota: smallint().notNull().default(5),
    iniciado_em: instant(),
    /** By the server's clock. No answer is accepted after it. */
    prazo_em: instant(),
    encerrado_em: instant(),
    encerrado_por: text().$type<'aluno' | 'respostas' | 'tempo'>(),
    venceu: boolean(),
    /** Exact percentage of hits over all items. */
    desempenho: doublePrecision(),
    /** Coins paid for the attempt: hits × coins, minus what earlier attempts of this Boss paid (rule BOS-14). */
    moedas: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id, t.turma_aluno_id], foreignColumns: [turma_aluno.escola_id, turma_aluno.id] }),
    foreignKey({ columns: [t.escola_id, t.trilha_id], foreignColumns: [trilha.escola_id, trilha.id] }),
    unique('boss_unico').on(t.escola_id, t.turma_aluno_id, t.trilha_id, t.numero),
    index('boss_aberto')
      .on(t.escola_id, t.prazo_em)
      .where(sql`${t.iniciado_em} is not null and ${t.encerrado_em} is null`),
    check('boss_duracao', sql`${t.duracao_segundos} > 0 and ${t.numero} >= 1`),
    check('boss_iniciado', sql`(${t.iniciado_em} is null) = (${t.prazo_em} is null)`),
    check('boss_ordem', sql`${t.encerrado_em} is null or ${t.iniciado_em} is not null`),
    check(
      'boss_encerrado',
      sql`(${t.encerrado_em} is null) = (${t.encerrado_por} is null) and (${t.encerrado_em} is null) = (${t.venceu} is null) and (${t.encerrado_em} is null) = (${t.desempenho} is null) and (${t.encerrado_em} is null) = (${t.moedas} is null)`,
    ),
    check('boss_encerrado_por', sql`${t.encerrado_por} in ('aluno','respostas','tempo')`),
    check(
      'boss_regras',
      sql`${t.percentual_vitoria} between 1 and 100 and ${t.moedas_vitoria} >= 0 and ${t.moedas_derrota} >= 0`,
    ),
    check('boss_desempenho', sql`${t.desempenho} between 0 and 100 and ${t.moedas} >= 0`),
  ],
);

/** One item of the attempt. An answer is final. */
export const boss_item = pgTable(
  'boss_item',
  {
    escola_id: escola_id(),
    boss_id: ref().notNull(),
    ordem: smallint().notNull(),
    trilha_item_id: ref().notNull(),
    item_resposta: smallint(),
    respondida_em: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.boss_id, t.ordem] }),
    foreignKey({ columns: [t.escola_id, t.boss_id], foreignColumns: [boss.escola_id, boss.id] }),
    foreignKey({ columns: [t.escola_id, t.trilha_item_id], foreignColumns: [trilha_item.escola_id, trilha_item.id] }),
    unique('boss_item_unico').on(t.escola_id, t.boss_id, t.trilha_item_id),
    check('boss_item_resposta', sql`${t.item_resposta} between 1 and 5`),
    check('boss_item_respondida', sql`(${t.item_resposta} is null) = (${t.respondida_em} is null)`),
  ],
);
