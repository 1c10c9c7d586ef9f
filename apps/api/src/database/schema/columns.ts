/**
 * Columns that every table shares. It knows the rule for keys (tenant first, numeric ids unique across schools) and no
 * single table.
 */
import { sql } from 'drizzle-orm';
import { bigint, bigserial, customType, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** The tenant: first column of every primary, unique and foreign key in the tables of a school. */
export const escola_id = () => bigint({ mode: 'number' }).notNull();

/** A numeric id, unique across schools: one sequence per table serves every tenant. */
export const id = () => bigserial({ mode: 'number' }).notNull();

/** A reference to a numeric id of another table of the same school. */
export const ref = () => bigint({ mode: 'number' });

/** Key of a row in the system from which the school imports. Unique per school and table. */
export const id_externo = () => text();

/** Number of the last change, from 1. A write that names another number is refused (409 `versao_diferente`). */
export const versao = () => integer().notNull().default(1);

/** An instant, stored with its offset (decision 16). The server's clock sets it, never SQL's now(). */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** The bytes of a file. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Marks inside a word, then every other mark, then entities, become nothing or a space. */
const shown = (html: string) =>
  `regexp_replace(regexp_replace(regexp_replace(${html}, '</?(b|strong|em|i|u|s|small|mark|sub|sup|span)( [^>]*)?>', '', 'g'), '<[^>]*>', ' ', 'g'), '&(lt|gt|quot|amp|nbsp);', ' ', 'g')`;

/**
 * Words of a column with clean HTML, to be found as one types them: without accents, in lower case, split at every sign
 * (`readPalavras` of the question bank does the same to what is typed). PostgreSQL keeps it up to date.
 */
export const palavras = (html: string) =>
  tsvector().generatedAlwaysAs(
    sql.raw(
      `to_tsvector('simple', regexp_replace(lower(regexp_replace(normalize(${shown(html)}, NFD), '[\\u0300-\\u036F]', '', 'g')), '[^a-z0-9\\u00AA-\\uFFFF]+', ' ', 'g'))`,
    ),
  );
