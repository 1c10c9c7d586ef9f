/**
 * Extensions of time granted by staff, and the windows of single students that they moved. Windows of classes are
 * changed in place.
 */
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

import { turma_avaliacao_dia } from './avaliacao.ts';
import { escola_id, id, instant, ref } from './columns.ts';
import { escola } from './escola.ts';
import { turma_aluno } from './pessoa.ts';

/** One act. `pedido_id` comes from the client, and each counts once (decision 169). The audit holds its reason and author. */
export const prorrogacao = pgTable(
  'prorrogacao',
  {
    escola_id: escola_id(),
    id: id(),
    pedido_id: uuid().notNull(),
    escopo: text().$type<'aluno' | 'turma' | 'escola'>().notNull(),
    minutos: integer().notNull(),
    /** The answer to the call: what was moved. */
    qtde_alunos: integer().notNull().default(0),
    qtde_provas: integer().notNull().default(0),
    qtde_roteiros: integer().notNull().default(0),
    gabarito_liberado_em: instant(),
    criada_em: instant().notNull(),
    /** What was moved, by ids, so that it can be taken back (decision 210). Read only through `prorrogacao/efeito.ts`. */
    efeito: jsonb().notNull().default({}),
    desfeita_em: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id], foreignColumns: [escola.id] }),
    unique('prorrogacao_pedido').on(t.escola_id, t.pedido_id),
    check('prorrogacao_escopo', sql`${t.escopo} in ('aluno','turma','escola')`),
    check('prorrogacao_minutos', sql`${t.minutos} between 1 and 10080`),
  ],
);

/** How much longer than the class one student may take a day, whether it has started or not. */
export const janela_aluno = pgTable(
  'janela_aluno',
  {
    escola_id: escola_id(),
    turma_avaliacao_id: ref().notNull(),
    dia_prova: smallint().notNull(),
    turma_aluno_id: ref().notNull(),
    acrescimo_segundos: integer().notNull(),
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
    check('janela_aluno_acrescimo', sql`${t.acrescimo_segundos} > 0`),
  ],
);

/** What one student has tried at the door of a day that asks for a code, and who let this student in (rule MON-7). */
export const entrada_aluno = pgTable(
  'entrada_aluno',
  {
    escola_id: escola_id(),
    turma_avaliacao_id: ref().notNull(),
    dia_prova: smallint().notNull(),
    turma_aluno_id: ref().notNull(),
    /** Wrong codes so far. */
    erradas: smallint().notNull().default(0),
    admitido_em: instant(),
    /** An admin may belong to another school. */
    admitido_por: ref(),
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
    check('entrada_aluno_erradas', sql`${t.erradas} >= 0`),
  ],
);
