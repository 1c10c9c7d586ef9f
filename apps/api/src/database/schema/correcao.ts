/** Marks of essays: one row for each marker of an essay (decision 120). */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';

import { escola_id, instant, ref } from './columns.ts';
import { redacao } from './tentativa.ts';

/** One stored competence. */
export type CompetenciaGravada = { readonly numero: number; readonly nota: number; readonly comentario?: string };

/** One stored comment on a passage of the text. */
export type MarcaGravada = {
  readonly inicio: number;
  readonly fim: number;
  readonly competencia: number;
  readonly comentario: string;
};

export const correcao_redacao = pgTable(
  'correcao_redacao',
  {
    escola_id: escola_id(),
    /** It identifies the essay too: an attempt has at most one. */
    tentativa_id: ref().notNull(),
    /** 1 first marker, 2 second, 3 the one who decides. */
    papel: smallint().$type<1 | 2 | 3>().notNull(),
    /** An admin may belong to another school. */
    corretor_escola_id: ref().notNull(),
    corretor_id: ref().notNull(),
    competencias: jsonb().$type<readonly CompetenciaGravada[]>().notNull(),
    /** Comments on passages of the text. */
    marcas: jsonb().$type<readonly MarcaGravada[]>().notNull().default([]),
    motivo_zero: text(),
    comentario: text().notNull(),
    /** Sum of the five competences once finished. Null in a draft. */
    nota: integer(),
    concluida: boolean().notNull(),
    versao: integer().notNull(),
    gravada_em: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.tentativa_id, t.papel] }),
    foreignKey({ columns: [t.escola_id, t.tentativa_id], foreignColumns: [redacao.escola_id, redacao.tentativa_id] }),
    // Nobody marks the same essay twice.
    unique('correcao_redacao_corretor').on(t.escola_id, t.tentativa_id, t.corretor_escola_id, t.corretor_id),
    check('correcao_redacao_papel', sql`${t.papel} in (1, 2, 3)`),
    check('correcao_redacao_nota', sql`${t.nota} is null or ${t.nota} between 0 and 1000`),
    check('correcao_redacao_concluida', sql`${t.concluida} = (${t.nota} is not null) and ${t.versao} >= 1`),
  ],
);
