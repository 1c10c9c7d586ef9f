/** What stands before every sign-in besides credentials: maintenance, and the school's own block (decisions 13, 177). */
import type { Db } from '../../database/db.ts';
import { isBlocked, maintenanceSince } from '../../school/servico.ts';
import { tenant } from '../../database/tenant.ts';
import { errors } from '../../http/errors.ts';

/** The first thing a sign-in asks. @throws 503 `manutencao` */
export async function assertServing(db: Db): Promise<void> {
  if (await maintenanceSince(db)) throw errors.maintenance();
}

/** Only after correct credentials, so that nobody learns of it by guessing. @throws 503 `bloqueado` */
export async function assertEscolaServing(db: Db, escola_id: number): Promise<void> {
  if (await isBlocked(tenant(db, escola_id))) throw errors.blocked();
}
