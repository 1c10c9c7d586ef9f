/** Subjects and the question bank: stems, options, keys, item parameters, images. Essay proposals are in `proposta.ts`. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

import { bytes, escola_id, id, instant, palavras, ref, versao } from './columns.ts';
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
    /** Offered to no new question. */
    arquivada_em: instant(),
    versao: versao(),
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
  {
    escola_id: escola_id(),
    id: id(),
    materia_id: ref().notNull(),
    serie_id: ref(),
    descricao: text().notNull(),
    /** Offered to no new question. */
    arquivada_em: instant(),
    versao: versao(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id, t.materia_id], foreignColumns: [materia.escola_id, materia.id] }),
    foreignKey({ columns: [t.escola_id, t.serie_id], foreignColumns: [serie.escola_id, serie.id] }),
    unique('objeto_conhecimento_descricao').on(t.escola_id, t.materia_id, t.serie_id, t.descricao).nullsNotDistinct(),
  ],
);

/** A passage that several questions share: it stands before the stem of each. */
export const texto_base = pgTable(
  'texto_base',
  {
    escola_id: escola_id(),
    id: id(),
    /** Name by which authors find it; no student sees it. */
    titulo: text().notNull(),
    /** Sanitised HTML. */
    conteudo: text().notNull(),
    fonte: text().notNull().default(''),
    arquivado_em: instant(),
    versao: versao(),
    busca: palavras('conteudo'),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id], foreignColumns: [escola.id] }),
    index('texto_base_busca').using('gin', t.busca),
  ],
);

/**
 * One revision of a question; its id is the `banco_questao_id` of the contract. HTML columns hold sanitised HTML only. Rows of
 * one question are its family: a used row is never edited, a change makes the next revision (rule BAN-3).
 */
export const questao = pgTable(
  'questao',
  {
    escola_id: escola_id(),
    id: id(),
    /** Stable code by which an import recognises its question. All revisions have it. */
    codigo: text().notNull(),
    /** First revision of the family. Null: this one. */
    raiz_id: ref(),
    revisao: integer().notNull().default(1),
    /** The revision after this one. Null: none. */
    substituida_por: ref(),
    /** Rows from before the review of questions are approved. */
    situacao: text().$type<'rascunho' | 'em_revisao' | 'aprovada' | 'arquivada'>().notNull().default('aprovada'),
    /** Person who wrote the revision; an admin may belong to another school. Null: no person did. */
    autor_id: ref(),
    autor_nome: text(),
    texto_base_id: ref(),
    /** The question in the other language that shares its place in an exam. */
    par_id: ref(),
    importacao_id: uuid(),
    /** SHA-256 in hexadecimal digits of what is asked, without marks and case: equal questions have it alike (rule BAN-7). */
    texto_hash: char({ length: 64 }),
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
    /** Why somebody chooses an option: sanitised HTML by letter, for those that have one. */
    motivos: jsonb().$type<Partial<Record<'A' | 'B' | 'C' | 'D' | 'E', string>>>().notNull().default({}),
    subjetiva: boolean().notNull().default(false),
    /** Points that a text question is worth in a new exam. Null: one. */
    pontuacao: numeric({ precision: 7, scale: 2, mode: 'number' }),
    /** How a text question is marked: sanitised HTML for those who mark. */
    orientacoes: text().notNull().default(''),
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
    versao: versao(),
    busca: palavras('enunciado'),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id, t.materia_id], foreignColumns: [materia.escola_id, materia.id] }),
    foreignKey({
      columns: [t.escola_id, t.objeto_conhecimento_id],
      foreignColumns: [objeto_conhecimento.escola_id, objeto_conhecimento.id],
    }),
    foreignKey({ columns: [t.escola_id, t.texto_base_id], foreignColumns: [texto_base.escola_id, texto_base.id] }),
    unique('questao_codigo_revisao').on(t.escola_id, t.codigo, t.revisao),
    index('questao_familia').on(t.escola_id, t.raiz_id),
    index('questao_codigo_escrito').on(t.escola_id, sql`lower(${t.codigo})`),
    index('questao_texto').on(t.escola_id, t.texto_hash),
    index('questao_importacao').on(t.escola_id, t.importacao_id),
    index('questao_objeto').on(t.escola_id, t.objeto_conhecimento_id),
    index('questao_passagem').on(t.escola_id, t.texto_base_id),
    index('questao_busca').using('gin', t.busca),
    check('questao_situacao', sql`${t.situacao} in ('rascunho','em_revisao','aprovada','arquivada')`),
    check('questao_revisao', sql`${t.revisao} >= 1`),
    check('questao_pontuacao', sql`${t.pontuacao} is null or ${t.pontuacao} > 0`),
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

