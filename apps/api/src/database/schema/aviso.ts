/** Messages and questions of the service to people: notices, maintenance, the satisfaction survey. */
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

import { escola_id, id, instant, ref } from './columns.ts';
import { escola } from './escola.ts';
import { pessoa } from './pessoa.ts';

/** A notice of a school. `chave` is the stable id by which a device remembers that it was dismissed (decision 14). */
export const aviso = pgTable(
  'aviso',
  {
    escola_id: escola_id(),
    chave: text().notNull(),
    titulo: text().notNull(),
    texto: text().notNull(),
    inicio: instant().notNull(),
    fim: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.chave] }),
    foreignKey({ columns: [t.escola_id], foreignColumns: [escola.id] }),
    check('aviso_chave', sql`${t.chave} ~ '^[a-z0-9-]{1,60}$'`),
    check('aviso_intervalo', sql`${t.fim} > ${t.inicio}`),
  ],
);

/** The third global table. Its one row says whether the service is in maintenance, for every process (decision 177). */
export const servico = pgTable(
  'servico',
  { unico: boolean().primaryKey().default(true), manutencao_desde: instant() },
  (t) => [check('servico_unico', sql`${t.unico}`)],
);

/** An answer to the survey, or its postponement (`nota` is null). At most one in 90 days (decision 10). */
export const pesquisa_resposta = pgTable(
  'pesquisa_resposta',
  {
    escola_id: escola_id(),
    id: id(),
    pessoa_id: ref().notNull(),
    nota: smallint(),
    comentario: text(),
    criada_em: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.escola_id, t.id] }),
    foreignKey({ columns: [t.escola_id, t.pessoa_id], foreignColumns: [pessoa.escola_id, pessoa.id] }),
    index('pesquisa_resposta_pessoa').on(t.escola_id, t.pessoa_id),
    check('pesquisa_resposta_nota', sql`${t.nota} between 0 and 10`),
  ],
);
