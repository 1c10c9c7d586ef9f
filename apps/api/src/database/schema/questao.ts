/** Subjects and the question bank: stems, options, keys, item parameters, images, essay proposals. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  doublePrecision,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';

import { bytes, escola_id, id, instant, ref } from './columns.ts';
import { escola, serie } from './escola.ts';

export const area_conhecimento = pgTable(
  'area_conhecimento',
  {
    escola_id: escola_id(),
    id: id(),
    /** LC, CH, CN or MT for the areas of ENEM. Other codes have no TRI scale. */
    codigo: text().notNull(),
    nome: text().notNull(),
    nome_curto: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id], foreignColumns: [escola.id] }),
    unique('area_conhecimento_codigo').on(t.escola_id, t.codigo),
  ],
);

export const materia = pgTable(
  'materia',
  {
    escola_id: escola_id(),
    id: id(),
    area_conhecimento_id: ref().notNull(),
    nome: text().notNull(),
    /** Left out of answer-key navigation (decision 118). */
    fora_do_gabarito: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({
      columns: [t.escola_id, t.area_conhecimento_id],
      foreignColumns: [area_conhecimento.escola_id, area_conhecimento.id],
    }),
    unique('materia_nome').on(t.escola_id, t.nome),
  ],
);

/** A topic of one subject in one series. */
export const objeto_conhecimento = pgTable(
  'objeto_conhecimento',
  { escola_id: escola_id(), id: id(), materia_id: ref().notNull(), serie_id: ref(), descricao: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id, t.materia_id], foreignColumns: [materia.escola_id, materia.id] }),
    foreignKey({ columns: [t.escola_id, t.serie_id], foreignColumns: [serie.escola_id, serie.id] }),
    unique('objeto_conhecimento_descricao').on(t.escola_id, t.materia_id, t.serie_id, t.descricao).nullsNotDistinct(),
  ],
);

/** A question; its id is the `banco_questao_id` of the contract. HTML columns hold sanitised HTML only. */
export const questao = pgTable(
  'questao',
  {
    escola_id: escola_id(),
    id: id(),
    /** Stable code by which an import recognises its question. */
    codigo: text().notNull(),
    materia_id: ref().notNull(),
    objeto_conhecimento_id: ref(),
    capitulo: smallint(),
    habilidade: text(),
    enunciado: text().notNull(),
    opcao_a: text().notNull().default(''),
    opcao_b: text().notNull().default(''),
    opcao_c: text().notNull().default(''),
    opcao_d: text().notNull().default(''),
    opcao_e: text(),
    /** 'A' to 'E'. Null for a subjective question, or for an annulled one without a key. */
    gabarito: char({ length: 1 }),
    comentario: text().notNull().default(''),
    subjetiva: boolean().notNull().default(false),
    /** 1 Inglês, 2 Espanhol. Null for a question for everybody. */
    lingua_estrangeira: smallint(),
    /** Difficulty set by the author: facil, medio or dificil. Null when unknown. */
    dificuldade: text(),
    tri_a: doublePrecision(),
    tri_b: doublePrecision(),
    tri_c: doublePrecision(),
    /** Source of the parameters: 'INEP', 'arquivo da escola' or 'demonstração' (decision 187). */
    tri_origem: text(),
    origem: text().notNull(),
    atualizada_em: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id, t.materia_id], foreignColumns: [materia.escola_id, materia.id] }),
    foreignKey({
      columns: [t.escola_id, t.objeto_conhecimento_id],
      foreignColumns: [objeto_conhecimento.escola_id, objeto_conhecimento.id],
    }),
    unique('questao_codigo').on(t.escola_id, t.codigo),
    check('questao_gabarito', sql`${t.gabarito} is null or ${t.gabarito} in ('A','B','C','D','E')`),
    check('questao_lingua', sql`${t.lingua_estrangeira} is null or ${t.lingua_estrangeira} in (1, 2)`),
    check('questao_dificuldade', sql`${t.dificuldade} is null or ${t.dificuldade} in ('facil','medio','dificil')`),
    check(
      'questao_tri_completa',
      sql`(${t.tri_a} is null) = (${t.tri_b} is null) and (${t.tri_b} is null) = (${t.tri_c} is null) and (${t.tri_a} is null) = (${t.tri_origem} is null)`,
    ),
    check('questao_tri_faixa', sql`${t.tri_a} is null or (${t.tri_a} > 0 and ${t.tri_c} >= 0 and ${t.tri_c} < 1)`),
  ],
);

/** An image of a question. Its address is the hash of its content. */
export const midia = pgTable(
  'midia',
  {
    escola_id: escola_id(),
    /** Lower-case hexadecimal SHA-256 of `conteudo`. */
    sha256: char({ length: 64 }).notNull(),
    tipo: text().notNull(),
    conteudo: bytes().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.sha256] }),
    foreignKey({ columns: [t.escola_id], foreignColumns: [escola.id] }),
    check('midia_tipo', sql`${t.tipo} in ('image/png','image/jpeg','image/gif','image/webp')`),
  ],
);

export const proposta_redacao = pgTable(
  'proposta_redacao',
  {
    escola_id: escola_id(),
    id: id(),
    codigo: text().notNull(),
    titulo: text().notNull(),
    descricao: text().notNull(),
    genero_textual_nome: text().notNull(),
    min_linhas: integer().notNull().default(8),
    max_linhas: integer().notNull().default(30),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id], foreignColumns: [escola.id] }),
    unique('proposta_redacao_codigo').on(t.escola_id, t.codigo),
  ],
);

export const texto_motivacional = pgTable(
  'texto_motivacional',
  {
    escola_id: escola_id(),
    proposta_redacao_id: ref().notNull(),
    ordem: smallint().notNull(),
    conteudo: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.proposta_redacao_id, t.ordem] }),
    foreignKey({
      columns: [t.escola_id, t.proposta_redacao_id],
      foreignColumns: [proposta_redacao.escola_id, proposta_redacao.id],
    }),
  ],
);
