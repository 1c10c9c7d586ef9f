/** The school and its parts: campuses, series, classes, cycles. */
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  date,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { escola_id, id, id_externo, instant, ref, versao } from './columns.ts';

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

/** A campus. It is archived, never deleted (rule ESC-4). */
export const sede = pgTable(
  'sede',
  {
    escola_id: escola_id(),
    id: id(),
    nome: text().notNull(),
    /** Number of the campus in INEP's school census. */
    codigo_inep: text(),
    id_externo: id_externo(),
    arquivada_em: instant(),
    versao: versao(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id], foreignColumns: [escola.id] }),
    unique('sede_nome').on(t.escola_id, t.nome),
    unique('sede_externo').on(t.escola_id, t.id_externo),
    check('sede_inep', sql`${t.codigo_inep} ~ '^[0-9]{8}$'`),
  ],
);

export const serie = pgTable(
  'serie',
  {
    escola_id: escola_id(),
    id: id(),
    nome: text().notNull(),
    nivel_ordem: smallint().notNull(),
    etapa: text().$type<'fundamental_1' | 'fundamental_2' | 'medio' | 'outra'>().notNull().default('outra'),
    id_externo: id_externo(),
    arquivada_em: instant(),
    versao: versao(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id], foreignColumns: [escola.id] }),
    unique('serie_nome').on(t.escola_id, t.nome),
    unique('serie_externo').on(t.escola_id, t.id_externo),
    check('serie_etapa', sql`${t.etapa} in ('fundamental_1','fundamental_2','medio','outra')`),
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
    /** 1 Manhã, 2 Tarde, 3 Noite, 4 Integral. Screens of students say 'Não Informado' for any other than the first three. */
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
    id_externo: id_externo(),
    arquivada_em: instant(),
    /** Number of the last change of the class. `versao` is its student experience. */
    versao_registro: versao(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id, t.sede_id], foreignColumns: [sede.escola_id, sede.id] }),
    foreignKey({ columns: [t.escola_id, t.serie_id], foreignColumns: [serie.escola_id, serie.id] }),
    unique('turma_codigo').on(t.escola_id, t.ano, t.codigo),
    unique('turma_externo').on(t.escola_id, t.id_externo),
    check('turma_versao', sql`${t.versao} in (1, 2)`),
  ],
);

/** A school year. At most one of a school is active (rule ESC-1). */
export const ano_letivo = pgTable(
  'ano_letivo',
  {
    escola_id: escola_id(),
    ano: integer().notNull(),
    inicio: date({ mode: 'string' }).notNull(),
    fim: date({ mode: 'string' }).notNull(),
    situacao: text().$type<'planejado' | 'ativo' | 'encerrado'>().notNull(),
    versao: versao(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.ano] }),
    foreignKey({ columns: [t.escola_id], foreignColumns: [escola.id] }),
    uniqueIndex('ano_letivo_ativo')
      .on(t.escola_id)
      .where(sql`${t.situacao} = 'ativo'`),
    check('ano_letivo_situacao', sql`${t.situacao} in ('planejado','ativo','encerrado')`),
    check('ano_letivo_datas', sql`${t.inicio} <= ${t.fim}`),
  ],
);

/** A study cycle of the year ('Ciclo 02'). Its days are known once the school has set them. */
export const ciclo = pgTable(
  'ciclo',
  {
    escola_id: escola_id(),
    id: id(),
    ano: integer().notNull(),
    numero_referencia: smallint().notNull(),
    inicio: date({ mode: 'string' }),
    fim: date({ mode: 'string' }),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id], foreignColumns: [escola.id] }),
    unique('ciclo_numero').on(t.escola_id, t.ano, t.numero_referencia),
    check('ciclo_datas', sql`(${t.inicio} is null) = (${t.fim} is null) and ${t.inicio} <= ${t.fim}`),
  ],
);
