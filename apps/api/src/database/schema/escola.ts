/** The school and its parts: campuses, series, classes, cycles. */
import { sql } from 'drizzle-orm';
import {
  bigserial,
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

import { escola_id, id, instant, ref } from './columns.ts';

/** The tenant. It is the only table whose primary key is a single number. */
export const escola = pgTable('escola', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  nome: text().notNull(),
  /** IANA time zone in which the school reads its dates (decision 16). */
  fuso_horario: text().notNull().default('America/Sao_Paulo'),
  /** Read only through `school/configuracao.ts`. */
  configuracao: jsonb().notNull().default({}),
  /** When the school was blocked: its people cannot sign in (decision 13, reason `bloqueado`). */
  bloqueada_em: instant(),
  criada_em: instant().notNull(),
});

export const sede = pgTable('sede', { escola_id: escola_id(), id: id(), nome: text().notNull() }, (t) => [
  primaryKey({ columns: [t.escola_id, t.id] }),
  foreignKey({ columns: [t.escola_id], foreignColumns: [escola.id] }),
  unique('sede_nome').on(t.escola_id, t.nome),
]);

export const serie = pgTable(
  'serie',
  { escola_id: escola_id(), id: id(), nome: text().notNull(), nivel_ordem: smallint().notNull() },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id], foreignColumns: [escola.id] }),
    unique('serie_nome').on(t.escola_id, t.nome),
  ],
);

/** A class. Its `versao` decides which student experience its students get (decision 2). */
export const turma = pgTable(
  'turma',
  {
    escola_id: escola_id(),
    id: id(),
    sede_id: ref().notNull(),
    serie_id: ref().notNull(),
    codigo: text().notNull(),
    /** 1 Manhã, 2 Tarde, 3 Noite. Any other value is 'Não Informado'. */
    turno: smallint().notNull(),
    ano: integer().notNull(),
    versao: smallint().notNull(),
    /** False: exercises of version 1 cost no life (decision 129). */
    vidas_ativas: boolean().notNull().default(true),
    /** False: the paid skip of media is hidden (decision 132). */
    pular_ativo: boolean().notNull().default(true),
    /** Null while the defaults apply. */
    opcoes_alteradas_em: instant(),
    /** Full name of the person who changed the settings, who may belong to another school. */
    opcoes_alteradas_por: text(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id, t.sede_id], foreignColumns: [sede.escola_id, sede.id] }),
    foreignKey({ columns: [t.escola_id, t.serie_id], foreignColumns: [serie.escola_id, serie.id] }),
    unique('turma_codigo').on(t.escola_id, t.ano, t.codigo),
    check('turma_versao', sql`${t.versao} in (1, 2)`),
  ],
);

/** A study cycle of the year ('Ciclo 02'). */
export const ciclo = pgTable(
  'ciclo',
  { escola_id: escola_id(), id: id(), ano: integer().notNull(), numero_referencia: smallint().notNull() },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id], foreignColumns: [escola.id] }),
    unique('ciclo_numero').on(t.escola_id, t.ano, t.numero_referencia),
  ],
);
