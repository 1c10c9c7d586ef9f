/** How calls are written on the wire (S1 §7): params copy, default turma_aluno_id, base by version, special calls. */

import { contextPaths, credentialPaths, examWritePaths, twinPaths } from '@luneta/openapi/calls';

/** The version whose base is used for calls that exist under both prefixes. */
export type Versao = 1 | 2;

/** How `JSON.stringify` writes half a character; the first alternative passes over backslashes of the text itself. */
const HALF_CHARACTER = /\\\\|\\ud[89a-f][0-9a-f]{2}/gu;

/**
 * POST, PUT and PATCH bodies: the payload fields plus a `params` copy of the payload. Half a character, as a text cut
 * within an emoji ends with, becomes U+FFFD: the server refuses it, and an essay must not wait for ever because of it.
 */
export function serializeBody(payload: unknown): string {
  const fields = typeof payload === 'object' && payload !== null ? payload : {};
  const json = JSON.stringify({ ...fields, params: fields });
  return json.replace(HALF_CHARACTER, (found) => (found === '\\\\' ? found : '\ufffd'));
}

/** Query text with the default turma_aluno_id; a call that names its own student keeps it. */
export function serializeQuery(query: unknown, turma_aluno_id: number | null): string {
  const given = typeof query === 'object' && query !== null ? query : {};
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ turma_aluno_id, ...given })) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.toString();
}

/**
 * True for sign-in, student context and handover. Their authorization header is not a renewal, and they do not send the
 * active student: the body names the person. `path` is a template of the contract, as in every function below.
 */
export function isSignIn(path: string): boolean {
  return credentialPaths.has(path) || contextPaths.has(path);
}

/** True for the calls that are made with credentials: the device they come from counts. */
export function bringsDevice(path: string): boolean {
  return credentialPaths.has(path);
}

/** Where a version sends a call: under its own base when the contract has it there. */
export function pathOf(path: string, versao: Versao): string {
  return versao === 1 && twinPaths.has(path) ? path.replace('/api/v2/', '/api/v1/') : path;
}

/** True when a 401 of this call ends the session: every call but credentials and exam writes (decision 32). */
export function endsSession(path: string): boolean {
  // During an exam the answers wait until the same student signs in again. The exam session decides.
  return !examWritePaths.has(path) && !credentialPaths.has(path);
}
