/**
 * Refusals: status, stable code and the sentence a person reads. A module makes its own in its `errors.ts` with these
 * factories; the error handler turns them into answers.
 */
import { type Campo, MAX_CAMPOS } from './campos.ts';

/** Extra fields the contract's error allows, such as `avaliacao_finalizada`. */
export type ErrorExtra = Readonly<Record<string, string | number | boolean | null>>;

export class ApiError extends Error {
  readonly status: number;
  readonly codigo: string;
  readonly extra: ErrorExtra;
  /** The fields at fault, 50 at most. A 400 without any names the whole call (decision 205). */
  readonly campos: readonly Campo[];
  /** Added to the answer. */
  readonly headers: Record<string, string> = {};

  constructor(status: number, codigo: string, message: string, extra: ErrorExtra = {}, campos: readonly Campo[] = []) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.codigo = codigo;
    this.extra = extra;
    this.campos = status === 400 && campos.length === 0 ? [{ campo: 'pedido', motivo: message }] : campos;
  }

  /**
   * Names the fields of the body at fault, so that a form puts the sentence there. Each has the code and the message of the
   * whole refusal.
   * @param paths as `Campo` of the contract has them: `user.login`, `itens.2.numero`
   */
  at(...paths: readonly string[]): ApiError {
    const { status, codigo, message, extra } = this;
    const campos = paths.map((campo) => ({ campo, motivo: message, codigo }));
    return new ApiError(status, codigo, message, extra, campos);
  }

  /** The body of the contract: `erro` repeats `message` for the callers that read it (decision 56). */
  toBody(): Record<string, unknown> {
    const body = { message: this.message, erro: this.message, codigo: this.codigo, ...this.extra };
    if (this.campos.length === 0) return body;
    const campos = this.campos.slice(0, MAX_CAMPOS);
    return {
      ...body,
      campos: campos.map(({ campo, motivo, codigo = 'invalido' }) => ({ campo, motivo, codigo, erro: motivo })),
    };
  }
}

type Factory = (codigo: string, message: string, extra?: ErrorExtra) => ApiError;
const withStatus =
  (status: number): Factory =>
  (codigo, message, extra) =>
    new ApiError(status, codigo, message, extra);

/** Refuses one field of a call. The message is also the field's motive. */
export const badRequest = (codigo: string, message: string, campo: string): ApiError =>
  new ApiError(400, codigo, message).at(campo);
export const unauthenticated = withStatus(401);
export const forbidden = withStatus(403);
export const notFound = withStatus(404);
export const conflict = withStatus(409);
export const unprocessable = withStatus(422);
export const tooMany = withStatus(429);
export const unavailable = withStatus(503);

/** Names the time after which the call may be sent again, in whole seconds. */
function afterSeconds(error: ApiError, seconds: number): ApiError {
  error.headers['retry-after'] = String(Math.max(1, Math.ceil(seconds)));
  return error;
}

const DATABASE_RETRY_SECONDS = 5;

