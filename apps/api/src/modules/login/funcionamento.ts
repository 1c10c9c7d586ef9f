/** Checks besides credentials at every sign-in: maintenance, and the block of a school (decisions 13, 177). */
import type { Db } from '../../database/db.ts';
import { isBlocked, maintenanceSince } from '../../school/servico.ts';
import { tenant } from '../../database/tenant.ts';
import { errors } from '../../http/errors.ts';

/** The first check of a sign-in. @throws 503 `manutencao` */
export async function assertServing(db: Db): Promise<void> {
  if (await maintenanceSince(db)) throw errors.maintenance();
}

/** Runs only after correct credentials, so that guessing reveals nothing about the block. @throws 503 `bloqueado` */
export async function assertEscolaServing(db: Db, escola_id: number): Promise<void> {
  if (await isBlocked(tenant(db, escola_id))) throw errors.blocked();
}
