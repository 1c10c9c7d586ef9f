/** How calls are written on the wire (S1 §7): params copy, default turma_aluno_id, base by version, special calls. */

/** Version whose base the calls that stand under both prefixes go to. */
export type Versao = 1 | 2;

/** POST, PUT and PATCH bodies: the payload fields plus a `params` copy of the payload. */
export function serializeBody(payload: unknown): string {
  const fields = typeof payload === 'object' && payload !== null ? payload : {};
  return JSON.stringify({ ...fields, params: fields });
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

const TWIN = /^\/api\/v2\/(login\/|logout$|users\/|central_avaliacoes|banco_questoes\/)/u;

/** True for a path that stands under both prefixes. A test proves it against the contract. */
export function isTwin(schemaPath: string): boolean {
  return TWIN.test(schemaPath);
}

/** Calls that prove who the caller is: a 401 there is about credentials, and their header is no renewal. */
const SIGN_IN =
  /^\/api\/v\d\/(login\/|users\/contas\/login_hub_educacional|sessao\/contexto|sessao\/transferencias\/resgate)$/u;

/** True for sign-in, student context and handover. */
export function isSignIn(schemaPath: string): boolean {
  return SIGN_IN.test(schemaPath);
}

const EXAM_WRITE =
  /\/central_avaliacoes\/\{turma_avaliacao_id\}\/(resposta|lingua_estrangeira|\{dia_prova\}\/(inicio|fechamento_prova)|\{proposta_redacao_id\}\/resposta_redacao)$/u;

/** True for a write of an exam: a 401 there must not clear the session, the answers wait (decision 32). */
export function isExamWrite(schemaPath: string): boolean {
  return EXAM_WRITE.test(schemaPath);
}

/** True when a 401 of this call ends the session: every call but signing in and exam writes (decision 32). */
export function endsSession(schemaPath: string): boolean {
  return !isExamWrite(schemaPath) && (!isSignIn(schemaPath) || schemaPath.endsWith('/contexto'));
}
