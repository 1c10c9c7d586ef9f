/**
 * The grid of an in-class exam day: who was present and who entered it. The answers are a `tentativa` of origin 'papel'
 * with its `resposta` rows, so that results read one kind of attempt only. Absent students have no `tentativa`.
 */
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

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
