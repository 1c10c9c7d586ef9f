/** Values read when metrics are requested: connections, queued password hashes, work that is due. */
import type { BatchLoad } from '../database/batch.ts';
import type { Pool } from '../database/db.ts';
import type { Metrics } from '../http/metrics.ts';
import { countOverdueTentativas, respostasLoad } from '../modules/provas/index.ts';
import { countOverdueMessages, filaDeSenhas, type Keeper, sessoesLoad } from '../modules/pessoas/index.ts';
import { startedAt } from '../database/started-at.ts';

/** How many wait, and how many share a statement: items by statements is the mean size of a batch. */
function addBatch({ add }: Metrics, name: string, items: string, load: () => BatchLoad): void {
  add({ name: `luneta_${name}_waiting`, help: `${items} that wait for a statement.`, read: () => load().waiting });
  add({
    name: `luneta_${name}_statements_total`,
    help: `Statements for ${items.toLowerCase()}.`,
    kind: 'counter',
    read: () => load().sends,
  });
  add({
    name: `luneta_${name}_items_total`,
    help: `${items} in them.`,
    kind: 'counter',
    read: () => load().items,
  });
}

export type Sources = { readonly pool: Pool; readonly kept: Keeper; readonly agora: () => Date };

export function addReadings(metrics: Metrics, { pool, kept, agora }: Sources): void {
  const { add } = metrics;
  add({ name: 'luneta_pool_open', help: 'Connections to PostgreSQL.', read: () => pool.load().open });
  add({ name: 'luneta_pool_idle', help: 'Idle connections to PostgreSQL.', read: () => pool.load().idle });
  add({ name: 'luneta_pool_waiting', help: 'Requests that wait for a connection.', read: () => pool.load().waiting });
  add({
    name: 'luneta_database_start_seconds',
    help: 'Start of PostgreSQL, in seconds since 1970.',
    read: () => startedAt(pool.db),
  });
  addBatch(metrics, 'saves', 'Answers', () => respostasLoad(pool.db));
  addBatch(metrics, 'sessions', 'Session checks', () => sessoesLoad(pool.db));
  add({ name: 'luneta_sessions_kept', help: 'Sessions kept in memory.', read: () => kept.load().kept });
  add({
    name: 'luneta_sessions_found_total',
    help: 'Requests whose session was kept and proved fresh.',
    kind: 'counter',
    read: () => kept.load().found,
  });
  add({ name: 'luneta_hash_running', help: 'Passwords being checked.', read: filaDeSenhas.running });
  add({ name: 'luneta_hash_waiting', help: 'Password checks that wait.', read: filaDeSenhas.waiting });
  add({
    name: 'luneta_hash_refused_total',
    help: 'Password checks refused because the queue was full.',
    kind: 'counter',
    read: filaDeSenhas.refused,
  });
  add({
    name: 'luneta_mail_overdue',
    help: 'Recovery messages that are overdue.',
    read: () => countOverdueMessages(pool.db, agora()),
  });
  add({
    name: 'luneta_attempts_overdue',
    help: 'Attempts still open five minutes after their deadline.',
    read: () => countOverdueTentativas(pool.db, agora()),
  });
}
