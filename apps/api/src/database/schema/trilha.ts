/**
 * Study roadmaps and action plans: what to study before an exam (type 1) and after it (type 2). Both student versions
 * share one model: version 1 names a roadmap by type, exam and subject, version 2 by its id. The student's work in them
 * is in `fase.ts` and `boss.ts`.
 */
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';

import { avaliacao_item, turma_avaliacao } from './avaliacao.ts';
import { escola_id, id, instant, ref, versao } from './columns.ts';
import { turma_aluno } from './pessoa.ts';
import { materia, objeto_conhecimento, questao } from './questao.ts';

/** A roadmap of one subject, for the exam of a class (type 1) or for one student after it (type 2, decision 149). */
export const trilha = pgTable(
  'trilha',
  {
    escola_id: escola_id(),
    /** Above 1000, so that 1 or 2 in an address always means a type (decision 66). */
    id: bigserial({ mode: 'number' }).notNull(),
    tipo: smallint().$type<1 | 2>().notNull(),
    turma_avaliacao_id: ref().notNull(),
    materia_id: ref().notNull(),
    /** The student of an action plan. Null for a roadmap, which belongs to the class. */
    turma_aluno_id: ref(),
    descricao: text().notNull(),
    /** The date 'Prevista para' of version 1. */
    prevista_para: instant(),
    /** Students see it from this instant on. */
    aberta_em: instant().notNull(),
    /** After this instant it accepts no answer and is view only. */
    data_fim: instant().notNull(),
    existe_boss: boolean().notNull().default(true),
    /** Predicted grade at creation, on the exam's scale. Null when an input was missing (decision 148). */
    nota_prevista_inicial: doublePrecision(),
    criada_em: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({
      columns: [t.escola_id, t.turma_avaliacao_id],
      foreignColumns: [turma_avaliacao.escola_id, turma_avaliacao.id],
    }),
    foreignKey({ columns: [t.escola_id, t.materia_id], foreignColumns: [materia.escola_id, materia.id] }),
    foreignKey({ columns: [t.escola_id, t.turma_aluno_id], foreignColumns: [turma_aluno.escola_id, turma_aluno.id] }),
    unique('trilha_unica')
      .on(t.escola_id, t.turma_avaliacao_id, t.tipo, t.materia_id, t.turma_aluno_id)
      .nullsNotDistinct(),
    index('trilha_aluno').on(t.escola_id, t.turma_aluno_id),
    check('trilha_id_acima', sql`${t.id} > 1000`),
    check('trilha_tipo', sql`${t.tipo} in (1, 2)`),
    check('trilha_dono', sql`(${t.tipo} = 2) = (${t.turma_aluno_id} is not null)`),
    check('trilha_intervalo', sql`${t.data_fim} > ${t.aberta_em}`),
  ],
);

/** A phase: one topic of the roadmap's subject. Its position is `ordem_oic` in version 1. */
export const trilha_fase = pgTable(
  'trilha_fase',
  {
    escola_id: escola_id(),
    id: id(),
    trilha_id: ref().notNull(),
    ordem: smallint().notNull(),
    objeto_conhecimento_id: ref().notNull(),
    capitulo_numero: smallint(),
    capitulo_nome: text(),
    habilidade_descricao: text(),
    /** Part of the list (decision 185). */
    secao: text().$type<'Fundamentos' | 'Prática' | 'Aprofundamento'>().notNull(),
    /** How many items of the pool version 2 serves (decision 147). Version 1 serves all. */
    qtde_itens: smallint().notNull().default(5),
    /** Number of the exam's question that led to the phase (decision 185). */
    prova_numero: smallint(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id, t.trilha_id], foreignColumns: [trilha.escola_id, trilha.id] }),
    foreignKey({
      columns: [t.escola_id, t.objeto_conhecimento_id],
      foreignColumns: [objeto_conhecimento.escola_id, objeto_conhecimento.id],
    }),
    unique('trilha_fase_ordem').on(t.escola_id, t.trilha_id, t.ordem),
    unique('trilha_fase_objeto').on(t.escola_id, t.trilha_id, t.objeto_conhecimento_id),
    check('trilha_fase_positiva', sql`${t.ordem} >= 1 and ${t.qtde_itens} >= 0`),
    check('trilha_fase_secao', sql`${t.secao} in ('Fundamentos','Prática','Aprofundamento')`),
  ],
);

