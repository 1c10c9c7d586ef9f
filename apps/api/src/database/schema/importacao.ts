/** What a file brings: the file, what its lines would do, and what they did. */
import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { bytes, escola_id, instant, ref, versao } from './columns.ts';
import { escola } from './escola.ts';

export const importacao = pgTable(
  'importacao',
  {
    escola_id: escola_id(),
    id: uuid().notNull(),
    tipo: text()
      .$type<'alunos' | 'equipe' | 'turmas' | 'pessoas' | 'questoes' | 'parametros_tri' | 'virada' | 'respostas'>()
      .notNull(),
    formato: text().$type<'csv' | 'xlsx' | 'oneroster' | 'zip' | 'moodle_xml' | 'gift' | 'qti' | 'enem'>().notNull(),
    situacao: text()
      .$type<
        | 'recebida'
        | 'analisando'
        | 'pronta'
        | 'aplicando'
        | 'aplicada'
        | 'desfazendo'
        | 'desfeita'
        | 'recusada'
        | 'falhou'
      >()
      .notNull(),
    nome_arquivo: text().notNull(),
    /** Of the bytes, in hexadecimal digits. */
    sha256: text().notNull(),
    /** Gone after 30 days. */
    bytes: bytes(),
    tamanho: integer().notNull(),
    /** How the text was read, such as 'utf-8'. */
    codificacao: text(),
    colunas: jsonb().notNull().default([]),
    mapeamento: jsonb().notNull().default({}),
    opcoes: jsonb().notNull().default({}),
    resumo: jsonb().notNull().default({}),
    /** Code of what refused the whole file or stopped the work. */
    erro: text(),
    criada_por: ref().notNull(),
    /** Full name at that time: who made it may belong to another school. */
    criada_por_nome: text().notNull(),
    criada_em: instant().notNull(),
    analisada_em: instant(),
    aplicada_em: instant(),
    desfeita_em: instant(),
    versao: versao(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id], foreignColumns: [escola.id] }),
    index('importacao_recente').on(t.escola_id, t.criada_em),
    check(
      'importacao_tipo',
      sql`${t.tipo} in ('alunos','equipe','turmas','pessoas','questoes','parametros_tri','virada','respostas')`,
    ),
    check('importacao_formato', sql`${t.formato} in ('csv','xlsx','oneroster','zip','moodle_xml','gift','qti','enem')`),
    check(
      'importacao_situacao',
      sql`${t.situacao} in ('recebida','analisando','pronta','aplicando','aplicada','desfazendo','desfeita','recusada','falhou')`,
    ),
    check('importacao_sha256', sql`${t.sha256} ~ '^[0-9a-f]{64}$'`),
  ],
);

/** One line of a file. What it held goes after 30 days; what it did stays. */
export const importacao_linha = pgTable(
  'importacao_linha',
  {
    escola_id: escola_id(),
    importacao_id: uuid().notNull(),
    /** Place in the plan, from 1; a file of several tables has one order. */
    ordem: integer().notNull(),
    /** Table of the line, as its file names it; empty: the file is one table. */
    arquivo: text().notNull().default(''),
    /** Number of the line in the file, from 1, the heading included. */
    linha: integer().notNull(),
    acao: text()
      .$type<
        | 'criar'
        | 'atualizar'
        | 'igual'
        | 'mover'
        | 'inativar'
        | 'reativar'
        | 'nova_revisao'
        | 'duplicada'
        | 'erro'
        | 'ignorada'
      >()
      .notNull(),
    alvo_tipo: text().notNull(),
    alvo_id: bigint({ mode: 'number' }),
    valores: jsonb().notNull().default({}),
    antes: jsonb(),
    problemas: jsonb().notNull().default([]),
    /** Null: not applied yet. */
    aplicada_em: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.importacao_id, t.ordem] }),
    foreignKey({
      columns: [t.escola_id, t.importacao_id],
      foreignColumns: [importacao.escola_id, importacao.id],
    }),
    index('importacao_linha_acao').on(t.escola_id, t.importacao_id, t.acao, t.ordem),
    check(
      'importacao_linha_acao_nome',
      sql`${t.acao} in ('criar','atualizar','igual','mover','inativar','reativar','nova_revisao','duplicada','erro','ignorada')`,
    ),
  ],
);
