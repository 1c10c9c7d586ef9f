/**
 * Names of everything the platform keeps in the browser about who is signed in (S1 §3),
 * and the one rule that says what survives the end of a session (decision 33, D9).
 */
export const SESSION_KEYS = {
  request_authorization: 'request_authorization',
  turma_aluno_id: 'turma_aluno_id',
  ciclo: 'ciclo',
  perfil: 'perfil',
  perfil_real: 'perfil_real',
  metadata: 'metadata',
  shouldChangePassword: 'shouldChangePassword',
} as const;

/** The update notice of S1 §9 was dismissed on this device. It says nothing about a person. */
export const EXIBIU_ATUALIZACAO = 'exibiuAtualizacao';

/** Prefix for what belongs to the device and not to the person (reduced motion, dismissed notices). */
export const DEVICE_PREFIX = 'luneta:dispositivo:';

/**
 * Prefix for an answer that has not reached the server yet. Its key names the student, and only that student's session
 * sends it (decision 33).
 */
export const KEPT_PREFIX = 'luneta:guardado:';

/** Prefix for small things one person keeps while signed in, such as the students opened last. Gone with the session. */
export const NOTE_PREFIX = 'luneta:sessao:';

/**
 * True for a key that stays when a session ends or another student comes (decision 33): what belongs to the
 * device, and answers that wait to be sent. Those of an exam (D20) live in IndexedDB, written by the package `exam`.
 */
export function survivesSignOut(key: string): boolean {
  return key === EXIBIU_ATUALIZACAO || key.startsWith(DEVICE_PREFIX) || key.startsWith(KEPT_PREFIX);
}
