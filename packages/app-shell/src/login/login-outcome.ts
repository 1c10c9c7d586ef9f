/**
 * What the login screen does with the server's answer. Pure: it picks the sentence and how it is shown,
 * and neither calls nor navigates.
 */
import { isMaintenanceReason, type MaintenanceReason } from '../maintenance/maintenance-store.ts';
import { copy } from './copy.ts';

/** The part of an API error that decides. */
export type LoginFailure = { status: number; codigo: string; message: string; offline: boolean };

/**
 * `alert`: a dialog with the server's text; `inline`: one sentence under the form; `unavailable`: the same, and the
 * overlay opens over it (S1 §4).
 */
export type LoginProblem =
  | { kind: 'alert' | 'inline'; text: string }
  | { kind: 'unavailable'; text: string; reason: MaintenanceReason };

/** Stable codes whose documented text is shown as an alert (S1 §8). */
const ALERTS = ['perfil_nao_autorizado', 'aluno_sem_turma'];

/** Decision 41: the documented text for wrong credentials; another sentence when credentials were not the reason. */
export function loginProblem(failure: LoginFailure): LoginProblem {
  const { codigo, message, offline, status } = failure;
  if (offline) return { kind: 'inline', text: message };
  if (isMaintenanceReason(codigo)) return { kind: 'unavailable', text: message, reason: codigo };
  if (ALERTS.includes(codigo)) return { kind: 'alert', text: message };
  // Only where no second step can follow: signing in again in the middle of a student's exam.
  if (codigo === 'segunda_etapa') return { kind: 'inline', text: copy.again.other };
  if (status === 429) return { kind: 'inline', text: copy.tooMany };
  if (status >= 500) return { kind: 'inline', text: copy.unavailable };
  return { kind: 'inline', text: copy.wrong };
}
