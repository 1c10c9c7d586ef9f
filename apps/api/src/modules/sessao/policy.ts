/** How long a view and a code last, which mode a profile may choose, and where a session may go on. */
import type { Deployment } from '@luneta/domain/destino';
import { modosOf, type Modo } from '@luneta/domain/perfil';

import { isView, type Sessao } from '../../http/sessao.ts';
import { sessaoErrors } from './errors.ts';

/** A student's view ends after an hour, whatever happens (security D11). */
export const VIEW_SECONDS = 3_600;
/** A code is taken to the other app at once or not at all (decision 36a). */
export const CODE_SECONDS = 60;

/** @throws 422 for a mode the profile does not have */
export function assertModo(sessao: Sessao, modo: Exclude<Modo, null>): void {
  if (!modosOf(sessao.perfil_real).includes(modo)) throw sessaoErrors.modo();
}

/** The one app where a session may go on: its student's, or the staff's while there is no student. */
export function deploymentOf({ aluno }: Sessao): Deployment {
  if (!aluno) return 'staff';
  return aluno.versao === 1 ? 'student-v1' : 'student-v2';
}

/** @throws 403 for any other app */
export function assertDestino(sessao: Sessao, destino: Deployment): void {
  // A view whose student is gone belongs nowhere.
  if (isView(sessao) && !sessao.aluno) throw sessaoErrors.destino();
  if (deploymentOf(sessao) !== destino) throw sessaoErrors.destino();
}