/** A skill of a curriculum: BNCC, ENEM, SAEB or the school's own (rule BAN-6). */
export const habilidade = pgTable(
  'habilidade',
  {
    escola_id: escola_id(),
    id: id(),
    sistema: text().$type<'BNCC' | 'ENEM' | 'SAEB' | 'propria'>().notNull(),
    codigo: text().notNull(),
    descricao: text().notNull().default(''),
    area_conhecimento_id: ref(),
    arquivada_em: instant(),
    versao: versao(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id], foreignColumns: [escola.id] }),
    foreignKey({
      columns: [t.escola_id, t.area_conhecimento_id],
      foreignColumns: [area_conhecimento.escola_id, area_conhecimento.id],
    }),
    unique('habilidade_codigo').on(t.escola_id, t.sistema, t.codigo),
    check('habilidade_sistema', sql`${t.sistema} in ('BNCC','ENEM','SAEB','propria')`),
  ],
);

/** A skill that a question asks for. */
export const questao_habilidade = pgTable(
  'questao_habilidade',
  {
    escola_id: escola_id(),
    questao_id: ref().notNull(),
    habilidade_id: ref().notNull(),
    /** Place among the skills of the question; the first is the main one. */
    ordem: smallint().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.questao_id, t.habilidade_id] }),
    foreignKey({ columns: [t.escola_id, t.questao_id], foreignColumns: [questao.escola_id, questao.id] }),
    foreignKey({ columns: [t.escola_id, t.habilidade_id], foreignColumns: [habilidade.escola_id, habilidade.id] }),
    index('questao_habilidade_por_habilidade').on(t.escola_id, t.habilidade_id),
  ],
);

/** A word of the school's own by which authors find questions. */
export const etiqueta = pgTable(
  'etiqueta',
  { escola_id: escola_id(), id: id(), nome: text().notNull(), versao: versao() },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id], foreignColumns: [escola.id] }),
    unique('etiqueta_nome').on(t.escola_id, t.nome),
  ],
);

/** A tag of a family: all its revisions have it. */
export const questao_etiqueta = pgTable(
  'questao_etiqueta',
  {
    escola_id: escola_id(),
    /** First revision of the family. */
    raiz_id: ref().notNull(),
    etiqueta_id: ref().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.raiz_id, t.etiqueta_id] }),
    foreignKey({ columns: [t.escola_id, t.raiz_id], foreignColumns: [questao.escola_id, questao.id] }),
    foreignKey({ columns: [t.escola_id, t.etiqueta_id], foreignColumns: [etiqueta.escola_id, etiqueta.id] }),
    index('questao_etiqueta_por_etiqueta').on(t.escola_id, t.etiqueta_id),
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
    /** Pixels. Null: stored before they were read. */
    largura: integer(),
    altura: integer(),
    /** Length of `conteudo` in bytes. */
    tamanho: integer(),
    enviada_por: ref(),
    enviada_em: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.sha256] }),
    foreignKey({ columns: [t.escola_id], foreignColumns: [escola.id] }),
    check('midia_tipo', sql`${t.tipo} in ('image/png','image/jpeg','image/gif','image/webp')`),
  ],
);