/** Refusals every module shares; texts and codes are those of the contract's examples. */
export const errors = {
  /** @param campos the fields at fault, and why (decision 205) */
  invalid: (...campos: readonly Campo[]) =>
    new ApiError(
      400,
      'pedido_invalido',
      campos.length > 0
        ? 'Confira os campos marcados e envie de novo.'
        : 'Não conseguimos ler este pedido. Recarregue a página e tente de novo.',
      {},
      campos,
    ),
  signedOut: () => unauthenticated('sessao_encerrada', 'Sua sessão terminou. Entre de novo.'),
  profile: () => forbidden('acesso_negado', 'Você não tem acesso a esta informação.'),
  readOnly: () => forbidden('somente_leitura', 'Apenas visualização: nada pode ser alterado.'),
  mustChangeSenha: () => forbidden('troca_de_senha_obrigatoria', 'Para continuar, você deve trocar sua senha.'),
  mustRegisterPerguntas: () =>
    forbidden('perguntas_obrigatorias', 'Para continuar, você deve cadastrar suas perguntas de segurança.'),
  mustSetUpDuasEtapas: () =>
    forbidden('duas_etapas_obrigatorias', 'Para continuar, você deve configurar a verificação em duas etapas.'),
  foreignEnrolment: () =>
    forbidden('turma_aluno_nao_autorizada', 'Esta matrícula não está ligada à sua conta. Entre de novo.'),
  noStudent: () => forbidden('aluno_nao_selecionado', 'Selecione um aluno para continuar.'),
  notFound: () => notFound('nao_encontrado', 'Não encontramos o que você procura.'),
  tooLarge: () =>
    new ApiError(
      413,
      'corpo_grande',
      'O conteúdo enviado é grande demais. Diminua o texto, use imagens por endereço (https) em vez de coladas, e envie de novo.',
    ),
  notJson: () => new ApiError(415, 'tipo_de_corpo', 'O conteúdo enviado deve ser JSON.'),
  notFile: () =>
    new ApiError(415, 'tipo_de_corpo', 'O conteúdo enviado deve ser um arquivo (application/octet-stream).'),
  internal: () => new ApiError(500, 'erro_interno', 'Erro interno do servidor.'),
  inView: () => forbidden('visao_aberta', 'Você está no modo aluno. Saia dele para escolher outro aluno.'),
  maintenance: () =>
    unavailable('manutencao', 'Os servidores estão temporariamente indisponíveis. Tente de novo em alguns minutos.'),
  /** A code of its own: nobody promises its students that deadlines move. @param texto what the school says itself */
  schoolMaintenance: (texto: string) => unavailable('manutencao_escola', texto),
  blocked: () => unavailable('bloqueado', 'O acesso da sua escola está suspenso. Fale com a secretaria da escola.'),
  /** The database does not answer. It is asked again every second, and the embedded one is started again. */
  databaseDown: () =>
    afterSeconds(
      unavailable(
        'banco_indisponivel',
        'Os servidores estão temporariamente indisponíveis. Tente de novo em alguns minutos.',
      ),
      DATABASE_RETRY_SECONDS,
    ),
  /** It gives no sign, and calls are refused without asking it. */
  databaseSilent: () =>
    afterSeconds(
      unavailable(
        'banco_sem_resposta',
        'Os servidores estão temporariamente indisponíveis. Tente de novo em alguns minutos.',
      ),
      DATABASE_RETRY_SECONDS,
    ),
  /** The embedded PostgreSQL died or hung and is being started again. */
  databaseRestarting: () =>
    afterSeconds(
      unavailable(
        'banco_reiniciando',
        'Os servidores estão temporariamente indisponíveis. Tente de novo em alguns minutos.',
      ),
      DATABASE_RETRY_SECONDS,
    ),
  /** The disk is nearly full; reading goes on. */
  noSpace: () => {
    const error = unavailable(
      'sem_espaco',
      'Os servidores estão temporariamente indisponíveis. Tente de novo em alguns minutos.',
    );
    error.headers['retry-after'] = '30';
    return error;
  },
  ending: () =>
    unavailable('encerrando', 'Os servidores estão temporariamente indisponíveis. Tente de novo em alguns minutos.'),
  /** A migration of this program is missing. */
  otherLevel: () =>
    unavailable(
      'banco_desatualizado',
      'Os servidores estão temporariamente indisponíveis. Tente de novo em alguns minutos.',
    ),
  /** More waits for the database than it can answer in time; the same call may be sent again. */
  queueFull: () => {
    const error = unavailable('muitos_acessos', 'Muitas pessoas estão usando agora. Espere um pouco e tente de novo.');
    error.headers['retry-after'] = '1';
    return error;
  },
  /** @param seconds how long to wait; also sent as `retry-after` */
  busy: (seconds: number) =>
    afterSeconds(
      unavailable('muitos_acessos', 'Muitas pessoas estão entrando agora. Espere um pouco e tente de novo.'),
      seconds,
    ),
  /** Too many tries of a secret. @param seconds how long to wait; also sent as `retry-after` */
  wait: (seconds: number) =>
    afterSeconds(
      tooMany('muitas_tentativas', 'Foram muitas tentativas seguidas. Espere alguns minutos e tente de novo.'),
      seconds,
    ),
  /** Too many calls of any kind; clients wait and repeat the call. @param seconds as in `wait` */
  tooManyCalls: (seconds: number) =>
    afterSeconds(
      tooMany('muitas_chamadas', 'Muitos pedidos em pouco tempo. Espere um pouco e tente de novo.'),
      seconds,
    ),
};
