/**
 * What the login screen does with the server's answer. Pure: it picks the sentence and how it is shown,
 * and neither calls nor navigates.
 */
import { copy } from './copy.ts';

/** The part of an API error that decides. */
export type LoginFailure = { status: number; codigo: string; message: string; offline: boolean };

/** `alert`: a dialog with the server's text; `inline`: one sentence under the form. */
export type LoginProblem = { kind: 'alert' | 'inline'; text: string };

/** Stable codes whose documented text is shown as an alert (S1 §8). */
const ALERTS = ['perfil_nao_autorizado', 'sem_turma_ativa'];

/** Decision 41: the documented text for wrong credentials; another sentence when credentials were not the reason. */
export function loginProblem(failure: LoginFailure): LoginProblem {
  if (failure.offline) return { kind: 'inline', text: copy.offline };
  if (ALERTS.includes(failure.codigo)) return { kind: 'alert', text: failure.message };
  if (failure.status === 429) return { kind: 'inline', text: copy.tooMany };
  if (failure.status >= 500) return { kind: 'inline', text: copy.unavailable };
  return { kind: 'inline', text: copy.wrong };
}
