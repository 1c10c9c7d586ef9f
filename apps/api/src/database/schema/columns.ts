/**
 * Columns that every table shares. It knows the rule for keys (tenant first, numeric ids unique across schools) and no
 * single table.
 */
import { bigint, bigserial, timestamp } from 'drizzle-orm/pg-core';

/** The tenant: first column of every primary, unique and foreign key in the tables of a school. */
export const escola_id = () => bigint({ mode: 'number' }).notNull();

/** A numeric id, unique across schools: one sequence per table serves every tenant. */
export const id = () => bigserial({ mode: 'number' }).notNull();

/** A reference to a numeric id of another table of the same school. */
export const ref = () => bigint({ mode: 'number' });

/** An instant, stored with its offset (decision 16). The server's clock sets it, never SQL's now(). */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });
