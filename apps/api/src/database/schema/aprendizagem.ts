/** What a student answers about the learning levels. The levels are computed and never stored. */
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';

import { escola_id, instant, ref } from './columns.ts';
import { turma_aluno } from './pessoa.ts';
import { materia } from './questao.ts';

/** The student's agreement with the level of a chapter in a cycle. Null: it was given and withdrawn (decision 184). */
export const aprendizagem_concordancia = pgTable(
  'aprendizagem_concordancia',
  {
    escola_id: escola_id(),
    turma_aluno_id: ref().notNull(),
    materia_id: ref().notNull(),
    /** `numero_referencia` of the cycle, in the year of the class. */
    ciclo: smallint().notNull(),
    /** 0 where items have no chapter. */
    capitulo_numero: smallint().notNull(),
    concorda: boolean(),
    gravada_em: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.turma_aluno_id, t.materia_id, t.ciclo, t.capitulo_numero] }),
    foreignKey({ columns: [t.escola_id, t.turma_aluno_id], foreignColumns: [turma_aluno.escola_id, turma_aluno.id] }),
    foreignKey({ columns: [t.escola_id, t.materia_id], foreignColumns: [materia.escola_id, materia.id] }),
    check(
      'aprendizagem_concordancia_faixa',
      sql`${t.ciclo} between 1 and 99 and ${t.capitulo_numero} between 0 and 999`,
    ),
  ],
);
