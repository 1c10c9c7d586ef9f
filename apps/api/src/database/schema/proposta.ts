/** Essay proposals with their motivating texts. */
import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';

import { escola_id, id, instant, ref, versao } from './columns.ts';
import { escola } from './escola.ts';

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
    /** First revision of the family. Null: this one. A used proposal is copied when it is edited (rule ROT-7). */
    raiz_id: ref(),
    revisao: integer().notNull().default(1),
    substituida_por: ref(),
    situacao: text().$type<'rascunho' | 'aprovada' | 'arquivada'>().notNull().default('aprovada'),
    autor_id: ref(),
    autor_nome: text(),
    ano: smallint(),
    fonte: text().notNull().default(''),
    atualizada_em: instant(),
    versao: versao(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id], foreignColumns: [escola.id] }),
    unique('proposta_redacao_codigo_revisao').on(t.escola_id, t.codigo, t.revisao),
    check('proposta_redacao_situacao', sql`${t.situacao} in ('rascunho','aprovada','arquivada')`),
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
