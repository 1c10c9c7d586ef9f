/**
 * A student's work in the phases of a roadmap: runs, answers, quiz, views. Rewards are computed from this record of the
 * server only.
 */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { turma_avaliacao } from './avaliacao.ts';
import { escola_id, id, instant, ref } from './columns.ts';
import { turma_aluno } from './pessoa.ts';
import { conteudo_digital, trilha_fase, trilha_item } from './trilha.ts';

/** One run of a phase (`tentativa` in version 1's contract). Version 2 has one run. Version 1 starts another after each end. */
export const fase_execucao = pgTable(
  'fase_execucao',
  {
    escola_id: escola_id(),
    id: id(),
    turma_aluno_id: ref().notNull(),
    trilha_fase_id: ref().notNull(),
    numero: smallint().notNull(),
    iniciada_em: instant().notNull(),
    concluida_em: instant(),
    /** 0 to 3, by the EST rules. Set together with `concluida_em`. */
    estrelas: smallint(),
    acertos: smallint(),
    itens: smallint(),
    /** Coins this run paid. */
    moedas: integer().notNull().default(0),
    /** More stars or hits than in any earlier run (decision 180). */
    melhor: boolean(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id, t.turma_aluno_id], foreignColumns: [turma_aluno.escola_id, turma_aluno.id] }),
    foreignKey({ columns: [t.escola_id, t.trilha_fase_id], foreignColumns: [trilha_fase.escola_id, trilha_fase.id] }),
    unique('fase_execucao_numero').on(t.escola_id, t.turma_aluno_id, t.trilha_fase_id, t.numero),
    uniqueIndex('fase_execucao_aberta')
      .on(t.escola_id, t.turma_aluno_id, t.trilha_fase_id)
      .where(sql`${t.concluida_em} is null`),
    index('fase_execucao_fase').on(t.escola_id, t.trilha_fase_id),
    check('fase_execucao_numero_positivo', sql`${t.numero} >= 1`),
    check('fase_execucao_estrelas', sql`${t.estrelas} between 0 and 3`),
    check(
      'fase_execucao_concluida',
      sql`(${t.concluida_em} is null) = (${t.estrelas} is null) and (${t.concluida_em} is null) = (${t.acertos} is null) and (${t.concluida_em} is null) = (${t.itens} is null)`,
    ),
    check('fase_execucao_acertos', sql`${t.acertos} between 0 and ${t.itens}`),
    check('fase_execucao_moedas', sql`${t.moedas} >= 0`),
  ],
);

/** One item of a run: served (version 2) or answered. The first answer of a try is final (decision 126). */
export const fase_item = pgTable(
  'fase_item',
  {
    escola_id: escola_id(),
    fase_execucao_id: ref().notNull(),
    trilha_item_id: ref().notNull(),
    ordem: smallint().notNull(),
    servido_em: instant().notNull(),
    resposta_1: smallint(),
    respondida_1_em: instant(),
    resposta_2: smallint(),
    respondida_2_em: instant(),
    /** Whether the last try was right. */
    acertou: boolean(),
    /** Right, wrong twice, or skipped with 'continue'. From then on the key may be shown (decision 95). */
    bloqueado_em: instant(),
    /** Practice: no life, no coins, no star (decision 129). */
    pratica: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.fase_execucao_id, t.trilha_item_id] }),
    foreignKey({
      columns: [t.escola_id, t.fase_execucao_id],
      foreignColumns: [fase_execucao.escola_id, fase_execucao.id],
    }),
    foreignKey({ columns: [t.escola_id, t.trilha_item_id], foreignColumns: [trilha_item.escola_id, trilha_item.id] }),
    unique('fase_item_ordem').on(t.escola_id, t.fase_execucao_id, t.ordem),
    check('fase_item_resposta', sql`${t.resposta_1} between 1 and 5 and ${t.resposta_2} between 1 and 5`),
    check('fase_item_vezes', sql`${t.resposta_2} is null or ${t.resposta_1} is not null`),
    check('fase_item_acertou', sql`(${t.acertou} is null) = (${t.resposta_1} is null)`),
    check('fase_item_bloqueado', sql`${t.bloqueado_em} is null or ${t.resposta_1} is not null`),
  ],
);

/** An answer to the course's quiz in a phase (version 2). The first answer is final. */
export const fase_quiz = pgTable(
  'fase_quiz',
  {
    escola_id: escola_id(),
    turma_aluno_id: ref().notNull(),
    trilha_fase_id: ref().notNull(),
    /** Number of the question, from 1 (decision 146). */
    indice: smallint().notNull(),
    item_resposta: smallint().notNull(),
    acertou: boolean().notNull(),
    respondida_em: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.turma_aluno_id, t.trilha_fase_id, t.indice] }),
    foreignKey({ columns: [t.escola_id, t.turma_aluno_id], foreignColumns: [turma_aluno.escola_id, turma_aluno.id] }),
    foreignKey({ columns: [t.escola_id, t.trilha_fase_id], foreignColumns: [trilha_fase.escola_id, trilha_fase.id] }),
    check('fase_quiz_faixa', sql`${t.indice} between 1 and 5 and ${t.item_resposta} between 1 and 5`),
  ],
);

/** First view of a digital content in a phase, and whether the student says that it helped (version 1). */
export const conteudo_visualizacao = pgTable(
  'conteudo_visualizacao',
  {
    escola_id: escola_id(),
    turma_aluno_id: ref().notNull(),
    trilha_fase_id: ref().notNull(),
    conteudo_digital_id: ref().notNull(),
    visualizado_em: instant().notNull(),
    /** Null while the student has not voted. */
    ajudou: boolean(),
    votado_em: instant(),
  },
  (t) => [
    check('conteudo_visualizacao_voto', sql`(${t.ajudou} is null) = (${t.votado_em} is null)`),
    index('conteudo_visualizacao_votos')
      .on(t.escola_id, t.conteudo_digital_id, t.votado_em)
      .where(sql`${t.votado_em} is not null`),
    primaryKey({ columns: [t.escola_id, t.turma_aluno_id, t.trilha_fase_id, t.conteudo_digital_id] }),
    foreignKey({ columns: [t.escola_id, t.turma_aluno_id], foreignColumns: [turma_aluno.escola_id, turma_aluno.id] }),
    foreignKey({ columns: [t.escola_id, t.trilha_fase_id], foreignColumns: [trilha_fase.escola_id, trilha_fase.id] }),
    foreignKey({
      columns: [t.escola_id, t.conteudo_digital_id],
      foreignColumns: [conteudo_digital.escola_id, conteudo_digital.id],
    }),
  ],
);

/** The student hid the explanation of action plans, for one exam and all its subjects (decision 143). */
export const explicacao_oculta = pgTable(
  'explicacao_oculta',
  {
    escola_id: escola_id(),
    turma_aluno_id: ref().notNull(),
    turma_avaliacao_id: ref().notNull(),
    oculta_em: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.turma_aluno_id, t.turma_avaliacao_id] }),
    foreignKey({ columns: [t.escola_id, t.turma_aluno_id], foreignColumns: [turma_aluno.escola_id, turma_aluno.id] }),
    foreignKey({
      columns: [t.escola_id, t.turma_avaliacao_id],
      foreignColumns: [turma_avaliacao.escola_id, turma_avaliacao.id],
    }),
  ],
);
