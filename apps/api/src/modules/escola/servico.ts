/**
 * Whether the service or one school accepts no sign-ins (decisions 13 and 177). Running sessions continue through
 * maintenance, so that no exam loses an answer.
 */
import type { Db } from '../../database/db.ts';
import { run, statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';

const LIGAR = statement<{ agora: Date }, { manutencao_desde: Date }>(
  'manutencao_ligar',
  `insert into servico as s (unico, manutencao_desde) values (true, :agora)
   on conflict (unico) do update set manutencao_desde = coalesce(s.manutencao_desde, excluded.manutencao_desde)
   returning manutencao_desde`,
  'global',
);
const DESLIGAR = statement<Record<string, never>, never>(
  'manutencao_desligar',
  'update servico set manutencao_desde = null',
  'global',
);
const DESDE = statement<Record<string, never>, { manutencao_desde: Date | null }>(
  'manutencao_desde',
  'select manutencao_desde from servico',
  'global',
);
const BLOQUEADA = statement<{ escola_id: number }, { bloqueada: boolean }>(
  'escola_bloqueada',
  'select bloqueada_em is not null as bloqueada from escola where id = :escola_id',
);
const BLOQUEAR = statement<{ escola_id: number; agora: Date }, never>(
  'escola_bloquear',
  'update escola set bloqueada_em = coalesce(bloqueada_em, :agora) where id = :escola_id',
);
const DESBLOQUEAR = statement<{ escola_id: number }, never>(
  'escola_desbloquear',
  'update escola set bloqueada_em = null where id = :escola_id',
);
const ENCERRAR_TODAS = statement<{ escola_id: number; agora: Date }, { id: string }>(
  'sessao_encerrar_escola',
  'update sessao set encerrada_em = :agora where escola_id = :escola_id and encerrada_em is null returning id',
);

/** When maintenance began. Null when it is off. */
export async function maintenanceSince(db: Db): Promise<Date | null> {
  const [row] = await run(db, DESDE, {});
  return row?.manutencao_desde ?? null;
}

/** Switches maintenance on for every process. Switching it on again keeps the first instant. */
export async function setMaintenance(db: Db, on: boolean, agora: Date): Promise<void> {
  if (on) await run(db, LIGAR, { agora });
  else await run(db, DESLIGAR, {});
}

export async function isBlocked(escola: Tenant): Promise<boolean> {
  const [row] = await escola.run(BLOQUEADA, {});
  return row?.bloqueada === true;
}

/** Blocks the school and ends every session of its people. Returns how many sessions ended. */
export function blockEscola(escola: Tenant, agora: Date): Promise<number> {
  return escola.transaction(async (tx) => {
    await tx.run(BLOQUEAR, { agora });
    return (await tx.run(ENCERRAR_TODAS, { agora })).length;
  });
}

/** Lets the people of the school sign in again. Their old sessions stay ended. */
export async function unblockEscola(escola: Tenant): Promise<void> {
  await escola.run(DESBLOQUEAR, {});
}
