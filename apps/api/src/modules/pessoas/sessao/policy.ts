/** Decides how long a view and a code last, which mode a profile may choose, and to which app a session may move. */
import type { Deployment } from '@luneta/domain/destino';
import { modosOf, type Modo } from '@luneta/domain/perfil';

import { isView, type Sessao } from '../../../http/sessao.ts';
import { sessaoErrors } from './errors.ts';

/** A student's view ends after an hour, whether used or not (security D11). */
export const VIEW_SECONDS = 3_600;
/** A code is used at once by the other app or expires (decision 36a). */
export const CODE_SECONDS = 60;

/** @throws 422 when the profile does not have the mode */
export function assertModo(sessao: Sessao, modo: Exclude<Modo, null>): void {
  if (!modosOf(sessao.perfil_real).includes(modo)) throw sessaoErrors.modo();
}

/** The one app a session may move to: the student's app, or the staff app while there is no student. */
export function deploymentOf({ aluno }: Sessao): Deployment {
  if (!aluno) return 'staff';
  return aluno.versao === 1 ? 'student-v1' : 'student-v2';
}

/** @throws 403 for any other app */
export function assertDestino(sessao: Sessao, destino: Deployment): void {
  // A view whose student is gone may not move at all.
  if (isView(sessao) && !sessao.aluno) throw sessaoErrors.destino();
  if (deploymentOf(sessao) !== destino) throw sessaoErrors.destino();
}
