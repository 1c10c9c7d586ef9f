/** How calls are written on the wire (S1 §7): params copy, default turma_aluno_id, base by version, special calls. */

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

/** Calls that say who the caller is; see `isSignIn`. */
const SIGN_IN =
  /\/api\/v\d\/(login\/|users\/contas\/login_hub_educacional|sessao\/contexto|sessao\/transferencias\/resgate)$/u;

/**
 * True for sign-in, student context and handover. Their authorization header is not a renewal, and they do not send the
 * active student: the body names the person.
 */
export function isSignIn(path: string): boolean {
  return SIGN_IN.test(path);
}

const TWIN = /\/api\/v2\/(login\/|logout$|users\/|central_avaliacoes|banco_questoes\/|gestao_acompanhamento$|navbar$)/u;

/** The final address: the path of the wanted version, without the student on calls that identify the caller. */
export function finalUrl(url: string, versao: Versao): string {
  const [path = '', search] = url.split('?');
  const twin = versao === 1 && TWIN.test(path) ? path.replace('/api/v2/', '/api/v1/') : path;
  return search === undefined || isSignIn(path) ? twin : `${twin}?${search}`;
}

const EXAM_WRITE =
  /\/central_avaliacoes\/\{turma_avaliacao_id\}\/(resposta|resposta_subjetiva|lingua_estrangeira|\{dia_prova\}\/(inicio|fechamento_prova)|\{proposta_redacao_id\}\/resposta_redacao)$/u;

/** True when a 401 of this call ends the session: every call but credentials and exam writes (decision 32). */
export function endsSession(schemaPath: string): boolean {
  // During an exam the answers wait until the same student signs in again. The exam session decides.
  if (EXAM_WRITE.test(schemaPath)) return false;
  return !isSignIn(schemaPath) || schemaPath.endsWith('/contexto');
}
