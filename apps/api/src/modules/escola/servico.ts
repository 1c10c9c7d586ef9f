/**
 * Whether the service or one school accepts no sign-ins (decisions 13 and 177). Running sessions continue through
 * maintenance, so that no exam loses an answer.
 */
import type { Db } from '../../database/db.ts';
import { run, statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';

const START_MANUTENCAO = statement<{ agora: Date }, { manutencao_desde: Date }>(
  'enable_manutencao',
  `insert into servico as s (unico, manutencao_desde) values (true, :agora)
   on conflict (unico) do update set manutencao_desde = coalesce(s.manutencao_desde, excluded.manutencao_desde)
   returning manutencao_desde`,
  'global',
);
const DESLIGAR = statement<Record<string, never>, never>(
  'disable_manutencao',
  'update servico set manutencao_desde = null',
  'global',
);
const DESDE = statement<Record<string, never>, { manutencao_desde: Date | null }>(
  'find_manutencao',
  'select manutencao_desde from servico',
  'global',
);
const BLOQUEADA = statement<{ escola_id: number }, { bloqueada: boolean }>(
  'find_escola_bloqueada',
  'select bloqueada_em is not null as bloqueada from escola where id = :escola_id',
);
const BLOQUEAR = statement<{ escola_id: number; agora: Date }, never>(
  'block_escola',
  'update escola set bloqueada_em = coalesce(bloqueada_em, :agora) where id = :escola_id',
);
const DESBLOQUEAR = statement<{ escola_id: number }, never>(
  'unblock_escola',
  'update escola set bloqueada_em = null where id = :escola_id',
);
/** When maintenance began. Null when it is off. */
export async function maintenanceSince(db: Db): Promise<Date | null> {
  const [row] = await run(db, DESDE, {});
  return row?.manutencao_desde ?? null;
}

/** Switches maintenance on for every process. Switching it on again keeps the first instant. */
export async function setMaintenance(db: Db, on: boolean, agora: Date): Promise<void> {
  if (on) await run(db, START_MANUTENCAO, { agora });
  else await run(db, DESLIGAR, {});
}

export async function isBlocked(escola: Tenant): Promise<boolean> {
  const [row] = await escola.run(BLOQUEADA, {});
  return row?.bloqueada === true;
}

/** Marks the school as blocked. Its people are signed out by `blockEscola` of people. */
export async function setBlocked(escola: Tenant, agora: Date): Promise<void> {
  await escola.run(BLOQUEAR, { agora });
}

/** Lets the people of the school sign in again. Their old sessions stay ended. */
export async function unblockEscola(escola: Tenant): Promise<void> {
  await escola.run(DESBLOQUEAR, {});
}
