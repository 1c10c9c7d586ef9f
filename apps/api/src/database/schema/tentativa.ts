/** A student's attempt at one day of an assessment: its clock, answers, essay and late arrivals. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';

import { avaliacao_item, turma_avaliacao_dia } from './avaliacao.ts';
import { escola_id, id, instant, ref } from './columns.ts';
import { turma_aluno } from './pessoa.ts';
import { proposta_redacao } from './proposta.ts';

export const tentativa = pgTable(
  'tentativa',
  {
    escola_id: escola_id(),
    id: id(),
    turma_avaliacao_id: ref().notNull(),
    dia_prova: smallint().notNull(),
    turma_aluno_id: ref().notNull(),
    /** Whose items count; English until the student chooses (rule LIN-2). */
    lingua_estrangeira: smallint().notNull().default(1),
    /** The student, or on paper the staff, named the language. */
    lingua_escolhida: boolean().notNull().default(false),
    iniciada_em: instant().notNull(),
    /** min(window end, start + duration × factor) + extensions (decision 91). It is the only deadline. */
    prazo_em: instant().notNull(),
    /** Extensions received since the start. Each of them also moved the student's window (rule PRR). */
    acrescimo_segundos: integer().notNull().default(0),
    /**
     * Taken on screen, or on paper and entered by staff (`grade_linha`). The times of a paper attempt say nothing about
     * the student.
     */
    origem: text().$type<'online' | 'papel'>().notNull().default('online'),
    /** Delivery by the student. In v2 it also closes the attempt. In v1 it is only a mark. */
    entregue_em: instant(),
    /** No answer is accepted after this instant. */
    encerrada_em: instant(),
    encerrada_por: text(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({
      columns: [t.escola_id, t.turma_avaliacao_id, t.dia_prova],
      foreignColumns: [
        turma_avaliacao_dia.escola_id,
        turma_avaliacao_dia.turma_avaliacao_id,
        turma_avaliacao_dia.dia_prova,
      ],
    }),
    foreignKey({ columns: [t.escola_id, t.turma_aluno_id], foreignColumns: [turma_aluno.escola_id, turma_aluno.id] }),
    unique('tentativa_unica').on(t.escola_id, t.turma_avaliacao_id, t.dia_prova, t.turma_aluno_id),
    index('tentativa_aluno').on(t.escola_id, t.turma_aluno_id),
    index('tentativa_aberta')
      .on(t.escola_id, t.prazo_em)
      .where(sql`${t.encerrada_em} is null`),
    check('tentativa_lingua', sql`${t.lingua_estrangeira} in (1, 2)`),
    check('tentativa_encerrada', sql`(${t.encerrada_em} is null) = (${t.encerrada_por} is null)`),
    check('tentativa_encerrada_por', sql`${t.encerrada_por} is null or ${t.encerrada_por} in ('aluno','sistema')`),
    check('tentativa_origem', sql`${t.origem} in ('online','papel')`),
    check('tentativa_prazo', sql`${t.prazo_em} > ${t.iniciada_em}`),
  ],
);

/** One answer: a row per attempt and item. `seq` only grows, so an older tab never overwrites a newer choice. */
export const resposta = pgTable(
  'resposta',
  {
    escola_id: escola_id(),
    tentativa_id: ref().notNull(),
    avaliacao_item_id: ref().notNull(),
    /** 1 to 5, or null when cleared. */
    item_resposta: smallint(),
    /** On paper: more than one option was marked, which is wrong and no blank. */
    dupla_marcacao: boolean().notNull().default(false),
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
    check('resposta_valor', sql`${t.item_resposta} is null or ${t.item_resposta} between 1 and 5`),
    check('resposta_seq', sql`${t.seq} >= 0`),
  ],
);

/** Answers that arrived after deadline and tolerance. They never count unnoticed and are never lost (security D17). */
export const resposta_fora_do_prazo = pgTable(
  'resposta_fora_do_prazo',
  {
    escola_id: escola_id(),
    id: bigserial({ mode: 'number' }).notNull(),
    tentativa_id: ref().notNull(),
    avaliacao_item_id: ref(),
    item_resposta: smallint(),
    texto_redacao: text(),
    seq: bigint({ mode: 'number' }).notNull(),
    recebida_em: instant().notNull(),
    /** What the device claims. It has no effect. */
    respondida_em: instant(),
    /** Staff's decision about the newest answer to the item. 'pendente' until then. */
    decisao: text().$type<'pendente' | 'contada' | 'deixada_de_fora'>().notNull().default('pendente'),
    decidida_em: instant(),
    /** The answer it replaced when it was counted: whether there was a row, and its choice. */
    tinha_resposta: boolean().notNull().default(false),
    resposta_anterior: smallint(),
    /** The same for a text answer or an essay. */
    texto_anterior: text(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id, t.tentativa_id], foreignColumns: [tentativa.escola_id, tentativa.id] }),
    index('resposta_fora_do_prazo_tentativa').on(t.escola_id, t.tentativa_id),
    check('resposta_fora_do_prazo_decisao', sql`${t.decisao} in ('pendente','contada','deixada_de_fora')`),
    check('resposta_fora_do_prazo_decidida', sql`(${t.decisao} = 'pendente') = (${t.decidida_em} is null)`),
  ],
);

/** The present essay. Every saved state is kept in `redacao_versao`. */
export const redacao = pgTable(
  'redacao',
  {
    escola_id: escola_id(),
    tentativa_id: ref().notNull(),
    proposta_redacao_id: ref().notNull(),
    texto: text().notNull(),
    palavras: integer().notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
    gravada_em: instant().notNull(),
    /** The final mark, 0 to 1000, when the marking has ended (decision 120). */
    nota: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.tentativa_id] }),
    foreignKey({ columns: [t.escola_id, t.tentativa_id], foreignColumns: [tentativa.escola_id, tentativa.id] }),
    foreignKey({
      columns: [t.escola_id, t.proposta_redacao_id],
      foreignColumns: [proposta_redacao.escola_id, proposta_redacao.id],
    }),
    check('redacao_tamanho', sql`char_length(${t.texto}) <= 20000`),
    check('redacao_nota', sql`${t.nota} is null or ${t.nota} between 0 and 1000`),
  ],
);

export const redacao_versao = pgTable(
  'redacao_versao',
  {
    escola_id: escola_id(),
    tentativa_id: ref().notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
    texto: text().notNull(),
    gravada_em: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.tentativa_id, t.seq] }),
    foreignKey({ columns: [t.escola_id, t.tentativa_id], foreignColumns: [tentativa.escola_id, tentativa.id] }),
  ],
);
