/**
 * The grid of an in-class exam day: who was present and who entered it. The answers are a `tentativa` of origin 'papel'
 * with its `resposta` rows, so that results read one kind of attempt only. Absent students have no `tentativa`.
 */
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

import { turma_avaliacao_dia } from './avaliacao.ts';
import { escola_id, instant, ref } from './columns.ts';
import { turma_aluno } from './pessoa.ts';

export const grade_linha = pgTable(
  'grade_linha',
  {
    escola_id: escola_id(),
    turma_avaliacao_id: ref().notNull(),
    dia_prova: smallint().notNull(),
    turma_aluno_id: ref().notNull(),
    presente: boolean().notNull(),
    origem: text().$type<'grade' | 'csv'>().notNull(),
    /** Grows with each change of the row or of its answers. */
    versao: integer().notNull(),
    gravada_em: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.turma_avaliacao_id, t.dia_prova, t.turma_aluno_id] }),
    foreignKey({
      columns: [t.escola_id, t.turma_avaliacao_id, t.dia_prova],
      foreignColumns: [
        turma_avaliacao_dia.escola_id,
        turma_avaliacao_dia.turma_avaliacao_id,
        turma_avaliacao_dia.dia_prova,
      ],
    }),
    foreignKey({ columns: [t.escola_id, t.turma_aluno_id], foreignColumns: [turma_aluno.escola_id, turma_aluno.id] }),
    check('grade_linha_origem', sql`${t.origem} in ('grade','csv')`),
    check('grade_linha_versao', sql`${t.versao} >= 1`),
  ],
);

/**
 * The second answer of a student to one day of a hybrid exam, kept apart from the attempt (rule MON-4). The attempt holds one
 * answer, this row the other; the calculation exchanges them when the one that counts is here. An essay stays with the attempt.
 */
export const segunda_resposta = pgTable(
  'segunda_resposta',
  {
    escola_id: escola_id(),
    turma_avaliacao_id: ref().notNull(),
    dia_prova: smallint().notNull(),
    turma_aluno_id: ref().notNull(),
    /** Where the answer in this row was given. */
    origem: text().$type<'online' | 'papel'>().notNull(),
    /** Language, options, texts and marks (`segunda-conteudo.ts`). */
    conteudo: jsonb().notNull(),
    /** The answer that counts: what came first, until staff choose. */
    vale: text().$type<'online' | 'papel'>().notNull(),
    escolhida_em: instant(),
    guardada_em: instant().notNull(),
  },
  (t) => [
    primaryKey({
      name: 'segunda_resposta_pk',
      columns: [t.escola_id, t.turma_avaliacao_id, t.dia_prova, t.turma_aluno_id],
    }),
    foreignKey({
      columns: [t.escola_id, t.turma_avaliacao_id, t.dia_prova],
      foreignColumns: [
        turma_avaliacao_dia.escola_id,
        turma_avaliacao_dia.turma_avaliacao_id,
        turma_avaliacao_dia.dia_prova,
      ],
    }),
    foreignKey({ columns: [t.escola_id, t.turma_aluno_id], foreignColumns: [turma_aluno.escola_id, turma_aluno.id] }),
    check('segunda_resposta_origem', sql`${t.origem} in ('online','papel') and ${t.vale} in ('online','papel')`),
  ],
);
