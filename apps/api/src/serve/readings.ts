/** Values read when metrics are requested: connections, queued password hashes, work that is due. */
import type { BatchLoad } from '../database/batch.ts';
import type { Pool } from '../database/db.ts';
import { run, statement } from '../database/statement.ts';
import type { Metrics } from '../http/metrics.ts';
import { respostasLoad } from '../modules/central_avaliacoes/index.ts';
import { filaDeSenhas } from '../modules/login/index.ts';
import { sessoesLoad } from '../school/sessao-store.ts';
import type { Keeper } from '../school/sessoes-kept.ts';

type Count = { quantos: number };

/** Recovery messages that are due. */
const MENSAGENS = statement<{ agora: Date }, Count>(
  'metricas_mensagens',
  'select count(*) as quantos from recuperacao_email where enviada_em is null and enviar_apos <= :agora',
  'global',
);
/** Attempts that the job should have closed by now: deadline, tolerance and one run later. */
const TENTATIVAS = statement<{ antes: Date }, Count>(
  'metricas_tentativas',
  'select count(*) as quantos from tentativa where encerrada_em is null and prazo_em < :antes',
  'global',
);
/** When PostgreSQL started, in seconds since 1970. */
const INICIO = statement<Record<string, never>, { inicio: number }>(
  'metricas_inicio_do_banco',
  'select extract(epoch from pg_postmaster_start_time())::float8 as inicio',
  'global',
);
const CLOSED_WITHIN_MS = 5 * 60_000;

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
  const of = async (rows: Promise<Count[]>) => (await rows)[0]?.quantos ?? 0;
  const { add } = metrics;
  add({ name: 'luneta_pool_open', help: 'Connections to PostgreSQL.', read: () => pool.load().open });
  add({ name: 'luneta_pool_idle', help: 'Idle connections to PostgreSQL.', read: () => pool.load().idle });
  add({ name: 'luneta_pool_waiting', help: 'Requests that wait for a connection.', read: () => pool.load().waiting });
  add({
    name: 'luneta_database_start_seconds',
    help: 'Start of PostgreSQL, in seconds since 1970.',
    read: async () => (await run(pool.db, INICIO, {}))[0]?.inicio ?? Number.NaN,
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
    read: () => of(run(pool.db, MENSAGENS, { agora: agora() })),
  });
  add({
    name: 'luneta_attempts_overdue',
    help: 'Attempts still open five minutes after their deadline.',
    read: () => of(run(pool.db, TENTATIVAS, { antes: new Date(agora().getTime() - CLOSED_WITHIN_MS) })),
  });
}
