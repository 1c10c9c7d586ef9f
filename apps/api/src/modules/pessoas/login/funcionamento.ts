/**
 * Checks besides credentials at every sign-in: maintenance of the service or of one school, and the block of a school
 * (decisions 13, 177).
 */
import { formatPrazo } from '@luneta/domain/data-hora';
import type { Db } from '../../../database/db.ts';
import { type EscolaEmManutencao, findManutencao, isBlocked, maintenanceSince } from '../../escola/index.ts';
import { tenant } from '../../../database/tenant.ts';
import { errors } from '../../../http/errors.ts';
import type { Pessoa } from './store.ts';

/** The first check of a sign-in. @throws 503 `manutencao` */
export async function assertServing(db: Db): Promise<void> {
  if (await maintenanceSince(db)) throw errors.maintenance();
}

/** What the school says, and when its students can sign in again where that is known. */
function textOf({ fuso_horario, manutencao }: EscolaEmManutencao): string {
  const { mensagem, ate } = manutencao ?? { mensagem: null, ate: null };
  const said = mensagem ?? 'Sua escola está em manutenção.';
  return ate === null ? said : `${said} Volta prevista: ${formatPrazo(ate.getTime(), fuso_horario)}.`;
}

/**
 * Runs only after correct credentials, so that guessing reveals nothing about the school. Its maintenance is for
 * students: its staff sign in, and can end it.
 *
 * @throws 503 `bloqueado`, or `manutencao` with the words of the school
 */
export async function assertEscolaServing(
  db: Db,
  { escola_id, perfil }: Pick<Pessoa, 'escola_id' | 'perfil'>,
  agora: Date,
): Promise<void> {
  const escola = tenant(db, escola_id);
  if (await isBlocked(escola)) throw errors.blocked();
  if (perfil !== 'aluno') return;
  const stands = await findManutencao(escola, agora);
  if (stands.manutencao !== null) throw errors.schoolMaintenance(textOf(stands));
}
