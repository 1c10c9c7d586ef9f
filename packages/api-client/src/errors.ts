/** The one error of the transport. Knows the contract's Error body; shows nothing and goes nowhere. */
import type { Campo, Error as ErrorBody } from '@luneta/openapi';

/** Shown when the server gives no sentence of its own. S1 §8 */
export const FALLBACK_MESSAGE = 'Erro interno do servidor.';
/** Shown when no answer came: the internet or the server, which nobody can tell from here. */
export const OFFLINE_MESSAGE = 'Não conseguimos conectar. Confira a internet e tente de novo.';

export type ApiErrorFields = ErrorBody & { status: number; offline: boolean };

/**
 * A call that did not succeed.
 * - `status`: HTTP status; 0 when no answer came.
 * - `codigo`: the server's stable code, or `sem_conexao`, `resposta_invalida`, `erro_http`.
 * - `message`: may be shown. `erro`: for the field at fault.
 * - `campos`: the fields at fault, each once, with a stable code and a sentence to be shown at the field; empty where none is named.
 * - `motivo`: what is wrong with the first field at fault; the message where none is named. For a screen that sent one field.
 * - `avaliacao_finalizada`: the exam day takes no more writes from this student.
 * - `desafio`: of the sign-in with codigo `segunda_etapa`, what the second step sends beside its code; null otherwise.
 * - `banco_questao_id`: of codigo `questao_repetida`, the question that reads alike; null otherwise.
 * - `offline`: no answer came; the call may or may not have reached the server.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly codigo: string;
  readonly erro: string;
  readonly motivo: string;
  readonly campos: readonly Campo[];
  readonly avaliacao_finalizada: boolean;
  readonly desafio: string | null;
  readonly banco_questao_id: number | null;
  readonly offline: boolean;

  constructor(fields: ApiErrorFields, options?: ErrorOptions) {
    super(fields.message, options);
    this.name = 'ApiError';
    this.status = fields.status;
    this.codigo = fields.codigo;
    this.erro = fields.erro;
    this.campos = fields.campos ?? [];
    this.motivo = this.campos[0]?.motivo ?? fields.message;
    this.avaliacao_finalizada = fields.avaliacao_finalizada ?? false;
    this.desafio = fields.desafio ?? null;
    this.banco_questao_id = fields.banco_questao_id ?? null;
    this.offline = fields.offline;
  }

  /** As the rule of failed writes reads it (GRV-1): status 0 where no answer came, and the reason of the one field sent. */
  get falha(): { status: number; codigo: string; message: string } {
    const { status, codigo, motivo, offline } = this;
    return { status: offline ? 0 : status, codigo, message: motivo };
  }
}

/** No answer came (offline, reset, refused, redirected by a captive portal). */
export function offlineError(cause: unknown): ApiError {
  return new ApiError(
    { status: 0, codigo: 'sem_conexao', message: OFFLINE_MESSAGE, erro: OFFLINE_MESSAGE, offline: true },
    { cause },
  );
}

/** An answer of 2xx that is not what the contract says. */
export function invalidResponseError(status: number, cause: unknown): ApiError {
  return new ApiError(
    { status, codigo: 'resposta_invalida', message: FALLBACK_MESSAGE, erro: FALLBACK_MESSAGE, offline: false },
    { cause },
  );
}

/** An answer of 4xx or 5xx; a body that is no Error (a proxy's page) gives the documented fallback. */
export function httpError(status: number, body: unknown): ApiError {
  const message = field(body, 'message') ?? FALLBACK_MESSAGE;
  const desafio = field(body, 'desafio');
  const banco_questao_id = isObject(body) ? body['banco_questao_id'] : undefined;
  return new ApiError({
    status,
    codigo: field(body, 'codigo') ?? 'erro_http',
    message,
    erro: field(body, 'erro') ?? message,
    campos: camposOf(body),
    avaliacao_finalizada: isObject(body) && body['avaliacao_finalizada'] === true,
    ...(desafio === undefined ? {} : { desafio }),
    ...(typeof banco_questao_id === 'number' && { banco_questao_id }),
    offline: false,
  });
}

/** The fields that the server names (decision 205). A server of the release before sends no code and no sentence of its own. */
function camposOf(body: unknown): Campo[] {
  const campos: unknown = isObject(body) ? body['campos'] : undefined;
  if (!Array.isArray(campos)) return [];
  return campos.flatMap((one: unknown) => {
    const [campo, motivo] = [field(one, 'campo'), field(one, 'motivo')];
    if (campo === undefined || motivo === undefined) return [];
    return [{ campo, motivo, codigo: field(one, 'codigo') ?? 'invalido', erro: field(one, 'erro') ?? motivo }];
  });
}

/** True for the abort of a caller, which is no failure and passes through unchanged. */
export function isAbort(error: unknown): boolean {
  return isObject(error) && error['name'] === 'AbortError';
}

function field(body: unknown, name: string): string | undefined {
  const value = isObject(body) ? body[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