/**
 * A question the phase can serve. Its id is `trilha_item_id`. In version 1 it is also the item id of the roteiro or
 * lista adaptada.
 */
export const trilha_item = pgTable(
  'trilha_item',
  {
    escola_id: escola_id(),
    id: id(),
    trilha_fase_id: ref().notNull(),
    ordem: smallint().notNull(),
    questao_id: ref().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id, t.trilha_fase_id], foreignColumns: [trilha_fase.escola_id, trilha_fase.id] }),
    foreignKey({ columns: [t.escola_id, t.questao_id], foreignColumns: [questao.escola_id, questao.id] }),
    unique('trilha_item_ordem').on(t.escola_id, t.trilha_fase_id, t.ordem),
    unique('trilha_item_questao').on(t.escola_id, t.trilha_fase_id, t.questao_id),
    index('trilha_item_por_questao').on(t.escola_id, t.questao_id),
    check('trilha_item_ordem_positiva', sql`${t.ordem} >= 1`),
  ],
);

/**
 * A question of the exam for which a phase prepares, or after which it repeats. Holds the predicted chance of a hit at
 * creation.
 */
export const trilha_fase_questao = pgTable(
  'trilha_fase_questao',
  {
    escola_id: escola_id(),
    trilha_fase_id: ref().notNull(),
    avaliacao_item_id: ref().notNull(),
    /** 0 to 1. Null when an input was missing. */
    desempenho_esperado: doublePrecision(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.trilha_fase_id, t.avaliacao_item_id] }),
    foreignKey({ columns: [t.escola_id, t.trilha_fase_id], foreignColumns: [trilha_fase.escola_id, trilha_fase.id] }),
    foreignKey({
      columns: [t.escola_id, t.avaliacao_item_id],
      foreignColumns: [avaliacao_item.escola_id, avaliacao_item.id],
    }),
    check('trilha_fase_questao_fracao', sql`${t.desempenho_esperado} between 0 and 1`),
  ],
);

/** A video, text or other material about a topic. Links are https only (security T25). */
export const conteudo_digital = pgTable(
  'conteudo_digital',
  {
    escola_id: escola_id(),
    id: id(),
    objeto_conhecimento_id: ref().notNull(),
    ordem: smallint().notNull(),
    tipo: text()
      .$type<
        | 'site'
        | 'artigo'
        | 'video'
        | 'podcast'
        | 'mapa_mental'
        | 'artigo_pedagogico'
        | 'jogo_educativo'
        | 'pea'
        | 'atividade_embasamento'
      >()
      .notNull(),
    descricao: text().notNull(),
    url: text().notNull(),
    plataforma: text(),
    label_01: text(),
    label_02: text(),
    arquivado_em: instant(),
    autor_id: ref(),
    /** When the link was last asked for, and what came of it. Null: never. */
    verificada_em: instant(),
    verificacao: text().$type<'ok' | 'redireciona' | 'quebrado' | 'recusado'>(),
    versao: versao(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({
      columns: [t.escola_id, t.objeto_conhecimento_id],
      foreignColumns: [objeto_conhecimento.escola_id, objeto_conhecimento.id],
    }),
    unique('conteudo_digital_ordem').on(t.escola_id, t.objeto_conhecimento_id, t.ordem),
    check(
      'conteudo_digital_tipo',
      sql`${t.tipo} in ('site','artigo','video','podcast','mapa_mental','artigo_pedagogico','jogo_educativo','pea','atividade_embasamento')`,
    ),
    check('conteudo_digital_https', sql`${t.url} like 'https://%'`),
  ],
);
